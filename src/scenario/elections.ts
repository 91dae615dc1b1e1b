import { corrected } from './language/spelling.ts'
import type { Verb } from './stage.ts'

/** `operator changes tie to 9`: the names of the first line, or those of the elections in words. */

const inOneWord = (option: string): string =>
  option.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

const inWords = (election: string): string =>
  election.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/** Elections whose option has another name in the first line. */
export type OptionNames = Readonly<Record<string, string>>

interface Elects {
  readonly fields: { readonly election: { readonly is: string } }
}

// biome-ignore lint/suspicious/noExplicitAny: every game has its own command of this name.
export const electionVerb = ({ fields }: Elects, names: OptionNames = {}): Verb<any, any> => {
  const { values } = fields.election as unknown as { values: readonly string[] }
  const spoken = (election: string): string => names[election] ?? inWords(election)
  const electionOf = (option: string): string | undefined =>
    values.find(each => spoken(each) === option || each === inOneWord(option))
  return {
    who: 'staff',
    says: 'changes {word} to {word}',
    mistake: ([option]) =>
      electionOf(option!)
        ? undefined
        : `no option is called ${corrected(option!, values.map(spoken))}`,
    does: ([option, value], { by }) => ({
      by,
      does: 'elect',
      election: electionOf(option!),
      value,
    }),
  }
}
