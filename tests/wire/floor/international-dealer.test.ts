import { expect, test } from 'vitest'
import { DUTIES } from '../../../src/dealing/duties.ts'
import type { BaccaratCommand } from '../../../src/games/baccarat/commands.ts'
import { baccarat } from '../../../src/games/baccarat/index.ts'
import type { GeneralCommand } from '../../../src/general/commands.ts'
import { type Card, DECK } from '../../../src/kernel/card.ts'
import type { Command } from '../../../src/kernel/game.ts'
import { fold } from '../../../src/kernel/log.ts'
import { chips } from '../../../src/kernel/money.ts'
import { isRefusal } from '../../../src/kernel/refusal.ts'

const GRANTS = { mayAct: () => true }
const patron = (name: string) => ({ role: 'patron', patron: name }) as const
const CHANCE = { role: 'chance' } as const

/** A table with a virtual dealer. Patrons do only what a test says. */
const attended = (cards: readonly Card[]) => {
  const { elections } = baccarat.standard('nz5')
  const config = baccarat.setUp({ ...elections, style: 'B', international: true })
  let state = baccarat.game.open(config)
  let drawn = 0
  const run = (command: Command): void => {
    const decision = baccarat.game.decide(state, command as BaccaratCommand | GeneralCommand)
    if (isRefusal(decision)) throw new Error(`${command.does}: ${decision.says}`)
    state = fold(baccarat.game, state, decision)
  }
  const duty = () => DUTIES.baccarat(state as never, GRANTS)
  const step = (): string => {
    const ask = baccarat.game.awaits(state)
    if (ask?.for === 'shuffle') run({ by: CHANCE, does: 'shuffled' } as Command)
    else if (ask) {
      run({ by: CHANCE, does: 'card', card: cards[drawn++ % cards.length]! } as Command)
      return 'card'
    }
    const due = duty()
    if (!due) return 'nothing'
    run(due.command)
    return due.command.does
  }
  /** The dealer's steps until a patron or the betting time comes first. */
  const works = (): readonly string[] => {
    const done: string[] = []
    while (baccarat.game.awaits(state) || duty()?.after === 'step') done.push(step())
    return done.filter(does => does !== 'card')
  }
  run({ by: { role: 'staff', rank: 'operator' }, does: 'open-table' })
  for (const [i, name] of ['Ana', 'Ben', 'Cho'].entries()) {
    run({ by: patron(name), does: 'sit', seat: i + 1 } as Command)
    run({ by: patron(name), does: 'buy-in', chips: chips(500_000) } as Command)
  }
  const ask = (name: string, does: string, more: object = {}): void =>
    run({ by: patron(name), does, ...more } as Command)
  while (state.play.phase.is !== 'betting') step()
  return { ask, run, step, works, duty, table: () => state }
}

const bets = (on: string) => ({ on, chips: chips(10_000) })

test('nz5:8.9(d) nz5:8.18(c) nz5:15.8 rounds continue even if nobody answers', () => {
  const { ask, step, table, duty } = attended(DECK)
  ask('Ana', 'wager', bets('player'))
  ask('Ben', 'wager', bets('banker'))
  for (let i = 0; i < 40 && table().round.number === 1; i += 1) step()
  expect(table().round.number).toBe(2)
  ask('Ana', 'wager', bets('player'))
  step()
  step()
  ask('Ana', 'accept-role')
  for (let i = 0; i < 10 && table().play.out === null; i += 1) step()
  expect(duty()).toMatchObject({ after: 'patron', command: { does: 'dealer-turns' } })
  for (let i = 0; i < 40 && table().round.number === 2; i += 1) step()
  expect(table().round.number).toBe(3)
})

test('nz5:2.3 nz5:15.4 nz5:15.5 nz5:15.7 the supervisor grants what patrons may ask for', () => {
  const { ask, step, works, table } = attended(['7C', 'KD', 'JH', '6S'])
  ask('Ana', 'request-nominee', { nominee: 'Ben' })
  expect(works()).toEqual(['approve-nominee', 'announce-nominee'])
  ask('Cho', 'request-nominee', { nominee: 'Ben' })
  expect(works()).toEqual([])
  ask('Ana', 'wager', bets('player'))
  expect([step(), ...works()]).toEqual(['call', 'offer-roles'])
  ask('Ana', 'accept-role')
  ask('Ana', 'ask-split', { hand: 'player', first: 'Ana', second: 'Ben' })
  ask('Cho', 'volunteer', { hand: 'banker' })
  expect(works()).toEqual(['direct-split', 'direct-turner', 'pass-hand'])
  expect(table().play.out?.holders).toEqual(['Ana', 'Ben'])
  ask('Ben', 'turn-hand', { hand: 'player' })
  ask('Ana', 'turn-hand', { hand: 'player' })
  expect(works()).toEqual(['pass-hand'])
  ask('Cho', 'turn-hand', { hand: 'banker' })
  expect(table().round.number).toBe(2)
  ask('Ana', 'end-nominee', { patron: 'Ana', nominee: 'Ben' })
  expect(works()).toEqual(['end-nominee', 'approve-nominee', 'announce-nominee'])
})

test('nz5:15.7 before the dealer turns a hand without wagers, patrons have time to offer', () => {
  const { ask, step, works, duty } = attended(['7C', 'KD', 'JH', '6S'])
  ask('Ana', 'wager', bets('banker'))
  expect([step(), ...works()]).toEqual(['call', 'offer-roles'])
  step()
  expect(works()).toEqual([])
  expect(duty()).toMatchObject({ after: 'call', command: { does: 'turn-hand', hand: 'player' } })
  ask('Cho', 'volunteer', { hand: 'player' })
  expect(works()).toEqual(['direct-turner', 'pass-hand'])
})

test('nz5:15.10 if a casino supervisor reopens the betting, the dealer calls again', () => {
  const { step, works, ask, table, duty } = attended(['7C', 'KD', 'JH', '6S'])
  ask('Ana', 'wager', bets('player'))
  step()
  step()
  ask('Ana', 'accept-role')
  step()
  step()
  const supervisor = { role: 'staff', rank: 'casino-supervisor' } as const
  const decision = baccarat.game.decide(table(), { by: supervisor, does: 'reopen-bets' })
  expect(isRefusal(decision)).toBe(false)
  const open = fold(
    baccarat.game,
    table(),
    decision as Exclude<typeof decision, { refused: string }>,
  )
  expect(DUTIES.baccarat(open as never)).toMatchObject({ after: 'bets', command: { does: 'call' } })
  expect(works()).toEqual(['pass-hand'])
  expect(duty()?.after).toBe('patron')
})

test('nz5:2.3(a) a request for a supervisor is not a step that a person must take', () => {
  const { ask, table } = attended(DECK)
  ask('Ana', 'request-nominee', { nominee: 'Ben' })
  expect(DUTIES.baccarat(table() as never)?.command.does).toBeUndefined()
  expect(DUTIES.baccarat(table() as never, GRANTS)?.command.does).toBe('approve-nominee')
})

test('nz5:12.2(b) a Void Hand is dealt although nobody may wager, also where patrons turn the cards', () => {
  const { run, step, table, duty } = attended(['7C', 'KD', 'JH', '6S'])
  expect(duty()).toBeUndefined()
  const by = { role: 'staff', rank: 'dealer' }
  run({ by, does: 'excess-card', card: '2H', face: 'up' } as Command)
  expect(duty()).toMatchObject({ after: 'step', command: { does: 'call' } })
  for (let i = 0; i < 20 && table().round.number === 1; i += 1) step()
  expect(table().round.number).toBe(2)
})
