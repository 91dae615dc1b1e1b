import { amountOf } from '../../kernel/amount.ts'
import type { Chips } from '../../kernel/money.ts'

/** What patrons of every table say alike. */

/** Questions and wishes that every table understands. */
export type Common =
  | { readonly is: 'buy'; readonly chips: Chips }
  | { readonly is: 'why'; readonly round: number | undefined }
  | { readonly is: 'rules'; readonly id: string | undefined }
  | { readonly is: 'rebet' | 'history' | 'sign' | 'seal' | 'help' | 'quit' | 'nothing' }
  | { readonly is: 'unclear'; readonly says: string }

export const unclear = (says: string): { readonly is: 'unclear'; readonly says: string } => ({
  is: 'unclear',
  says,
})

/** A command by its word, or by the letter that does for it. */
export const commandAmong = <Word extends string>(
  words: readonly Word[],
  short: Readonly<Record<string, Word>>,
  said: string,
): Word | undefined =>
  words.find(word => word === said) ?? (Object.hasOwn(short, said) ? short[said] : undefined)

export const whyOf = (rest: readonly string[]): Common => ({
  is: 'why',
  round: rest[0] === undefined ? undefined : Number(rest[0]),
})

export const buyOf = (rest: readonly string[]): Common => {
  const size = amountOf(rest.at(-1)?.replace(/^\$/, '').replaceAll(',', ''))
  return size ? { is: 'buy', chips: size } : unclear('Buy how much? Say it as in buy 500.')
}
