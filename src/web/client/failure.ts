import type { Facts, Phrase } from '../../kernel/refusal.ts'

/** What an answer over HTTP says that went wrong. */
export interface Failure {
  readonly message?: string
  readonly says?: string
  readonly facts?: Facts
}

/** Where a rule stands against it, its template and facts; otherwise the sentence as it is. */
export const told = ({ message, says, facts }: Failure, status: number): Phrase =>
  says === undefined ? { says: message ?? `${status}` } : { says, ...(facts && { facts }) }
