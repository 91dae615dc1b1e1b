import { createHmac } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/**
 * Passwords: argon2id with a secret outside the database, so nobody can guess passwords from a
 * stolen log. An unknown name takes as long as a wrong password.
 */

/** About ten milliseconds on our machines. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
const AT_ONCE = 8

export interface Passwords {
  readonly hash: (password: string) => Promise<string>
  /** Takes the same time without a hash. Undefined if too many checks run at once. */
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
