import type { Authority } from './authority.ts'

/** A word, a number, a phrase of its own, or a list of these. */
export type Fact = string | number | Phrase | readonly Fact[]

export type Facts = Readonly<Record<string, Fact>>

/**
 * `says` is an English sentence with holes: `{seat}` for a word or a number, `{$minimum}` for
 * money. Translations are looked up by this sentence and filled with the same facts. The name of a hole
 * says what fills it: `{on}` is always a wager, `{rank}` a rank.
 */
export interface Phrase {
  readonly says: string
  readonly facts?: Facts
}

/** An answer, not an error: the clause, and a sentence that tells the person what to change. */
export interface Refusal extends Phrase {
  readonly refused: Authority
}

/** Events that follow from a command, or the clause that refuses it. */
export type Decision<Event> = readonly Event[] | Refusal

export const refuse = (refused: Authority, says: string, facts?: Facts): Refusal =>
  facts === undefined ? { refused, says } : { refused, says, facts }

export const isRefusal = <T>(answer: T | Refusal): answer is Refusal =>
  typeof answer === 'object' && answer !== null && 'refused' in answer

/** Whole cents as dollars: 2500 is $25, 1250 is $12.50. */
export const dollars = (cents: number): string => {
  const whole = Math.trunc(Math.abs(cents) / 100)
  const rest = Math.abs(cents) % 100
  const digits = String(whole).replace(/\B(?=(\d{3})+$)/g, ',')
  return `${cents < 0 ? '-' : ''}$${digits}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`
}

/** How a language phrases a sentence: its template, its words for facts, its lists. */
export interface Speech {
  readonly template: (says: string) => string
  readonly word: (hole: string, fact: string) => string
  readonly list: (parts: readonly string[]) => string
}

const ENGLISH: Speech = {
  template: says => says,
  word: (_, fact) => fact,
  list: parts => parts.join(', '),
}

const isList = (fact: Fact): fact is readonly Fact[] => Array.isArray(fact)

/** The sentence a person is shown. */
export const sentence = ({ says, facts = {} }: Phrase, speech = ENGLISH): string => {
  const told = (hole: string, isMoney: boolean, fact: Fact): string => {
    if (isList(fact)) return speech.list(fact.map(each => told(hole, isMoney, each)))
    if (typeof fact === 'object') return sentence(fact, speech)
    return isMoney && typeof fact === 'number' ? dollars(fact) : speech.word(hole, String(fact))
  }
  return speech
    .template(says)
    .replace(/\{(\$?)(\w+)\}/g, (_, money: string, hole: string) =>
      told(hole, money !== '', facts[hole] ?? `{${hole}}`),
    )
}
