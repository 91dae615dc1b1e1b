import type { Patron } from '../../kernel/people.ts'
import { hashed, newToken } from '../identity/token.ts'
import type { CageHost } from '../money/cashier.ts'

/** Players of the house take empty places, under names that no guest can have. */

const MARK = ' (house)'

// biome-ignore format: a list
const NAMES = [
  'Ada', 'Blaise', 'Carl', 'Daniel', 'Emmy', 'Florence', 'Girolamo', 'Hypatia', 'Ida', 'Jakob',
  'Karl', 'Leonhard', 'Maryam', 'Niels', 'Olga', 'Pierre', 'Quirin', 'Rosa', 'Sofya', 'Thomas',
  'Ursula', 'Vera', 'Wang', 'Xenia',
]

export const HOUSE_PLAYERS: readonly Patron[] = NAMES.map(name => `${name}${MARK}`)

export const isOfHouse = (patron: Patron): boolean => patron.endsWith(MARK)

const PLAY_MONEY = 10_000_000

const HOUSE = { role: 'staff', rank: 'operator', name: 'house' } as const

/** Opens an account at the cage that nobody can sign in to. */
export const welcomed = async (cage: CageHost, patron: Patron): Promise<void> => {
  const key = hashed(newToken())
  const of = { by: HOUSE, does: 'welcome', patron, chips: PLAY_MONEY, key } as const
  await cage.submit(`welcome ${patron}`, of)
}
