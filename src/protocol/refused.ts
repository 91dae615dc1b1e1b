import { type Phrase, type Refusal, sentence } from '../kernel/refusal.ts'

/** A refusal on the wire: the clause, the English sentence, and what any language makes its own of. */
export interface Refused extends Phrase {
  readonly under: string
  readonly message: string
}

export const refusedAs = (refusal: Refusal): Refused => {
  const { refused: under, says, facts } = refusal
  return { under, message: sentence(refusal), says, ...(facts && { facts }) }
}

/** Something the house tells one person, in the same two ways. */
export interface Notice extends Phrase {
  readonly notice: string
}

export const noticeOf = (phrase: Phrase): Notice => ({ notice: sentence(phrase), ...phrase })
