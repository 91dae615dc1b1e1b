import type { Authority } from './authority.ts'

/** A command that a patron may give now, and the clause that allows it. */
export interface Right<Asks extends string = string> {
  readonly asks: Asks
  readonly under: Authority
}
