import { isKept, type ResultFunction, type Throws } from '../../server/chance/spin-commitments.ts'
import { type Paint, wrapped } from './drawing.ts'
import type { Terminal } from './terminal.ts'

/** A promised spin or roll: sealed before wagers, opened after the settlement. */
export interface PromisedThrow<T> {
  /** Promises the next throw unless there is a promise already. Returns the commitment. */
  readonly make: () => string
  readonly mix: (words: string) => void
  readonly draw: () => T
  /** Opens the promise and checks it, and the drawn result if there is one. */
  readonly open: (drawn: T | undefined) => OpenedPromise
}

interface OpenedPromise {
  readonly number: number
  readonly secret: string
  readonly words: readonly string[]
  readonly kept: boolean
}

/** A source of throws, and the function with which anybody can compute them again. */
export interface Thrower<T> {
  readonly throws: Throws<T>
  readonly works: ResultFunction<T>
}

export const promising = <T>({ throws, works }: Thrower<T>): PromisedThrow<T> => {
  let count = 0
  let commitment: string | undefined
  return {
    make: () => {
      if (commitment === undefined) {
        count += 1
        commitment = throws.seal(count)
      }
      return commitment
    },
    mix: says => throws.mix({ seat: 1, says }),
    draw: throws.draw,
    open: drawn => {
      const revealed = throws.reveal()
      const { seal, said } = revealed
      const kept = isKept(works, revealed, commitment ?? '', drawn ?? works(seal, said))
      commitment = undefined
      return { number: count, secret: seal.secret, words: said.map(({ says }) => says), kept }
    },
  }
}

/** Adds a patron's words to the next throw. */
export const mixIn = (
  {
    terminal,
    promised,
  }: { readonly terminal: Terminal; readonly promised: Pick<PromisedThrow<unknown>, 'mix'> },
  words: string,
): void => {
  promised.mix(words)
  terminal.say(`   You added: "${words}". The house had already committed itself.`)
}

export const promiseLine = (paint: Paint, commitment: string): string =>
  paint('dim', `   sealed ${commitment}`)

/** Prints the secret if the house kept its promise, otherwise a warning in plain words. */
export const openedLines = (
  paint: Paint,
  { number, secret, words, kept }: OpenedPromise,
  what: 'spin' | 'roll' | 'deal',
): readonly string[] => [
  ...(words.length === 0 ? [] : wrapped(`Mixed in was "${words.join(' ')}".`, '   ')),
  `   ${kept ? paint('green', '✓') : paint('red', '✗')} ${paint('dim', `secret ${secret}`)}`,
  ...(kept
    ? []
    : wrapped(
        `${paint('bold', `This ${what} was not honest`)}: number ${number} is not what was sealed.`,
        '   ',
      )),
]

export const promiseLines = (
  commitment: string,
  what: 'spin' | 'roll' | 'deal',
): readonly string[] => [
  `   Before you bet, the house committed itself to the secret of this ${what}:`,
  `   sha256 ${commitment}`,
  ...wrapped(
    `The result follows from that secret and from any words you add: mix kia ora. The house shows ` +
      `the secret after the wagers are settled. A ✓ means that it matches the commitment and that ` +
      `the ${what} follows from it. To check it yourself: the line above is the SHA-256 of the text ` +
      `commit|v1|terminal|, the number of the ${what}, | and the 32 bytes of the secret.`,
    '   ',
  ),
]
