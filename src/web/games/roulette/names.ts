import { betNamed } from '../../../games/roulette/names.ts'
import { colourOf, type Pocket } from '../../../games/roulette/s02-wheel.ts'
import { ODDS } from '../../../games/roulette/s03-wagers/odds.ts'
import type { TableElections } from '../../../games/roulette/table/state.ts'
import type { Words } from '../../i18n/index.ts'

/** Names of wagers and numbers. */

export { rouletteWager as wagerName } from '../../i18n/phrase-text.ts'

/** "17 black". @rule nz8:4.4(a) */
export const pocketName = ({ roulette }: Words, pocket: Pocket): string =>
  roulette.number(pocket, roulette.colours[colourOf(pocket)])

export const paysOf = (
  { roulette }: Words,
  elections: TableElections,
  on: string,
): string | undefined => {
  const bet = betNamed(elections, on)
  if (!bet) return undefined
  const { pays, to } = ODDS[bet.kind]
  return roulette.pays(pays, to)
}
