/** Answers to people whom the server does not let in. */

/** The status and message of a rejection. */
export interface Denied {
  readonly status: 400 | 401 | 403 | 404 | 409 | 429 | 503
  readonly message: string
}

export const isDenied = (answer: object): answer is Denied => 'status' in answer

/** The same for an unknown name, a wrong password and a locked account. */
export const NO_MATCH: Denied = {
  status: 401,
  message: 'Name and password do not belong to an account that is open.',
}

export const tooOften = (wait: number): Denied => ({
  status: 429,
  message: `Too many attempts. Wait ${Math.ceil(wait / 1000)} s and try again.`,
})

export const BUSY: Denied = { status: 503, message: 'Too many people sign in at once; try again.' }

export const OF_HOUSE = 'Under this name the house itself acts; choose another.'

export const denied = (message: string): Denied => ({ status: 400, message })
