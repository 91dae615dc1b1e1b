import type mbs from '../../law/mbs.json'
import type nz1 from '../../law/nz1.json'
import type nz5 from '../../law/nz5.json'
import type nz5old from '../../law/nz5-old.json'
import type nz7 from '../../law/nz7.json'
import type nz8 from '../../law/nz8.json'
import type nz11a from '../../law/nz11a.json'
import type nz22 from '../../law/nz22.json'
import type rulings from '../../law/rulings.json'

/** The eight texts, in the order of reports: the general rules, then the games. */
export const BOOKS = ['nz1', 'nz5', 'nz5-old', 'mbs', 'nz7', 'nz8', 'nz11a', 'nz22'] as const
export type Book = (typeof BOOKS)[number]

/** A numbered clause of one of these texts, such as `nz5:9.4`. */
export type Clause =
  | keyof typeof nz1
  | keyof typeof nz5
  | keyof typeof nz5old
  | keyof typeof mbs
  | keyof typeof nz7
  | keyof typeof nz8
  | keyof typeof nz11a
  | keyof typeof nz22

/** One of our own numbered rulings, for a text that is silent, misprinted or unclear. */
export type Ruling = keyof typeof rulings

/** The clause or ruling behind a fact. These are types only, so no legal text reaches a browser. */
export type Authority = Clause | Ruling
