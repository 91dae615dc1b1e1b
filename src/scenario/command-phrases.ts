import type { Command } from '../kernel/game.ts'
import type { Speaker } from './language/actors.ts'
import { cards, money, patron } from './language/phrase.ts'
import { holesIn } from './language/placeholders.ts'
import type { Verb } from './stage.ts'

/** Phrases that give one command: each placeholder is the value of one field. */

type FieldsOf<C> = C extends unknown ? Omit<C, 'by' | 'does' | 'round'> : never
type Names<C> = C extends unknown ? keyof C & string : never

/** Placeholders that are not taken as text. */
const VALUES: Readonly<Record<string, (words: string) => unknown>> = {
  money,
  patron,
  number: Number,
  count: Number,
  card: words => cards(words)[0],
  cards,
}

const fieldValue = (hole: string, words: string): unknown => VALUES[hole]?.(words) ?? words

/** The phrases of one kind of table: `gives` for a single command, `verb` for everything else. */
export const phrasesFor = <State, C extends Command>() => ({
  /**
   * `fields` names the field of each placeholder, in the order of the phrase. `also` has the fields
   * that the phrase implies.
   */
  gives: <D extends C['does']>(
    who: Speaker,
    says: string,
    does: D,
    fields: readonly Names<FieldsOf<Extract<C, { does: D }>>>[] = [],
    also: Partial<FieldsOf<Extract<C, { does: D }>>> = {},
  ): Verb<State, C> => {
    const holes = holesIn(says)
    return {
      who,
      says,
      does: (words, { by }) => {
        const said = fields.map((field, i) => [field, fieldValue(holes[i]!, words[i]!)] as const)
        return { by, does, ...Object.fromEntries(said), ...also } as unknown as C
      },
    }
  },
  verb: (who: Speaker, says: string, does: Verb<State, C>['does']): Verb<State, C> => ({
    who,
    says,
    does,
  }),
})
