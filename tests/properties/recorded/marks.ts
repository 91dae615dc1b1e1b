import { assert } from '../../../src/kernel/assert.ts'
import type { Command, Event } from '../../../src/kernel/game.ts'
import { type Decision, isRefusal, type Refusal, sentence } from '../../../src/kernel/refusal.ts'

/** A linear congruential generator always gives the same tape. */
export const numbersOf = (seed: number, length: number): readonly number[] => {
  let state = seed * 7919 + 17
  return Array.from({ length }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state % 1_000_001
  })
}

/** FNV-1a. A mark depends on everything before it. */
export class Hash {
  #hash = 0x811c9dc5

  add(value: unknown): void {
    const text = JSON.stringify(value) ?? ''
    for (let i = 0; i < text.length; i += 1) {
      this.#hash ^= text.charCodeAt(i)
      this.#hash = Math.imul(this.#hash, 0x01000193) >>> 0
    }
  }

  mark(digits: number): string {
    return (this.#hash % 36 ** digits).toString(36).padStart(digits, '0')
  }
}

/** A sentence with all of its facts. */
const isWhole = (said: string): boolean => /^[^{]+ [^{]+[.?]$/.test(said)

/** The clause and the facts. The sentence may change while the law stays the same. */
export const reasonOf = (refusal: Refusal): unknown => {
  const { refused, facts } = refusal
  assert(isWhole(sentence(refusal)), `no sentence: ${sentence(refusal)}`)
  return [refused, JSON.stringify(facts, (key, value) => (key === 'says' ? undefined : value))]
}

/** A decision without its sentence. */
export const decisionMark = (command: Command, decision: Decision<Event>): unknown => [
  command.does,
  isRefusal(decision) ? reasonOf(decision) : decision,
]

/** What a page of the record has one line for. */
export interface RecordLine {
  readonly name: string
  readonly marks: () => readonly string[]
}

export const many = (
  count: number,
  name: string,
  marks: (seed: number) => readonly string[],
): readonly RecordLine[] =>
  Array.from({ length: count }, (_, seed) => ({
    name: `${name}, ${seed + 1}`,
    marks: () => marks(seed),
  }))

export const lineOf = ({ name, marks }: RecordLine): string => `${name}: ${marks().join(' ')}`
