import type { Patron } from '../../kernel/people.ts'
import { hashed, newToken } from '../identity/token.ts'
import { submitEach } from '../log/commands/several-commands.ts'
import type { CageCommand } from '../money/cage.ts'
import type { CageHost } from '../money/cashier.ts'
import type { Randomness } from '../randomness.ts'

/** Players of the house take empty places, under names that no guest can have. */

const MARK = ' (house)'

// biome-ignore format: a list
const NAMES = [
  'Ada', 'Blaise', 'Carl', 'Daniel', 'Emmy', 'Florence', 'Girolamo', 'Hypatia', 'Ida', 'Jakob',
  'Karl', 'Leonhard', 'Maryam', 'Niels', 'Olga', 'Pierre', 'Quirin', 'Rosa', 'Sofya', 'Thomas',
  'Ursula', 'Vera', 'Wang', 'Xenia',
]

/** The names repeat with numbers: Ada, Blaise, …, Ada 2, Blaise 2. */
const housePlayer = (at: number): Patron => {
  const round = Math.floor(at / NAMES.length) + 1
  return `${NAMES[at % NAMES.length]}${round > 1 ? ` ${round}` : ''}${MARK}`
}

/** The next house players who have not entered. They enter in order, so a binary search finds the first. */
export const nextHousePlayers = (
  hasEntered: (patron: Patron) => boolean,
  most: number,
  count: number,
): readonly Patron[] => {
  let low = 0
  let high = most
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (hasEntered(housePlayer(middle))) low = middle + 1
    else high = middle
  }
  return Array.from({ length: count }, (_, i) => housePlayer(low + i))
}

export const nextHousePlayer = (hasEntered: (patron: Patron) => boolean, most: number): Patron =>
  nextHousePlayers(hasEntered, most, 1)[0]!

export const isOfHouse = (patron: Patron): boolean => patron.endsWith(MARK)

const PLAY_MONEY = 10_000_000

const HOUSE = { role: 'staff', rank: 'operator', name: 'house' } as const

/** Opens accounts at the cage that nobody can sign in to. */
export const welcomed = (
  cage: CageHost,
  patrons: readonly Patron[],
  random: Randomness,
): Promise<void> =>
  submitEach<CageCommand>(
    cage,
    patrons.map(patron => {
      const key = hashed(newToken(random))
      const command = { by: HOUSE, does: 'welcome', patron, chips: PLAY_MONEY, key } as const
      return { id: `welcome ${patron}`, command }
    }),
  )
