/** What depends on a state alone is put together once for each state, however many look at it. */
export const onceFor = <S extends object, V>(make: (state: S) => V): ((state: S) => V) => {
  const made = new WeakMap<S, V>()
  return state => {
    if (!made.has(state)) made.set(state, make(state))
    return made.get(state)!
  }
}
