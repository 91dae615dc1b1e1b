import { FACE_DOWN } from '../../../../kernel/chance.ts'
import { type AnyDeclared, leastRank } from '../../../../kernel/command.ts'
import type { Patron } from '../../../../kernel/people.ts'
import { type CommandForm, commandsOf, fixed, formFor } from './command-forms.ts'

/** What a patron without an account may do, as forms in which staff enter it. */

/** They have a form of their own, with a name to type. */
const SEATING: readonly string[] = ['sit', 'stand']

/** A form whose fields are known, under a name of its own. */
const variant = (form: CommandForm, key: string, known: object): CommandForm => ({
  ...fixed(form, known as Readonly<Record<string, unknown>>),
  key,
})

const EXCHANGED = [2, 3, 4, 5]

/** Only the patron has seen the cards, so they say how many. @rule nz22:8.5 ruling:2231 */
const exchanges = (form: CommandForm): readonly CommandForm[] =>
  EXCHANGED.map(count =>
    variant(form, `exchange-${count}`, { discard: Array.from({ length: count }, () => FACE_DOWN) }),
  )

const VARIANTS: Readonly<Record<string, (form: CommandForm) => readonly CommandForm[]>> = {
  exchange: exchanges,
  /** The dealer chooses the dice where there are more than two. */
  'take-dice': form => [{ ...form, fields: [] }],
}

/** What staff may do in their own name is a form already. */
const isEntered = (declared: AnyDeclared): boolean =>
  declared.by.includes('patron') &&
  leastRank(declared) === undefined &&
  !SEATING.includes(declared.does)

export const formsEnteredFor = (game: string, patron: Patron): readonly CommandForm[] =>
  commandsOf(game)
    .filter(isEntered)
    .map(({ does }): CommandForm => ({ ...formFor(game, does), rank: 'dealer' }))
    .flatMap(form => VARIANTS[form.does]?.(form) ?? [form])
    .map(form => ({ ...form, with: { ...form.with, for: patron } }))
