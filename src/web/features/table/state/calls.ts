import { type Phrase, sentence } from '../../../../kernel/refusal.ts'

/** Views come anew, so that the same call is another object in each. */
export const isSame = (a: Phrase | undefined, b: Phrase | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && sentence(a) === sentence(b))
