import { AMOUNT, amountOf } from '../../../../kernel/amount.ts'
import type { Ask } from '../../../client/connection.ts'

/** A line that a patron typed at the table: a wager with its sum, or a word that does something. */

/** What can be typed at a table now. */
export interface Typable {
  /** Every wager with the names it goes by. */
  readonly wagers: readonly { readonly on: string; readonly names: readonly string[] }[]
  /** What the game understands beside wagers. */
  readonly asks: (words: readonly string[]) => Ask | undefined
}

const DEEDS = ['undo', 'clear', 'rebet', 'double', 'deal'] as const
export type Deed = (typeof DEEDS)[number]

export type Typed =
  | { readonly is: 'nothing' }
  | { readonly is: 'wager'; readonly on: string; readonly chips: number | undefined }
  | { readonly is: 'deed'; readonly deed: Deed }
  | { readonly is: 'ask'; readonly ask: Ask }
  | { readonly is: 'which'; readonly ons: readonly string[] }
  | { readonly is: 'unclear'; readonly text: string }

/** Spinning and rolling is dealing, where the patron says when. */
const ALIKE: Readonly<Record<string, Deed>> = { spin: 'deal', roll: 'deal' }

const plain = (text: string): string => text.toLowerCase().replaceAll('-', ' ').trim()

/** Those that are called so; if none, those that begin so. */
const wagersCalled = ({ wagers }: Typable, name: string): readonly string[] => {
  const having = (fits: (own: string) => boolean) =>
    wagers.filter(({ names }) => names.some(own => fits(plain(own)))).map(({ on }) => on)
  const exactly = having(own => own === name)
  return exactly.length > 0 ? exactly : having(own => own.startsWith(name))
}

const sumOf = (word: string): string | undefined => {
  const sum = word.replace(/^\$/, '')
  return AMOUNT.test(sum) ? sum : undefined
}

/** A number may belong to the name: `hard 6 5` is five on the Hard 6. */
const inFull = ({ wagers }: Typable, words: readonly string[]): Typed | undefined => {
  const ways = [
    { name: words, sum: undefined },
    { name: words.slice(0, -1), sum: sumOf(words.at(-1)!) },
    { name: words.slice(1), sum: sumOf(words[0]!) },
  ]
  for (const [i, { name, sum }] of ways.entries()) {
    const whole = name.join(' ')
    const found = wagers.filter(({ names }) => names.some(own => plain(own) === whole))
    if (found.length === 1 && (i === 0 || sum !== undefined))
      return { is: 'wager', on: found[0]!.on, chips: amountOf(sum) }
  }
  return undefined
}

export const typed = (typable: Typable, line: string): Typed => {
  const words = plain(line).split(/\s+/).filter(Boolean)
  if (words.length === 0) return { is: 'nothing' }
  const ask = typable.asks(words)
  if (ask) return { is: 'ask', ask }
  const [only = ''] = words
  const deed = DEEDS.find(each => each === only) ?? ALIKE[only]
  if (deed && words.length === 1) return { is: 'deed', deed }
  const whole = inFull(typable, words)
  if (whole) return whole
  const sums = words.map(sumOf).filter(sum => sum !== undefined)
  const name = words.filter(word => sumOf(word) === undefined).join(' ')
  const ons = name === '' || sums.length > 1 ? [] : wagersCalled(typable, name)
  if (ons.length === 1) return { is: 'wager', on: ons[0]!, chips: amountOf(sums[0]) }
  return ons.length > 1 ? { is: 'which', ons } : { is: 'unclear', text: line.trim() }
}
