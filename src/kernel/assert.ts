/** Our own mistakes, and only those: what people do wrong is answered with a refusal. */
export function assert(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(`broken invariant: ${what}`)
}

/** Closes a switch over a union: a new member that nobody handles does not compile. */
export const never = (left: never): never => {
  throw new Error(`broken invariant: nobody handles ${JSON.stringify(left)}`)
}
