import { type Refusal, sentence } from '../../kernel/refusal.ts'
import type { RefusedOnWire } from '../../protocol/wire.ts'
import { refusedAs } from '../../protocol/wire-refusal.ts'

/** Answers to requests that are not admitted. */

/** The reason for the refusal. */
export interface Denied extends Partial<RefusedOnWire> {
  readonly status: 400 | 401 | 403 | 404 | 409 | 429 | 503
  readonly message: string
}

export const deniedBy = (refusal: Refusal): Denied => ({ status: 409, ...refusedAs(refusal) })

export const isDenied = (answer: object): answer is Denied => 'status' in answer

/** The same for an unknown name, a wrong password and a locked account. */
export const NO_MATCH: Denied = {
  status: 401,
  message: 'The name or the password is wrong, or the account is locked.',
}

export const tooOften = (wait: number): Denied => {
  const says = 'Too many attempts. Wait {seconds} s and try again.'
  const phrase = { says, facts: { seconds: Math.ceil(wait / 1000) } }
  return { status: 429, message: sentence(phrase), ...phrase }
}

export const BUSY: Denied = { status: 503, message: 'Too many people sign in at once; try again.' }

export const OF_HOUSE = 'The house itself uses this name; choose another.'

export const denied = (message: string): Denied => ({ status: 400, message })
