import type { Refusal } from '../../kernel/refusal.ts'
import { type Law, readLaw } from '../../law/index.ts'
import { type Paint, wrapped } from './drawing.ts'
import { type Naming, rulesLines, whyRefused } from './reasons.ts'
import type { Common } from './speech.ts'

/** Answers that every table gives between two rounds. */

type Lines = readonly string[]

/** The facts of one table that its answers need. */
export interface TableFacts<Round> {
  readonly naming: Naming
  /** The rounds so far, their name, and the answer while there are none. */
  readonly rounds: readonly Round[]
  readonly called: string
  readonly none: string
  readonly why: (law: Law, round: Round) => Lines
  readonly sign: () => Lines
  readonly history: () => Lines
  readonly seal: () => Lines
  readonly help: string
  /** A clause of this game, as an example when somebody asks for a clause that does not exist. */
  readonly clause: string
  /** What the patron could type now. */
  readonly hint: string
}

const whyLines = <Round>(
  paint: Paint,
  { rounds, called, none, why, naming }: TableFacts<Round>,
  number: number | undefined,
  before: Refusal | undefined,
): Lines => {
  const law = readLaw()
  if (number === undefined && before) return whyRefused(paint, law, before, naming)
  const round = number === undefined ? rounds.at(-1) : rounds[number - 1]
  if (round) return why(law, round)
  return [rounds.length === 0 ? `   ${none}` : `   ${called} so far: 1 to ${rounds.length}.`]
}

/** `before`: the refusal that `why` explains. */
export const commonLines = <Round>(
  paint: Paint,
  said: Common | { readonly is: string },
  before: Refusal | undefined,
  known: TableFacts<Round>,
): Lines => {
  const common = said as Common
  switch (common.is) {
    case 'why':
      return whyLines(paint, known, common.round, before)
    case 'rules':
      return common.id === undefined ? known.sign() : rulesLines(readLaw(), common.id, known.clause)
    case 'sign':
      return known.sign()
    case 'history':
      return known.history()
    case 'seal':
      return known.seal()
    case 'help':
      return [known.help]
    case 'unclear':
      return wrapped(common.says, '   ')
    default:
      return [`   Your turn: ${known.hint}`]
  }
}
