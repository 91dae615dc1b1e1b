import { expect, test } from 'vitest'
import { baccarat } from '../games/baccarat/index.ts'
import type { BaccaratState } from '../games/baccarat/table/state.ts'
import type { TableState } from '../general/state.ts'
import { chips } from '../kernel/money.ts'
import { isRefusal } from '../kernel/refusal.ts'
import { nextDuty } from './baccarat.ts'

const { game } = baccarat
type Table = TableState<BaccaratState>
type Submitted = Parameters<typeof game.decide>[1]

const WAITING = { betsAreDown: false }
const ALICE = { role: 'patron', patron: 'alice' } as const

const after = (table: Table, command: Submitted): Table => {
  const decision = game.decide(table, command)
  if (isRefusal(decision)) throw new Error(`${decision.refused} ${decision.says}`)
  return decision.reduce(game.evolve, table)
}

const opened = (): Table =>
  after(game.open(baccarat.standard('nz5')), {
    by: { role: 'staff', rank: 'casino-supervisor' },
    does: 'open-table',
  })

const seated = (): Table => after(opened(), { by: ALICE, does: 'sit', seat: 1 })

/** Lets the dealer work until it has to wait, and lists its steps. */
const work = (table: Table): { readonly table: Table; readonly done: readonly string[] } => {
  const done: string[] = []
  let now = table
  for (let duty = nextDuty(now, WAITING); duty; duty = nextDuty(now, WAITING)) {
    done.push(duty.does)
    now = after(now, duty)
  }
  return { table: now, done }
}

test('nz5:6.1 nz5:6.2 nz5:6.3 every step of the opening in order, with both checks of the cards', () => {
  expect(work(seated()).done).toEqual(['inspect', 'inspect', 'spread', 'wash', 'stack', 'riffle'])
  expect(work(seated()).table.play.inspectedBy).toEqual(['dealer', 'game-supervisor'])
})

test('nz5:6.3 the cards are not mixed before a patron has had time to see them', () => {
  expect(work(opened()).done).toEqual(['inspect', 'inspect', 'spread'])
})

test('nz1:8.0 at a closed table the dealer does nothing', () => {
  expect(nextDuty(game.open(baccarat.standard('nz5')), WAITING)).toBeUndefined()
})

const offered = (): Table =>
  after(work(seated()).table, { by: { role: 'chance' }, does: 'shuffled', commitment: 'c' })

test('nz5:7.5 the cut waits for the patron, and the dealer cuts if nobody wants to', () => {
  expect(nextDuty(offered(), WAITING)).toBeUndefined()
  const declined = after(offered(), { by: ALICE, does: 'decline-cut' })
  expect(nextDuty(declined, WAITING)).toMatchObject({ does: 'cut', at: 208 })
})

test('nz5:7.6 nz5:7.7 after the cut: the cutting card with twenty behind it, then the burn', () => {
  const { table, done } = work(after(offered(), { by: ALICE, does: 'cut', at: 52 }))
  expect(done).toEqual(['place-cutting-card', 'burn'])
  expect(game.awaits(table)).toEqual({ for: 'card' })
})

test('nz5:8.2 the call comes only when the bets are down', () => {
  const burning = work(after(offered(), { by: ALICE, does: 'cut', at: 52 })).table
  const chance = { role: 'chance' } as const
  const betting = ['AS', '2S'].reduce(
    (table, card) => after(table, { by: chance, does: 'card', card: card as 'AS' }),
    burning,
  )
  expect(nextDuty(betting, WAITING)).toBeUndefined()
  const call = nextDuty(betting, { betsAreDown: true })
  expect(call?.does).toBe('call')
  expect(nextDuty(after(betting, call!), { betsAreDown: true })).toBeUndefined()
})

test('ruling:511 the roles are offered again after another patron sits down', () => {
  const config = baccarat.setUp({ ...baccarat.standard('nz5').elections, style: 'B' })
  const open = (table: Table): Table => ({
    ...table,
    open: true,
    play: { ...table.play, phase: { is: 'betting' }, left: 400 },
  })
  const ana = { role: 'patron', patron: 'ana' } as const
  const wagered = (
    [
      { by: ALICE, does: 'sit', seat: 1 },
      { by: ALICE, does: 'buy-in', chips: chips(100_000) },
      { by: ALICE, does: 'wager', on: 'player', chips: chips(2000) },
      { by: ana, does: 'stand' },
      { by: ana, does: 'buy-in', chips: chips(100_000) },
      { by: ana, does: 'wager', on: 'player', chips: chips(4000) },
    ] as const
  ).reduce<Table>(after, open(game.open(config)))
  const called = after(wagered, nextDuty(wagered, { betsAreDown: true })!)
  const offeredTo = after(called, nextDuty(called, WAITING)!)
  const taken = after(offeredTo, { by: ALICE, does: 'accept-role' })
  expect([game.awaits(taken), nextDuty(taken, WAITING)]).toEqual([{ for: 'card' }, undefined])
  const seatedSince = after(taken, { by: ana, does: 'sit', seat: 2 })
  expect(game.awaits(seatedSince)).toBeUndefined()
  expect(nextDuty(seatedSince, WAITING)?.does).toBe('offer-roles')
})
