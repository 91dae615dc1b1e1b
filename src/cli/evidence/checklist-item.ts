/** One requirement of the checklist, in our own words, with the evidence for it. */
export interface Item {
  readonly topic: string
  readonly asks: string
  readonly answer: 'evidence' | 'partly' | 'not applicable' | 'none'
  readonly says: string
  /** Files of this pack, or of the repository. */
  readonly in: readonly string[]
}

export const item = (
  topic: string,
  asks: string,
  answer: Item['answer'],
  says: string,
  ...at: readonly string[]
): Item => ({ topic, asks, answer, says, in: at })
