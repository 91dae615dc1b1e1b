import { createHmac } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { keyOf } from './account.ts'

/**
 * Passwords: argon2id with a secret that is not in the database, so that a stolen log cannot even be
 * guessed at. A name that nobody has costs as long as a wrong password.
 */

/** What takes a hundredth of a second here. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
const AT_ONCE = 8

const SHORTEST = 12
export const LONGEST_PASSWORD = 128
const DIFFERENT = 6

/** What speaks against a password; nothing if it will do. */
export const weakness = (password: string, name: string): string | undefined => {
  const letters = [...password]
  if (letters.length < SHORTEST) return `A password has at least ${SHORTEST} characters.`
  if (new Set(letters).size < DIFFERENT)
    return `A password has at least ${DIFFERENT} different characters.`
  return keyOf(password).includes(keyOf(name))
    ? 'A password does not hold the name of its account.'
    : undefined
}

export interface Passwords {
  readonly hash: (password: string) => Promise<string>
  /** Takes as long without a hash as with one. Nothing: too many at once. */
  readonly matches: (hashed: string | null, password: string) => Promise<boolean | undefined>
}

export const passwordsUnder = async (key: Buffer): Promise<Passwords> => {
  const secret = createHmac('sha256', key).update('passwords').digest()
  const hashed = (password: string) => hash(password.normalize('NFKC'), { ...COST, secret })
  const nobodys = await hashed('nobody has this password')
  let underway = 0
  const matches = async (known: string | null, password: string): Promise<boolean | undefined> => {
    if (underway >= AT_ONCE) return undefined
    underway += 1
    try {
      const isIt = await verify(known ?? nobodys, password.normalize('NFKC'), { secret })
      return isIt && known !== null
    } finally {
      underway -= 1
    }
  }
  return { hash: hashed, matches }
}
