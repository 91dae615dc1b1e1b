import type { Authority } from './authority.ts'

export type Facts = Readonly<Record<string, string | number>>

/**
 * An answer, not an error: the clause, and a sentence that helps the person to do better. `says` is
 * an English sentence with placeholders: `{seat}` for a word or a number, `{$minimum}` for money. A
 * translation is found by this sentence and filled with the same facts.
 */
export interface Refusal {
  readonly refused: Authority
  readonly says: string
  readonly facts?: Facts
}

/** The events that follow from a command, or the refusal. */
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

/** The sentence with its facts filled in. */
export const sentence = ({ says, facts = {} }: Refusal): string =>
  says.replace(/\{(\$?)(\w+)\}/g, (_, money: string, name: string) => {
    const fact = facts[name] ?? `{${name}}`
    return money && typeof fact === 'number' ? dollars(fact) : String(fact)
  })
