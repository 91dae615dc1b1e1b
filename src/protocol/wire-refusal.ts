import { type Phrase, type Refusal, sentence } from '../kernel/refusal.ts'
import type { NoticeMessage, RefusedOnWire } from './wire.ts'

/** Phrases as they cross the wire: the English sentence, its template and its facts. */

export const refusedAs = (refusal: Refusal): RefusedOnWire => {
  const { refused: under, says, facts } = refusal
  return { under, message: sentence(refusal), says, ...(facts && { facts }) }
}

export const noticeAt = (table: string, phrase: Phrase): NoticeMessage => ({
  table,
  notice: sentence(phrase),
  ...phrase,
})
