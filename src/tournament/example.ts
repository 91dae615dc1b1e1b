import { chips } from '../kernel/money.ts'
import type { Conditions } from './conditions.ts'

const dollars = (whole: number) => chips(whole * 100)

const DAY = 24 * 60 * 60 * 1000

/** A small tournament of roulette, as a house would announce it: heats of eight spins and a final. */
export const CONDITIONS: Conditions = {
  name: 'Winter Wheel',
  game: 'roulette',
  entryForm: ['name', 'address'],
  entryFee: dollars(50),
  feeSplit: { prizes: 80, related: 10, costs: 10 },
  chipIssue: 'gratuitous',
  passCards: 2,
  secretCards: 2,
  minPlayers: 4,
  maxPlayers: 24,
  stages: [
    {
      name: 'heats',
      startingChips: dollars(1000),
      limits: [{ minimum: dollars(25), maximum: dollars(500) }],
      increment: dollars(5),
      seats: 4,
      duration: { unit: 'spins', value: 8 },
      progression: { by: 'top-per-table', count: 2 },
    },
    {
      name: 'final',
      startingChips: dollars(1000),
      limits: [{ minimum: dollars(25), maximum: dollars(1000) }],
      increment: dollars(5),
      seats: 7,
      duration: { unit: 'spins', value: 12 },
    },
  ],
  playOff: { chips: dollars(500), duration: { unit: 'spins', value: 3 } },
  prizes: [
    { money: dollars(600) },
    { money: dollars(300) },
    { money: dollars(100) },
    { money: dollars(50) },
  ],
  transferable: true,
  playStart: 10 * DAY,
}
