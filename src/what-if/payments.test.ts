import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { whatIfGames } from '../cli/games.ts'
import type { GameName } from '../games/catalogue.ts'
import { chips } from '../kernel/money.ts'
import type { End, RoundRecord } from '../records/round-record.ts'
import { recordFor, recordForRail } from '../records/round-views.ts'
import { type ElectionValues, isLaw } from './law.ts'
import { checkedPayments } from './payments.ts'

const FILE = new URL('../../tests/fixtures/house-511220d/records.ndjson.gz', import.meta.url)
const laws = await whatIfGames()
const GAMES: readonly GameName[] = ['baccarat', 'roulette', 'snake-eyes', 'lunar-poker']
const CHIPS = [100, 250, 500, 2500, 10_000].map(value => chips(value))

const rounds = gunzipSync(readFileSync(FILE))
  .toString()
  .trim()
  .split('\n')
  .map(line => JSON.parse(line) as RoundRecord)

const checked = (round: RoundRecord) => {
  const law = laws[round.game as GameName](round.book, round.elections as ElectionValues, {})
  return isLaw(law) ? checkedPayments(round, law, CHIPS) : []
}

/** The number of right payments, by game. Fails if one is wrong. */
const right = (records: readonly RoundRecord[]) => {
  const found = records.flatMap(round => checked(round).map(each => ({ ...each, ...round })))
  expect(found.filter(({ is }) => is === 'wrong' || is === 'missing')).toEqual([])
  return GAMES.map(game => found.filter(each => each.is === 'right' && each.game === game).length)
}

test('the payments of recorded rounds are recomputed from the public record', () => {
  const [baccarat, roulette, snakeEyes, lunarPoker] = right(rounds.map(recordForRail))
  expect([baccarat! > 50, roulette! > 50, snakeEyes! > 5]).toEqual([true, true, true])
  expect(lunarPoker, 'hands of Lunar Poker are for their owners').toBe(0)
})

test('patrons check their own hands of Lunar Poker too', () => {
  const own = rounds.flatMap(round => round.patrons.map(({ patron }) => recordFor(round, patron)))
  expect(right(own).at(-1)).toBeGreaterThan(5)
})

test('an underpayment, wrong odds, a lost bet that had won or a bet without an end is found', () => {
  const round = rounds.find(
    ({ ends, incidents, game }) =>
      game === 'roulette' &&
      incidents.length === 0 &&
      ends.some(({ outcome }) => outcome === 'win'),
  )!
  const isFound = (forged: (end: End) => End) =>
    checked({
      ...round,
      ends: round.ends.map(end => (end.outcome === 'win' ? forged(end) : end)),
    }).some(({ is }) => is === 'wrong')
  expect(isFound(end => end)).toBe(false)
  expect(isFound(end => ({ ...end, won: end.won - 1 }))).toBe(true)
  expect(isFound(end => ({ ...end, odds: '1:9' }))).toBe(true)
  expect(isFound(end => ({ ...end, outcome: 'lose', odds: null, won: 0 }))).toBe(true)
  const unpaid = checked({ ...round, ends: [] }).filter(({ is }) => is === 'missing')
  expect(unpaid.map(({ end }) => end.wager)).toEqual(round.stakes.map(({ wager }) => wager))
})
