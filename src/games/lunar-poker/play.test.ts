import fc from 'fast-check'
import { expect, test } from 'vitest'
import { balance } from '../../general/state.ts'
import { type Card, DECK } from '../../kernel/card.ts'
import { type Log, submit } from '../../kernel/log.ts'
import { chips } from '../../kernel/money.ts'
import type { Actor } from '../../kernel/people.ts'
import { isRefusal, sentence } from '../../kernel/refusal.ts'
import { lunarPoker } from './index.ts'
import type { Box as PlannedBox, SuperBet } from './round.ts'
import { instantCash } from './s04-hands/hands.ts'
import { superCombination } from './s05-wagers/super-bet.ts'
import { settleRound } from './settle.ts'
import { faces, isReconsidering, type TableElections } from './table/state.ts'

const { game } = lunarPoker
type State = ReturnType<typeof game.open>
type Command = Parameters<typeof game.decide>[1]
type Event = Extract<ReturnType<typeof game.decide>, readonly unknown[]>[number]

const DEALER: Actor = { role: 'staff', rank: 'dealer' }
const CHANCE: Actor = { role: 'chance' }
const HELD = 100_000_000

/** A table that takes all its cards from the top of this deck. */
const seatedTable = (elections: TableElections, deck: readonly Card[]) => {
  const config = lunarPoker.setUp(elections)
  const limit = { minimum: chips(100), maximum: chips(10_000_000) }
  const limits = Object.fromEntries(Object.keys(config.limits).map(kind => [kind, limit]))
  let log: Log<State, Command, Event> = {
    state: game.open({ ...config, limits }),
    entries: [],
  }
  let dealt = 0
  const say = (command: Command): void => {
    const { log: after, decision } = submit(game, log, `c${log.entries.length}`, command)
    if (isRefusal(decision)) throw new Error(`${command.does}: ${sentence(decision)}`)
    log = after
  }
  const deal = (): void => {
    while (game.awaits(log.state)?.for === 'card') {
      say({ by: CHANCE, does: 'card', card: deck[dealt]! })
      dealt += 1
    }
  }
  return { say, deal, state: () => log.state }
}

type Table = ReturnType<typeof seatedTable>

const by = (seat: number): Actor => ({ role: 'patron', patron: `p${seat}` })

const opened = ({ say }: Table, shoe: boolean, planned: readonly PlannedBox[]): void => {
  say({ by: { role: 'staff', rank: 'operator' }, does: 'open-table' })
  say({ by: DEALER, does: 'inspect' })
  say({ by: { role: 'staff', rank: 'game-supervisor' }, does: 'inspect' })
  say({ by: DEALER, does: 'spread' })
  say({ by: DEALER, does: 'mix' })
  say({ by: CHANCE, does: 'shuffled' })
  if (shoe) say({ by: DEALER, does: 'cut', at: 20 })
  for (const { seat, ante } of planned) {
    say({ by: by(seat), does: 'sit', seat })
    say({ by: by(seat), does: 'buy-in', chips: chips(HELD) })
    say({ by: by(seat), does: 'wager', on: 'ante', chips: ante })
  }
  for (const { seat, super: bets } of planned)
    for (const { on, amount } of bets) {
      const area = on === 'own' ? 'super' : on === 'dealer' ? 'dealer-super' : `super-${on}`
      say({ by: by(seat), does: 'wager', on: area, chips: amount })
    }
}

const choose = ({ say }: Table, { seat, action, discard }: PlannedBox): void =>
  action === 'exchange'
    ? say({ by: by(seat), does: 'exchange', discard })
    : say({ by: by(seat), does: action })

/** Plays the whole round as planned for each box. */
const played = (table: Table, planned: readonly PlannedBox[]): void => {
  const { say, deal, state } = table
  say({ by: DEALER, does: 'call' })
  deal()
  for (const plan of planned) {
    const five = faces(state().play.boxes.find(box => box.seat === plan.seat)!.hand)
    const wins = instantCash(five) ?? (plan.super.length > 0 && superCombination(five))
    if (wins) say({ by: by(plan.seat), does: 'declare' })
    else choose(table, plan)
    deal()
  }
  say({ by: DEALER, does: 'lock' })
  deal()
  for (const plan of planned) {
    const box = state().play.boxes.find(one => one.seat === plan.seat)
    if (box?.fate === 'in' && box.choice === null) choose(table, plan)
    deal()
  }
  for (const { seat, afterDraw } of planned) {
    const box = state().play.boxes.find(one => one.seat === seat)
    if (box && isReconsidering(box)) say({ by: by(seat), does: afterDraw })
  }
  if (state().play.phase.is === 'closing') say({ by: DEALER, does: 'call' })
  for (const { seat, forceDealer } of planned) {
    const box = state().play.boxes.find(one => one.seat === seat)
    if (state().play.phase.is === 'offering-force' && box?.fate === 'playing')
      say({ by: by(seat), does: forceDealer ? 'force' : 'let-be' })
  }
  deal()
}

const plans = fc.array(
  fc.record({
    action: fc.constantFrom<PlannedBox['action']>('fold', 'play', 'play', 'buy-sixth', 'exchange'),
    count: fc.integer({ min: 2, max: 3 }),
    ante: fc.constantFrom(500, 1000, 2500),
    plays: fc.boolean(),
    force: fc.boolean(),
    dealerSuper: fc.boolean(),
  }),
  { minLength: 1, maxLength: 5 },
)

