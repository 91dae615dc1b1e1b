/** Our own mistakes, and only those: what people do wrong is answered with a refusal. */
export function assert(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(`broken invariant: ${what}`)
}
