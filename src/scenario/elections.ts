import { corrected } from './language/nearest.ts'
import type { Verb } from './stage.ts'

/** `operator changes tie to 9`: the options have the same names as in the first line. */

const inOneWord = (option: string): string =>
  option.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

const inWords = (election: string): string =>
  election.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

interface Elects {
  readonly fields: { readonly election: { readonly is: string } }
}

// biome-ignore lint/suspicious/noExplicitAny: every game has its own command of this name.
export const electing = ({ fields }: Elects): Verb<any, any> => {
  const { values } = fields.election as unknown as { values: readonly string[] }
  return {
    who: 'staff',
    says: 'changes {word} to {word}',
    mistake: ([option]) =>
      values.includes(inOneWord(option!))
        ? undefined
        : `no option is called ${corrected(option!, values.map(inWords))}`,
    does: ([option, value], { by }) => ({ by, does: 'elect', election: inOneWord(option!), value }),
  }
}
