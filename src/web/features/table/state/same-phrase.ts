import { type Phrase, sentence } from '../../../../kernel/refusal.ts'

/** Compares by text, because every view carries new objects. */
export const isSame = (a: Phrase | undefined, b: Phrase | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && sentence(a) === sentence(b))
