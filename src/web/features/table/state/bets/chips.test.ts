import { expect, test } from 'vitest'
import { CATALOGUE, type GameName } from '../../../../../games/catalogue.ts'
import { isPayable } from '../../../../../kernel/chips/denominations.ts'
import { chips } from '../../../../../kernel/money.ts'
import { PLANS } from '../../../../../server/floor/standard-tables.ts'
import type { View } from '../../../../client/connection.ts'
import { bankerStep } from '../../../../games/baccarat/table.ts'
import { type FirstChip, firstChip } from './chips.ts'

/** Every planned table, with its own limits and with others that an operator may set. */

const MINIMUMS = [undefined, 100, 500, 1000, 2000, 2500, 5000, 10_000]

const viewOf = (plan: (typeof PLANS)[number]): View => {
  const { game, standard, setUp } = CATALOGUE[plan.game] as {
    game: { open: (config: unknown) => unknown; view: (state: unknown, viewer: unknown) => View }
    standard: (book: string) => { elections: unknown }
    setUp: (elections: unknown) => unknown
  }
  const config = plan.config ?? setUp(standard(plan.book).elections)
  return game.view(game.open(config), { role: 'rail' })
}

/** Copied from the faces of the games, which only a browser can load. */
const FIRST: Readonly<Record<GameName, FirstChip>> = {
  baccarat: { firstLimit: 'main', chipStep: view => bankerStep(view as never) || 1 },
  roulette: { firstLimit: 'even-chance' },
  'snake-eyes': { firstLimit: 'single-roll' },
  'lunar-poker': { firstLimit: 'ante' },
}

const cases = PLANS.flatMap(plan =>
  MINIMUMS.flatMap(minimum =>
    [false, true].map(multiplesOfMinimum => ({ plan, minimum, multiplesOfMinimum })),
  ),
)

test('the chip selected at first can be bet on every main area', () => {
  const wrong = cases.flatMap(({ plan, minimum, multiplesOfMinimum }) => {
    const face = FIRST[plan.game]
    const view = viewOf(plan)
    const own = view.sign.limits[face.firstLimit]!
    const limit = minimum === undefined ? own : { ...own, minimum: chips(minimum) }
    const limits = { ...view.sign.limits, [face.firstLimit]: limit }
    const at = { ...view, sign: { ...view.sign, limits, multiplesOfMinimum } } as View
    const chip = firstChip(at, '', face)
    const step = face.chipStep?.(at) ?? 1
    const isRight =
      chip >= limit.minimum &&
      chip <= limit.maximum &&
      (!multiplesOfMinimum || chip % limit.minimum === 0) &&
      chip % step === 0 &&
      isPayable(chip, at.sign.denominations)
    return isRight ? [] : [`${plan.title} from ${limit.minimum}: ${chip}`]
  })
  expect(wrong).toEqual([])
  expect(cases.length).toBeGreaterThan(100)
})
