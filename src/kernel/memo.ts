/** Computes a value once for each state, however many people look at it. */
export const onceFor = <S extends object, V>(make: (state: S) => V): ((state: S) => V) => {
  const made = new WeakMap<S, V>()
  return state => {
    if (!made.has(state)) made.set(state, make(state))
    return made.get(state)!
  }
}

/**
 * Remembers only the latest state. Use it for states that are soon replaced: the garbage collector
 * clears a weak map of them too late.
 */
export const onceForLatest = <S extends object, V>(make: (state: S) => V): ((state: S) => V) => {
  let latest: { readonly state: S; readonly made: V } | undefined
  return state => {
    if (latest?.state !== state) latest = { state, made: make(state) }
    return latest.made
  }
}

/** Computes a value once for each pair of parts. A part usually lasts longer than a state. */
export const onceForBoth = <A extends object, B extends object, V>(
  make: (one: A, other: B) => V,
): ((one: A, other: B) => V) => {
  const made = onceFor((one: A) => onceFor((other: B) => make(one, other)))
  return (one, other) => made(one)(other)
}

/** For each key, computes the value again only when one of its parts changes. */
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
