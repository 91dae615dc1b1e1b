/** For bugs in this program only. A person's mistake gets a refusal instead. */
export function assert(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(`broken invariant: ${what}`)
}
