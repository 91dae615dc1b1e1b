import type { Facts, Phrase } from '../../kernel/refusal.ts'

/** The error in an HTTP answer. */
export interface Failure {
  readonly message?: string
  readonly says?: string
  readonly facts?: Facts
}

/** The template and facts of a refusal by the rules, otherwise the sentence itself. */
export const failurePhrase = ({ message, says, facts }: Failure, status: number): Phrase =>
  says === undefined ? { says: message ?? `${status}` } : { says, ...(facts && { facts }) }
