import { type Card, isCard } from '../../kernel/card.ts'
import { type Chips, chips } from '../../kernel/money.ts'
import type { Patron } from '../../kernel/people.ts'
import { sourceOf } from './placeholders.ts'

export type Words = readonly string[]

const compiled = new Map<string, RegExp>()

const patternOf = (template: string): RegExp => {
  const known = compiled.get(template)
  if (known) return known
  const pattern = new RegExp(`^${sourceOf(template)}$`)
  compiled.set(template, pattern)
  return pattern
}

/** The words in the placeholders of a template; undefined if the phrase does not match it. */
export const fill = (template: string, phrase: string): Words | undefined =>
  phrase.match(patternOf(template))?.slice(1)

/** Scenarios use dollars: 12.50 is 1250 cents. */
export const money = (word: string): Chips => {
  const [whole = '0', cents = '00'] = word.split('.')
  return chips(Number(whole) * 100 + Number(cents))
}

export const patron = (words: string): Patron =>
  words.startsWith('patron ') ? words.slice('patron '.length) : words

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

/** The moment that a time of day means. Late in the evening, 00:10 means the next day. */
export const moment = (now: number, word: string): number => {
  const today = now - (now % DAY) + time(word)
  return today < now - 12 * HOUR ? today + DAY : today
}

/** Milliseconds since midnight. */
export const time = (word: string): number => {
  const [hours = 0, minutes = 0, seconds = 0] = word.split(':').map(Number)
  return ((hours * 60 + minutes) * 60 + seconds) * 1000
}

/** Such as `2c Kd 10h`, in upper or lower case. */
export const cards = (words: string): readonly (Card | string)[] =>
  words.split(' ').map(word => {
    const card = word.toUpperCase()
    return isCard(card) ? card : word
  })
