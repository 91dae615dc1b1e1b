import { expect, test } from 'vitest'
import type { Ended } from '../../../../../general/state.ts'
import type { View } from '../../../../client/connection.ts'
import { en } from '../../../../i18n/en.ts'
import { loadLanguage } from '../../../../i18n/languages.ts'
import { zhHant } from '../../../../i18n/zh-hant.ts'
import type { Bets } from './bets.ts'
import { areaStake, STATE_SIGNS, type State } from './wager-states.ts'

const { words: zhHans } = await loadLanguage('zh-Hans')

const WAGER = { id: 'w1', patron: 'ana', on: 'banker', chips: 10_000, kind: 'value' }

const ended = (outcome: object): Ended =>
  ({ wager: WAGER, outcome, won: 0, commission: 0 }) as unknown as Ended

interface WagerCase {
  readonly lies?: boolean
  readonly settled?: readonly Ended[]
  readonly bets?: Partial<Bets>
  readonly isClosed?: boolean
  readonly reduced?: { readonly from: number; readonly to: number }
}

const stateOf = ({ lies, settled = [], bets, isClosed = false, reduced }: WagerCase) => {
  const view = {
    seats: [],
    sign: { limits: { main: { minimum: 2_000, maximum: 500_000 } } },
    wagers: lies ? [WAGER] : [],
    mine: { settled },
  } as unknown as View
  const held = { inHand: {}, pending: {}, refused: undefined, ...bets } as Bets
  const at = { view, patron: 'ana', bets: held, on: 'banker', kind: 'main', isClosed, reduced }
  return areaStake(en, at)?.state
}

/** Each of the ten states of a wager, and the view that leads to it. */
const WAYS: Readonly<Record<Exclude<State, 'hand'>, WagerCase>> = {
  pending: { bets: { pending: { banker: 10_000 } } },
  accepted: { lies: true },
  cut: { lies: true, isClosed: true, reduced: { from: 20_000, to: 10_000 } },
  refused: { bets: { refused: { on: 'banker', chips: 10_000, under: 'nz5:5.12', says: '' } } },
  locked: { lies: true, isClosed: true },
  won: { settled: [ended({ is: 'win', odds: { pays: 1, to: 1 } })] },
  lost: { settled: [ended({ is: 'lose' })] },
  'stand-off': { lies: true, settled: [ended({ is: 'stand-off' })] },
  void: { settled: [ended({ is: 'void' })] },
  returned: { isClosed: true, reduced: { from: 10_000, to: 0 } },
}

test.each(Object.keys(WAYS) as (keyof typeof WAYS)[])('recognises a wager that is %s', state => {
  expect(stateOf(WAYS[state])).toBe(state)
})

test('nz1:10.2(b) a wager cut back to the limit shows its result, not the returned part', () => {
  const part = ended({ is: 'void', part: 2_000 })
  expect(stateOf({ settled: [part, ended({ is: 'lose' })] })).toBe('lost')
  expect(stateOf({ settled: [part] })).toBe('returned')
})

test('every state has a distinct symbol, and a distinct word in every language', () => {
  const signs = Object.values(STATE_SIGNS)
  expect(new Set(signs).size).toBe(signs.length)
  for (const { bets } of [en, zhHans, zhHant]) {
    const words = Object.values(bets.state)
    expect(new Set(words).size).toBe(words.length)
    expect(Object.keys(bets.state).toSorted()).toEqual(Object.keys(STATE_SIGNS).toSorted())
  }
})
