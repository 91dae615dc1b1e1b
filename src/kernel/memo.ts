/** What depends on a state alone is put together once for each state, however many look at it. */
export const onceFor = <S extends object, V>(make: (state: S) => V): ((state: S) => V) => {
  const made = new WeakMap<S, V>()
  return state => {
    if (!made.has(state)) made.set(state, make(state))
    return made.get(state)!
  }
}

/**
 * The same for a state that many look at one after the other and nobody again: only the latest is
 * remembered. A weak table of states that come and go is swept too seldom, and all of them with it.
 */
export const onceForLatest = <S extends object, V>(make: (state: S) => V): ((state: S) => V) => {
  let latest: { readonly state: S; readonly made: V } | undefined
  return state => {
    if (latest?.state !== state) latest = { state, made: make(state) }
    return latest.made
  }
}

/** The same for what depends on two parts of a state, either of which outlives most states. */
export const onceForBoth = <A extends object, B extends object, V>(
  make: (one: A, other: B) => V,
): ((one: A, other: B) => V) => {
  const made = onceFor((one: A) => onceFor((other: B) => make(one, other)))
  return (one, other) => made(one)(other)
}

/** Made again only when one of the parts it is made of is another than it was; by whom it is for. */
export const whileSame = <K extends object, P extends readonly unknown[], V>(
  make: (...parts: P) => V,
): ((key: K, ...parts: P) => V) => {
  const latest = new WeakMap<K, { readonly parts: P; readonly made: V }>()
  return (key, ...parts) => {
    const known = latest.get(key)
    if (known && isSame(known.parts, parts)) return known.made
    const made = make(...parts)
    latest.set(key, { parts, made })
    return made
  }
}

const isSame = (some: readonly unknown[], others: readonly unknown[]): boolean => {
  for (let i = 0; i < some.length; i += 1) if (some[i] !== others[i]) return false
  return true
}
