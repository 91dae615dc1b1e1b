import { FACE_DOWN } from '../../../../kernel/chance.ts'
import { type AnyDeclared, leastRank } from '../../../../kernel/command.ts'
import type { Patron } from '../../../../kernel/people.ts'
import { type CommandForm, commandsOf, fixed, formFor } from './command-forms.ts'

/** The forms in which staff enter what a patron without an account does. */

/** Seating has a separate form, which asks for the name. */
const SEATING: readonly string[] = ['sit', 'stand']

/** The form under another key, with its fields filled in. */
const variant = (form: CommandForm, key: string, known: object): CommandForm => ({
  ...fixed(form, known as Readonly<Record<string, unknown>>),
  key,
})

const EXCHANGED = [2, 3, 4, 5]

/** Only the patron has seen the cards, so staff enter how many. @rule nz22:8.5 ruling:2231 */
const exchanges = (form: CommandForm): readonly CommandForm[] =>
  EXCHANGED.map(count =>
    variant(form, `exchange-${count}`, { discard: Array.from({ length: count }, () => FACE_DOWN) }),
  )

const VARIANTS: Readonly<Record<string, (form: CommandForm) => readonly CommandForm[]>> = {
  exchange: exchanges,
  /** If there are more than two dice, the dealer chooses. */
  'take-dice': form => [{ ...form, fields: [] }],
}

/** The dealer cuts and rolls too, but for a patron these are the patron's own cut and roll. */
const OWN: readonly string[] = ['cut', 'roll']

/** Commands that staff may give in their own name already have a form. */
const isEntered = (declared: AnyDeclared): boolean =>
  declared.by.includes('patron') &&
  (leastRank(declared) === undefined || OWN.includes(declared.does)) &&
  !SEATING.includes(declared.does)

export const formsEnteredFor = (game: string, patron: Patron): readonly CommandForm[] =>
  commandsOf(game)
    .filter(isEntered)
    .map(({ does }): CommandForm => ({ ...formFor(game, does), rank: 'dealer' }))
    .flatMap(form => VARIANTS[form.does]?.(form) ?? [form])
    .map(form => ({ ...form, with: { ...form.with, for: patron } }))
