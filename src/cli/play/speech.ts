import { amountOf } from '../../kernel/amount.ts'
import type { Chips } from '../../kernel/money.ts'

/** Words that every table understands. */

/** Questions and requests that every table understands. */
export type Common =
  | { readonly is: 'buy'; readonly chips: Chips }
  | { readonly is: 'why'; readonly round: number | undefined }
  | { readonly is: 'rules'; readonly id: string | undefined }
  | { readonly is: 'mix'; readonly words: string }
  | { readonly is: 'rebet' | 'history' | 'sign' | 'seal' | 'help' | 'quit' | 'nothing' }
  | { readonly is: 'unclear'; readonly says: string }

export const COMMON = [
  'rebet',
  'why',
  'history',
  'sign',
  'rules',
  'seal',
  'buy',
  'help',
  'quit',
] as const

/** A letter is enough if no other word begins with it. */
export const SHORT_FOR_COMMON: Readonly<Record<string, (typeof COMMON)[number]>> = {
  r: 'rebet',
  w: 'why',
  h: 'help',
  '?': 'help',
  q: 'quit',
  leave: 'quit',
  exit: 'quit',
}

export const unclear = (says: string): { readonly is: 'unclear'; readonly says: string } => ({
  is: 'unclear',
  says,
})

/** A command by its word or its letter. */
export const commandAmong = <Word extends string>(
  words: readonly Word[],
  short: Readonly<Record<string, Word>>,
  said: string,
): Word | undefined =>
  words.find(word => word === said) ?? (Object.hasOwn(short, said) ? short[said] : undefined)

/** The meaning of a common word with the rest of its line. */
export const commonOf = (
  command: (typeof COMMON)[number] | 'mix',
  rest: readonly string[],
): Common => {
  switch (command) {
    case 'rules':
      return { is: 'rules', id: rest[0] }
    case 'why':
      return { is: 'why', round: rest[0] === undefined ? undefined : Number(rest[0]) }
    case 'buy':
      return buyOf(rest)
    case 'mix':
      return rest.length > 0
        ? { is: 'mix', words: rest.join(' ') }
        : unclear('Mix in what? Say it as in mix kia ora.')
    default:
      return { is: command }
  }
}

const buyOf = (rest: readonly string[]): Common => {
  const size = amountOf(rest.at(-1)?.replace(/^\$/, '').replaceAll(',', ''))
  return size ? { is: 'buy', chips: size } : unclear('Buy how much? Say it as in buy 500.')
}
