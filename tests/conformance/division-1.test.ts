import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { GeneralEvent } from '../../src/general/events.ts'
import { accountHoldings, balance, everyAccount } from '../../src/general/state.ts'
import { fold } from '../../src/kernel/log.ts'
import { RANKS } from '../../src/kernel/people.ts'
import { isRefusal } from '../../src/kernel/refusal.ts'
import { type Any, CONFIG, game, type State } from '../fixtures/coin.ts'

/** Names that every JavaScript object has must work as names of patrons. */
const PATRONS = ['Ann', 'constructor', '__proto__'] as const
const KINDS = ['value', 'value', 'promotional', 'colour:red', 'colour:green'] as const

const patron = fc.constantFrom(...PATRONS)
const amount = fc.constantFrom(0, 100, 500, 700, 1000, 9000, 10_000, 12_000)
const kind = fc.constantFrom(...KINDS)
const on = fc.constantFrom('heads', 'tails', 'edge', 'bonus', 'moon')
const wager = fc.integer({ min: 1, max: 12 }).map(n => `w${n}`)
const reason = fc.constantFrom('seen', '')
const limit = { minimum: 1000, maximum: 8000 }
const limits = fc.constantFrom(CONFIG.limits, {
  ...CONFIG.limits,
  edge: limit,
  heads: { ...limit, step: 500 },
})

const asks = fc.oneof(
  fc.record({ does: fc.constant('sit'), seat: fc.integer({ min: 0, max: 4 }) }),
  fc.record({ does: fc.constantFrom('stand', 'leave', 'agree', 'disagree') }),
  fc.record({ does: fc.constantFrom('buy-in', 'cash-out'), chips: amount, kind }),
  fc.record({ does: fc.constant('buy-in'), chips: fc.constant(20_000) }),
  fc.record({ does: fc.constant('buy-colour'), colour: fc.constant('red'), chips: amount }),
  fc.record({ does: fc.constant('sell-colour'), colour: fc.constantFrom('red', 'constructor') }),
  fc.record({ does: fc.constant('wager'), on, chips: amount, kind }),
  fc.record({ does: fc.constant('wager'), on, chips: fc.constantFrom(500, 1000) }),
  fc.record({ does: fc.constant('alter'), wager, chips: amount }),
  fc.record({ does: fc.constant('withdraw'), wager }),
  fc.record({ does: fc.constant('dispute'), about: reason }),
)

const directs = fc.oneof(
  fc.record({ does: fc.constant('accept'), patron, on, chips: amount, kind }),
  fc.record({ does: fc.constantFrom('open-table', 'close-table', 'new-gaming-day') }),
  fc.record({ does: fc.constantFrom('change-limits', 'propose-limits'), limits }),
  fc.record({ does: fc.constant('personal-limits'), patron, limits }),
  fc.record({ does: fc.constant('name-partners'), patrons: fc.constant(PATRONS), reason }),
  fc.record({ does: fc.constantFrom('recover', 'make-good'), patron, chips: amount, reason }),
  fc.record({ does: fc.constant('release-unclaimed'), patron }),
  fc.record({ does: fc.constantFrom('void-wagers', 'exclude'), patron, reason }),
  fc.record({ does: fc.constant('require-seat'), seat: fc.integer({ min: 1, max: 3 }) }),
  fc.record({
    does: fc.constant('invalidate'),
    ground: fc.constantFrom('fraud', 'disruption'),
    forfeits: fc.subarray([...PATRONS]),
    reason,
  }),
  fc.record({ does: fc.constant('close') }),
  fc.record({ does: fc.constant('close') }),
  fc.record({ does: fc.constant('toss'), face: fc.constantFrom('heads', 'tails', 'edge', 'lost') }),
  fc.record({ does: fc.constant('toss'), face: fc.constantFrom('heads', 'tails', 'edge') }),
)

const command = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(patron, asks).map(([p, c]) => byPatron(p, c)) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom(...RANKS, 'operator' as const, 'operator' as const), directs)
      .map(([rank, c]) => ({ by: { role: 'staff', rank }, ...c }) as unknown as Any),
  },
)

const byPatron = (name: string, asked: object): Any =>
  ({ by: { role: 'patron', patron: name }, ...asked }) as unknown as Any

const START: readonly Any[] = [
  { by: { role: 'staff', rank: 'operator' }, does: 'open-table' },
  ...PATRONS.flatMap(name => [
    byPatron(name, { does: 'stand' }),
    byPatron(name, { does: 'buy-in', chips: 20_000 }),
  ]),
]

/** The total of all accounts, by kind of chip. */
const sums = (state: State): Readonly<Record<string, number>> => {
  const sum: Record<string, number> = {}
  for (const [, held] of everyAccount(state))
    for (const [of, cents = 0] of Object.entries(held)) sum[of] = (sum[of] ?? 0) + cents
  return sum
}

const isSound = (state: State): void => {
  const { areas, wagers } = state
  for (const sum of Object.values(sums(state))) expect(sum).toBe(0)
  for (const [account, held] of everyAccount(state))
    if (account !== 'bank' && account !== 'cage')
      for (const cents of Object.values(held)) expect(cents).toBeGreaterThanOrEqual(0)
  for (const { id, chips, kind: of } of wagers) expect(balance(state, `area:${id}`, of)).toBe(chips)
  expect(areas.length).toBe(wagers.length)
}

test('nz1:11.1 no command creates or destroys chips', () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 60 }), commands => {
      let state: State = game.open(CONFIG)
      for (const each of [...START, ...commands]) {
        const decision = game.decide(state, each)
        if (isRefusal(decision)) continue
        state = fold(game, state, decision as readonly GeneralEvent[])
        isSound(state)
      }
      expect(JSON.parse(JSON.stringify(state))).toEqual(state)
    }),
    { numRuns: 300 },
  )
})

test('nz1:12.1 a patron who has left has no chips in hand at the table', () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 60 }), commands => {
      let state: State = game.open(CONFIG)
      for (const each of [...START, ...commands]) {
        const decision = game.decide(state, each)
        if (!isRefusal(decision)) state = fold(game, state, decision as readonly GeneralEvent[])
        for (const name of PATRONS)
          if (Object.hasOwn(state.patrons, name) && state.patrons[name]!.left)
            for (const cents of Object.values(accountHoldings(state, `stack:${name}`) ?? {}))
              expect(cents).toBe(0)
      }
    }),
    { numRuns: 200 },
  )
})
