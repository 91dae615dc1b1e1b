import type { Move } from '../../../kernel/chips/settle.ts'
import type { Actor } from '../../../kernel/people.ts'
import { dollars } from '../../../kernel/refusal.ts'
import type { Words } from '../../i18n/index.ts'

/** Formats the facts of a log as text. Names of commands and events stay as they are in the log. */

export const timeOf = (at: number): string =>
  new Date(at)
    .toISOString()
    .replace('T', ' ')
    .replace(/\.\d+Z$/, ' UTC')

export const whoWords = ({ inspector: { who } }: Words, by: Actor | undefined): string => {
  switch (by?.role) {
    case undefined:
      return who.house
    case 'patron':
      return who.patron(by.patron)
    case 'nominee':
      return who.nominee(by.nominee, by.patron)
    case 'staff':
      return by.name ? `${who.ranks[by.rank]}, ${by.name}` : who.ranks[by.rank]
    case 'chance':
      return who.chance
    case 'clock':
      return who.clock
  }
}

/** A person in a significant event. Staff get their rank in the reader's language. */
export const personText = ({ desk, staff }: Words, who: string): string => {
  const [, rank = '', name = ''] = /^([a-z-]+) (.+)$/.exec(who) ?? []
  return Object.hasOwn(staff.roles, rank) ? `${desk.rank(rank)} ${name}` : who
}

export const accountWords = ({ inspector: { accounts } }: Words, account: string): string => {
  if (account === 'bank' || account === 'cage') return accounts[account]
  const at = account.indexOf(':')
  const [kind, of] = [account.slice(0, at), account.slice(at + 1)]
  return kind === 'stack' || kind === 'area' || kind === 'unclaimed' ? accounts[kind](of) : account
}

export const statusWords = ({ inspector: { matrix } }: Words, is: string): string =>
  Object.hasOwn(matrix.is, is) ? matrix.is[is as keyof typeof matrix.is] : is

/** Facts whose numbers are cents. */
const MONEY = ['chips', 'won', 'commission', 'fee', 'part', 'piece', 'worth', 'owes', 'ante']

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Formats values that need special treatment: a wager, a card with its audience, an outcome. */
const ownText = ({ inspector }: Words, value: unknown): string | undefined => {
  if (!isRecord(value)) return undefined
  if ('secret' in value) {
    const card = String(value.secret)
    return value.to === 'all' ? card : inspector.faceDown(card)
  }
  if ('chips' in value && 'on' in value && 'patron' in value)
    return inspector.table.wager(
      dollars(Number(value.chips)),
      String(value.on),
      String(value.patron),
    )
  if (!('is' in value)) return undefined
  const odds = value.odds as { pays: number; to: number } | undefined
  return odds ? `${String(value.is)} ${odds.pays}:${odds.to}` : String(value.is)
}

export const valueText = (words: Words, name: string, value: unknown): string => {
  const own = ownText(words, value)
  if (own !== undefined) return own
  if (typeof value === 'number' && MONEY.includes(name)) return dollars(value)
  if (value === null) return words.inspector.nothing
  if (Array.isArray(value))
    return value.map(each => valueText(words, name, each)).join(' ') || words.inspector.nothing
  if (!isRecord(value)) return String(value)
  return factsOf(words, value)
    .map(([each, text]) => `${each} ${text}`)
    .join(', ')
}

const BESIDE = ['is', 'does', 'by', 'under', 'moves']

/** The fields of a command or an event, without its name. */
export const factsOf = (
  words: Words,
  said: object,
): readonly (readonly [name: string, text: string])[] =>
  Object.entries(said)
    .filter(([name]) => !BESIDE.includes(name))
    .map(([name, value]) => [name, valueText(words, name, value)])

export const movesOf = (events: readonly object[]): readonly Move[] =>
  events.flatMap(event => ('moves' in event ? (event.moves as readonly Move[]) : []))

/** `EntryCorrected` reads "Entry corrected". */
export const eventText = (is: string): string =>
  is.replace(/(?<=[a-z])[A-Z]/g, letter => ` ${letter.toLowerCase()}`)
