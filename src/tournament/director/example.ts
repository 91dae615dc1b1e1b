import { dollars } from '../../games/usual-table.ts'
import type { Conditions } from './s02-entry/conditions.ts'

const DAY = 24 * 60 * 60 * 1000

/** A small roulette tournament: heats of eight spins and a final. */
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
  maxPlayers: 12,
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

/**
 * A baccarat tournament: three heats of one shoe each, limits that rise twice, chips at face value,
 * and an item among the prizes.
 */
export const BACCARAT_CONDITIONS: Conditions = {
  ...CONDITIONS,
  name: 'Harbour Shoe',
  game: 'baccarat',
  entryFee: dollars(100),
  chipIssue: 'face-value',
  passCards: 3,
  secretCards: 1,
  minPlayers: 6,
  maxPlayers: 20,
  stages: [
    {
      name: 'heats',
      startingChips: dollars(500),
      limits: [
        { minimum: dollars(10), maximum: dollars(100) },
        { minimum: dollars(20), maximum: dollars(200) },
        { minimum: dollars(40), maximum: dollars(400) },
      ],
      increment: dollars(10),
      seats: 4,
      duration: { unit: 'shoes', value: 1 },
      progression: { by: 'winners-and-best', count: 2 },
    },
    {
      name: 'final',
      startingChips: dollars(1000),
      limits: [{ minimum: dollars(20), maximum: dollars(1000) }],
      increment: dollars(10),
      seats: 7,
      duration: { unit: 'rounds', value: 20 },
    },
  ],
  playOff: { chips: dollars(500), duration: { unit: 'rounds', value: 3 } },
  endVariant: 'a',
  prizes: [
    { money: dollars(1500) },
    { money: dollars(500) },
    { item: 'a weekend for two' },
    { money: dollars(100) },
  ],
}