test.each([
  ['nz22:8.3 nz22:9.7 from a shoe, acting when all have decided', 'shoe', 'after-all', false],
  ['nz22:8.4 nz22:9.8 from a shuffler, acting as they decide', 'shuffler', 'as-decided', false],
  ['nz22:5a.4 nz22:5.12 with multiple Super Bets and a limit', 'shoe', 'after-all', true],
] as const)('%s: a table pays what the round settles to', (_, dealing, acting, multipleSuper) => {
  const elections: TableElections = {
    dealing,
    acting,
    multipleSuper,
    superTable: 3,
    instantCash: { straightFlush: 300, royalFlush: 1200 },
    ...(multipleSuper && { maxPayout: chips(20_000) }),
  }
  const shuffled = fc.shuffledSubarray([...DECK], { minLength: 52, maxLength: 52 })
  fc.assert(
    fc.property(shuffled, plans, (deck, chosen) => {
      const places = chosen.length + 1
      const planned = chosen.map((plan, i): PlannedBox => {
        const own: SuperBet = { on: 'own', amount: chips(plan.ante) }
        const onDealer: SuperBet = { on: 'dealer', amount: chips(100) }
        // If boxes act in turn, a box that declares a Super Bet would have to wait and draw last.
        const alone = acting === 'as-decided' ? [] : [own]
        const supers = multipleSuper ? [own, onDealer] : alone
        const at = (pass: number) => (dealing === 'shoe' ? pass * places + i : i * 5 + pass)
        return {
          seat: i + 1,
          ante: chips(plan.ante),
          super: supers.filter(({ on }) => on === 'own' || plan.dealerSuper),
          action: plan.action,
          discard: [0, 1, 2].slice(0, plan.count).map(pass => deck[at(pass)]!),
          afterDraw: plan.plays ? 'play' : 'fold',
          forceDealer: plan.force,
        }
      })
      const verdict = settleRound({ elections, deck, patrons: planned })
      if (isRefusal(verdict)) throw new Error(verdict.says)
      const table = seatedTable(elections, deck)
      opened(table, dealing === 'shoe', planned)
      played(table, planned)
      expect(table.state().play.phase.is).toBe('shuffling')
      expect(table.state().wagers).toEqual([])
      for (const { seat, net } of verdict.patrons)
        expect(balance(table.state(), `stack:p${seat}`)).toBe(HELD + net)
    }),
    { numRuns: 120 },
  )
})

test('ruling:116 the last card of a deal is entered again until somebody decides', () => {
  const table = seatedTable(lunarPoker.standard('nz22').elections, DECK)
  opened(table, true, [{ seat: 2, ante: chips(1000), super: [] } as unknown as PlannedBox])
  const misread = (card: Card) =>
    game.decide(table.state(), { by: DEALER, does: 'misread', card } as Command)
  const refused = { refused: 'ruling:116' }
  expect(misread('AS')).toMatchObject(refused)
  table.say({ by: DEALER, does: 'call' })
  table.say({ by: DEALER, does: 'card', card: '7H' })
  table.say({ by: DEALER, does: 'card', card: 'KD' })
  expect(misread('7H')).toMatchObject(refused)
  table.say({ by: DEALER, does: 'misread', card: 'QD' })
  table.say({ by: DEALER, does: 'card', card: 'KD' })
  expect(faces(table.state().play.dealer.cards)).toEqual(['QD'])
  for (const card of ['2C', '3C', '4C', '5C', '6C', '7C', '8C'] as const)
    table.say({ by: DEALER, does: 'card', card })
  expect(table.state().play.phase.is).toBe('deciding')
  table.say({ by: DEALER, does: 'misread', card: '9C' })
  expect(table.state().play.dealer.cards.at(-1)).toEqual({ secret: '9C', to: 'all' })
  table.say({ by: by(2), does: 'play' })
  expect(misread('JC')).toMatchObject(refused)
})

test('nz22:5.7 repeating a choice moves no chips', () => {
  const table = seatedTable(lunarPoker.standard('nz22').elections, [...DECK].toReversed())
  opened(table, true, [{ seat: 2, ante: chips(1000), super: [] } as unknown as PlannedBox])
  table.say({ by: DEALER, does: 'call' })
  table.deal()
  const [first, second, third] = faces(table.state().play.boxes[0]!.hand)
  const again = (command: object) =>
    game.decide(table.state(), { by: by(2), ...command } as Command)
  const said = (command: object) => table.say({ by: by(2), ...command } as Command)
  for (const does of ['play', 'fold', 'buy-sixth']) {
    said({ does })
    expect(again({ does })).toEqual([])
  }
  said({ does: 'exchange', discard: [first, second] })
  expect(again({ does: 'exchange', discard: [second, first] })).toEqual([])
  expect(again({ does: 'exchange', discard: [first, third] })).toMatchObject([
    { is: 'ChoiceTakenBack' },
    { is: 'FeeReturned' },
    { is: 'ChoiceMade' },
    { is: 'FeeTaken' },
  ])
})
