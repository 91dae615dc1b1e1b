import type { Authority } from './authority.ts'

/** Something a patron may ask for at this moment, by name of the command, and the clause that lets them. */
export interface Right<Asks extends string = string> {
  readonly asks: Asks
  readonly under: Authority
}
