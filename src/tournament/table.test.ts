import fc from 'fast-check'
import { expect, test } from 'vitest'
import { baccarat } from '../games/baccarat/index.ts'
import { roulette } from '../games/roulette/index.ts'
import type { Authority } from '../kernel/authority.ts'
import type { Drawn } from '../kernel/chance.ts'
import { chips } from '../kernel/money.ts'
import type { Viewer } from '../kernel/people.ts'
import { isRefusal } from '../kernel/refusal.ts'
import { nextDuty } from '../server/dealer.ts'
import { tournament } from './table.ts'
import { type SessionTerms, stackOf, wageredBy } from './table-state.ts'

const DEALER = { role: 'staff', rank: 'dealer' } as const
const DIRECTOR = { role: 'staff', rank: 'casino-supervisor' } as const
const patron = (name: string) => ({ role: 'patron', patron: name }) as const

const wheel = tournament(roulette.game)
type State = ReturnType<typeof wheel.open>
type Command = Parameters<typeof wheel.decide>[1]

const TERMS: SessionTerms = {
  game: 'roulette',
  tournament: 'cup',
  players: ['Ana', 'Ben', 'Cyd'],
  startingChips: chips(100_000),
  limits: [{ minimum: chips(10_000), maximum: chips(50_000) }],
  increment: chips(500),
  duration: { unit: 'spins', value: 3 },
  passCards: 1,
  secretCards: 1,
  chipIssue: 'gratuitous',
}

interface Told {
  readonly state: State
  readonly under: readonly Authority[]
  readonly refused?: Authority
}

const tell = (start: State, ...commands: readonly Command[]): Told =>
  commands.reduce<Told>(
    ({ state, under }, command) => {
      // Where nobody has won, collecting ends the spin and nothing is left to pay.
      if (command.does === 'pay' && state.inner.wagers.length === 0) return { state, under }
      const decision = wheel.decide(state, command)
      return isRefusal(decision)
        ? { state, under, refused: decision.refused }
        : {
            state: decision.reduce(wheel.evolve, state),
            under: [...under, ...decision.map(event => event.under)],
          }
    },
    { state: start, under: [] },
  )

const HERE: Command = { by: DIRECTOR, does: 'director', present: true }

const started = (change: Partial<SessionTerms> = {}): State =>
  tell(wheel.open({ terms: { ...TERMS, ...change }, table: roulette.standard() }), HERE, {
    by: DIRECTOR,
    does: 'start',
  }).state

const on = (name: string, dollars: number, bet = 'red'): Command => ({
  by: patron(name),
  does: 'wager',
  on: bet,
  chips: chips(dollars * 100),
})
const done = (name: string): Command => ({ by: patron(name), does: 'confirm' })
const bets = (name: string, dollars: number, bet = 'red') => [on(name, dollars, bet), done(name)]
const spin = (number: string): readonly Command[] => [
  { by: DEALER, does: 'spin', wheel: 'clockwise', ball: 'anticlockwise' },
  { by: DEALER, does: 'call' },
  { by: DEALER, does: 'ball-drops' },
  { by: { role: 'chance' }, does: 'spun', number },
  { by: DEALER, does: 'announce' },
  { by: DEALER, does: 'transfer' },
  { by: DEALER, does: 'collect' },
  { by: DEALER, does: 'pay' },
]
const ALL = [...bets('Ana', 100), ...bets('Ben', 100), ...bets('Cyd', 100)]
const seen = (state: State, viewer: Viewer) => wheel.view(state, viewer)
const ALL_OF = ['Ana', 'Ben', 'Cyd']

test('nz7:4.4 nz7:1.1/tournament-chips nz7:1.1/tournament all start with the same tournament chips and get no more', () => {
  const state = started()
  expect(ALL_OF.map(name => stackOf(state, name))).toEqual([100_000, 100_000, 100_000])
  const more: Command = { by: patron('Ana'), does: 'buy-in', chips: chips(100) }
  expect(tell(state, more).refused).toBe('nz7:4.4')
})

test('nz7:4.1 nz7:1.1/tournament-director nothing is played without the director', () => {
  const empty = wheel.open({ terms: TERMS, table: roulette.standard() })
  expect(tell(empty, { by: DIRECTOR, does: 'start' }).refused).toBe('nz7:4.1')
  const alone = tell(started(), { by: DIRECTOR, does: 'director', present: false })
  expect(tell(alone.state, on('Ana', 100)).refused).toBe('nz7:4.1')
  expect(seen(alone.state, { role: 'rail' }).paused).toBe(true)
})

test('nz7:4.7 nz7:7.3 nz7:7.3(a) the marker stands at the first seat, and wagers go clockwise from it', () => {
  const state = started()
  expect(tell(state, on('Ben', 100)).refused).toBe('nz7:4.7')
  const next = tell(state, ...bets('Ana', 100)).state
  expect(seen(next, { role: 'rail' })).toMatchObject({ marker: 1, turn: 'Ben' })
  expect(tell(next, on('Cyd', 100)).refused).toBe('nz7:4.7')
  expect(tell(next, ...spin('1').slice(0, 1)).refused).toBe('nz7:4.7')
})

test('nz7:4.7 ruling:723 at a left-hand table the marker begins at the other end', () => {
  expect(seen(started({ leftHand: true }), { role: 'rail' }).turn).toBe('Cyd')
})

test('nz7:4.8 nz7:7.3(b) after a spin the marker moves on, and the spin number with it', () => {
  const { state } = tell(started(), ...ALL, ...spin('1'))
  expect(seen(state, { role: 'rail' })).toMatchObject({
    marker: 2,
    turn: 'Ben',
    indicator: { unit: 'spins', now: 2, of: 3 },
  })
})

test('nz7:3.2 ruling:727 a wager that is made is not touched, by alteration or by more of it', () => {
  const { state } = tell(started(), ...bets('Ana', 100))
  expect(tell(state, on('Ana', 100)).refused).toBe('nz7:3.2')
  expect(tell(state, { by: patron('Ana'), does: 'withdraw', wager: 'w1' }).refused).toBe('nz7:3.2')
})

test('nz7:3.1 nz7:4.5 nz7:7.4 nz7:7.1(b) only tournament chips lie on the layout', () => {
  const cash = { ...on('Ana', 100), kind: 'value' } as Command
  expect(tell(started(), cash).refused).toBe('nz7:3.1')
  const { state } = tell(started(), on('Ana', 100))
  expect(state.inner.wagers[0]).toMatchObject({ on: 'red', kind: 'tournament:cup' })
  const colour: Command = {
    by: patron('Ana'),
    does: 'buy-colour',
    colour: 'blue',
    chips: chips(100),
  }
  expect(tell(started(), colour).refused).toBe('nz7:4.5')
})

test('nz7:3.5 nz7:3.4 nz7:7.1(a) ruling:716 the sum of a round keeps the limits, whatever it lies on', () => {
  expect(tell(started(), ...bets('Ana', 95)).refused).toBe('nz7:3.5')
  expect(tell(started(), ...bets('Ana', 100)).refused).toBeUndefined()
  expect(tell(started(), ...bets('Ana', 500)).refused).toBeUndefined()
  expect(tell(started(), on('Ana', 300), on('Ana', 201, 'odd')).refused).toBe('nz7:3.5')
  expect(tell(started(), ...bets('Ana', 101)).refused).toBe('nz7:3.4')
})

test('nz7:3.5 whoever neither wagers nor passes is disqualified, and the others go on', () => {
  const out = (name: string): Command => ({
    by: DIRECTOR,
    does: 'disqualify',
    patron: name,
    ground: 'nz7:3.5',
    reason: 'no wager',
  })
  expect(tell(started(), out('Ben')).refused).toBe('nz7:3.5')
  const { state } = tell(started(), out('Ana'))
  expect(seen(state, { role: 'rail' }).turn).toBe('Ben')
  expect(tell(state, on('Ana', 100)).refused).toBe('nz7:3.7')
})

const take = (dollars: number): Command => ({
  by: DEALER,
  does: 'accept',
  patron: 'Ana',
  on: 'red',
  chips: chips(dollars * 100),
})
const dealt: Command = { by: DEALER, does: 'confirm', patron: 'Ana' }

test('nz7:3.6 nz7:3.6(a) nz7:7.2(a) what was taken below the minimum is raised to it', () => {
  const { state, under } = tell(started(), take(60), dealt)
  expect([wageredBy(state, 'Ana'), stackOf(state, 'Ana')]).toEqual([10_000, 90_000])
  expect(under).toContain('nz7:3.6(a)')
})

test('nz7:3.6(b) what was taken above the maximum is cut, and the rest goes back', () => {
  const { state, under } = tell(started(), take(700), dealt)
  expect([wageredBy(state, 'Ana'), stackOf(state, 'Ana')]).toEqual([50_000, 50_000])
  expect(under).toContain('nz7:3.6(b)')
})

test('nz7:3.9 ruling:714 a late player may wager the minimum and no more', () => {
  const late: Command = { by: { role: 'clock' }, does: 'time-up' }
  expect(tell(started(), late).refused).toBe('nz7:3.9')
  const { state } = tell(started(), { by: DIRECTOR, does: 'bet-timer', seconds: 30 }, late)
  expect(tell(state, on('Ana', 105)).refused).toBe('nz7:3.9')
  expect(tell(state, ...bets('Ana', 100)).refused).toBeUndefined()
})

test('nz7:4.14 nz7:1.1/pass-card nz7:1.1/pre-approved-wager-form a pass card is a turn without a wager, while there are any', () => {
  const pass: Command = { by: patron('Ana'), does: 'pass-card' }
  const once = tell(started(), pass, ...bets('Ben', 100), ...bets('Cyd', 100), ...spin('2'))
  expect(once.refused).toBeUndefined()
  expect(stackOf(once.state, 'Ana')).toBe(100_000)
  const again = tell(once.state, ...bets('Ben', 100), ...bets('Cyd', 100), pass)
  expect(again.refused).toBe('nz7:4.14')
  expect(tell(started(), on('Ana', 100), pass).refused).toBe('nz7:4.14')
})

const hides: Command = {
  by: patron('Ana'),
  does: 'secret-wager',
  on: 'red',
  chips: chips(40_000),
}

test('nz7:4.15 nz7:4.9 nz7:1.2(b) nz7:1.2(c) nz7:1.1/secret-wager-card ruling:706 the bet is seen, its amount is not, until the spin is over', () => {
  const { state } = tell(started(), hides)
  const others = seen(state, patron('Ben'))
  expect(others.table.wagers).toMatchObject([{ on: 'red', chips: 'hidden' }])
  expect(others.players[0]).toMatchObject({ card: 'secret', chips: 100_000 })
  expect(seen(state, patron('Ana')).table.wagers[0]?.chips).toBe(40_000)
  expect(seen(state, { role: 'dealer' }).table.wagers[0]?.chips).toBe(40_000)
  const after = tell(state, ...bets('Ben', 100), ...bets('Cyd', 100), ...spin('2')).state
  expect(seen(after, patron('Ben')).players[0]).toMatchObject({ card: null, chips: 60_000 })
})

test('nz7:4.15 a secret wager keeps the limits, and there is no second card', () => {
  expect(tell(started(), { ...hides, chips: chips(50_500) } as Command).refused).toBe('nz7:3.5')
  expect(tell(started(), { ...hides, chips: chips(9500) } as Command).refused).toBe('nz7:3.5')
  const { state } = tell(started(), hides, ...bets('Ben', 100), ...bets('Cyd', 100), ...spin('1'))
  const next = tell(state, ...bets('Ben', 100), ...bets('Cyd', 100), hides)
  expect(next.refused).toBe('nz7:4.15')
})

test('nz7:4.15 no view of anybody else differs with the amount, at any step of the spin', () => {
  const steps = [...bets('Ben', 100), ...bets('Cyd', 100), ...spin('1').slice(0, 7)]
  fc.assert(
    fc.property(
      fc.integer({ min: 20, max: 100 }),
      fc.integer({ min: 20, max: 100 }),
      fc.integer({ min: 0, max: steps.length }),
      (one, two, upTo) => {
        const views = [one, two].map(fives => {
          const wager = { ...hides, chips: chips(fives * 500) } as Command
          return seen(tell(started(), wager, ...steps.slice(0, upTo)).state, patron('Ben'))
        })
        expect(views[0]).toEqual(views[1])
      },
    ),
    { numRuns: 60 },
  )
})

test('nz7:4.2 nz7:4.2(a) a player wagers on no other box, and nobody else on any', () => {
  expect(tell(started(), { ...on('Ana', 100), area: 2 } as Command).refused).toBe('nz7:4.2')
  expect(tell(started(), on('Zoe', 100)).refused).toBe('nz7:4.2')
  expect(tell(started(), { by: patron('Ana'), does: 'sit', seat: 5 }).refused).toBe('nz7:4.2')
})

test('nz7:4.6 nobody leaves by themselves; with consent their chips still count', () => {
  expect(tell(started(), { by: patron('Ana'), does: 'leave' }).refused).toBe('nz7:4.6')
  const excused = tell(started(), {
    by: DIRECTOR,
    does: 'excuse',
    patron: 'Ana',
    reason: 'ill',
  })
  expect(excused.state.players[0]?.status).toBe('out')
})

test('nz7:4.10 nz7:4.11 nz7:5.1 chips put away and advice disqualify; the last one left has won', () => {
  const out = (name: string, ground: 'nz7:4.10' | 'nz7:4.11'): Command => ({
    by: DIRECTOR,
    does: 'disqualify',
    patron: name,
    ground,
    reason: 'seen',
  })
  const { state, under } = tell(
    started(),
    ...bets('Ana', 100),
    out('Ben', 'nz7:4.10'),
    out('Cyd', 'nz7:4.11'),
  )
  expect(under).toEqual(expect.arrayContaining(['nz7:4.10', 'nz7:4.11', 'nz7:5.1']))
  expect(state.result?.stacks).toEqual({ Ana: 100_000 })
  expect(stackOf(state, 'Ana')).toBe(100_000)
})

test('nz7:3.3 limits stay as they are', () => {
  const change: Command = {
    by: { role: 'staff', rank: 'operator' },
    does: 'change-limits',
    limits: {},
  }
  expect(tell(started(), change).refused).toBe('nz7:3.3')
  expect(seen(started(), { role: 'rail' }).table.sign.limits).toEqual({
    'each round': { minimum: 10_000, maximum: 50_000, step: 500 },
  })
})

test('nz7:5.4 nz7:5.5 nz7:5.5(a) nz7:5.13 nz7:5.13(a) after the last spin chips are counted and handed back', () => {
  const spins = [
    ...ALL,
    ...spin('1'),
    ...bets('Ben', 100),
    ...bets('Cyd', 100),
    ...bets('Ana', 200),
    ...spin('1'),
    ...bets('Cyd', 100),
    ...bets('Ana', 100),
    ...bets('Ben', 100),
    ...spin('2'),
  ]
  const { state, under, refused } = tell(started(), ...spins)
  expect(refused).toBeUndefined()
  expect(under.at(-1)).toBe('nz7:5.4')
  expect(state.result?.stacks).toEqual({ Ana: 120_000, Ben: 110_000, Cyd: 110_000 })
  const tally = (counts: Readonly<Record<string, number>>): Command => ({
    by: DEALER,
    does: 'tally',
    counts,
  })
  expect(tell(state, tally({ Ana: 1 })).refused).toBe('nz7:5.5(a)')
  const back = tell(state, tally(state.result!.stacks))
  expect(back.under).toContain('nz7:5.13(a)')
  expect(ALL_OF.map(name => stackOf(back.state, name))).toEqual([0, 0, 0])
  expect(back.state.inner.accounts['stack:Ana']?.value ?? 0).toBe(0)
})

test('nz7:5.13(b) nz7:2.2(s) chips that were bought become value chips, one for one', () => {
  const one = { duration: { unit: 'spins', value: 1 }, chipIssue: 'face-value' } as const
  const { state } = tell(started(one), ...ALL, ...spin('1'))
  const counted = tell(state, { by: DEALER, does: 'tally', counts: state.result!.stacks })
  expect(counted.state.inner.accounts['stack:Ana']?.value).toBe(110_000)
})

const TIGHT: Partial<SessionTerms> = { startingChips: chips(10_000) }

test('nz7:3.7 nz7:5.1 who has nothing left is out, and one who can wager ends the session', () => {
  const { state, under } = tell(
    started(TIGHT),
    ...bets('Ana', 100),
    ...bets('Ben', 100, 'black'),
    ...bets('Cyd', 100, 'black'),
    ...spin('1'),
  )
  expect(under).toEqual(expect.arrayContaining(['nz7:3.7', 'nz7:5.1']))
  expect(state.result).toEqual({ stacks: { Ana: 20_000, Ben: 0, Cyd: 0 } })
})

test('nz7:3.8 nz7:3.8(a) ruling:704 all gone in one round: nobody is out, they play off', () => {
  const { state, under } = tell(started(TIGHT), ...ALL, ...spin('2'))
  expect(under.at(-1)).toBe('nz7:3.8(a)')
  expect(state.result?.bust).toEqual(ALL_OF)
})

test('nz7:3.8(b) ruling:703 less than the minimum is as good as nothing', () => {
  const { under } = tell(started({ startingChips: chips(10_500) }), ...ALL, ...spin('2'))
  expect(under.at(-1)).toBe('nz7:3.8(b)')
})

test('nz7:4.8 ruling:717 the marker passes over whoever is out', () => {
  const { state } = tell(
    started({ startingChips: chips(20_000) }),
    ...bets('Ana', 100),
    ...bets('Ben', 200, 'black'),
    ...bets('Cyd', 100),
    ...spin('1'),
  )
  expect(seen(state, { role: 'rail' })).toMatchObject({ marker: 3, turn: 'Cyd' })
})

test('nz7:5.2 time ends a session with its round, or at once between two', () => {
  const hour = { unit: 'time', value: 1000 } as const
  const at: Command = { by: { role: 'clock' }, does: 'time', at: 1000 }
  expect(tell(started({ duration: hour }), at).under.at(-1)).toBe('nz7:5.2')
  const during = tell(started({ duration: hour }), ...ALL, at)
  expect(during.state.status).toBe('running')
  expect(tell(during.state, ...spin('1')).under.at(-1)).toBe('nz7:5.2')
})

test('nz7:7.1 nz7:5.4 a void spin does not count: the marker stays and the number too', () => {
  const start = tell(started(), ...ALL, ...spin('1').slice(0, 2)).state
  const { state } = tell(start, { by: DEALER, does: 'no-spin', cause: 'ball-out' })
  expect(seen(state, { role: 'rail' })).toMatchObject({ marker: 1, indicator: { now: 1 } })
})

test('nz7:4.5 chips come and go only by the wheel: what all hold is what was issued and won', () => {
  const command = fc.oneof(
    fc.record({ who: fc.constantFrom(...ALL_OF), dollars: fc.integer({ min: 1, max: 600 }) }),
    fc.constantFrom<Command>(...spin('7'), dealt, hides, take(60), take(900), {
      by: patron('Ben'),
      does: 'pass-card',
    }),
  )
  fc.assert(
    fc.property(fc.array(command, { maxLength: 40 }), steps => {
      const commands = steps.flatMap(step =>
        'who' in step ? bets(step.who, step.dollars) : [step],
      )
      const { state } = tell(started(), ...commands)
      const held = ALL_OF.reduce((sum, n) => sum + stackOf(state, n) + wageredBy(state, n), 0)
      const bank = state.inner.accounts.bank?.['tournament:cup'] ?? 0
      expect(held + bank).toBe(300_000)
      expect(state.inner.accounts['stack:Ana']?.value ?? 0).toBe(0)
    }),
    { numRuns: 80 },
  )
})

test('nz7:9.1(a) nz7:9.3 nz7:5.5(b) nz7:3.5 on terminals nobody has a turn or a duty, and wagers may be changed', () => {
  const terms = { game: 'electronic-roulette', passCards: 0, secretCards: 0 } as const
  const state = started({ ...terms, duration: { unit: 'rounds', value: 2 } })
  const { state: after, refused } = tell(state, on('Ben', 100), {
    by: patron('Ben'),
    does: 'withdraw',
    wager: 'w1',
  })
  expect(refused).toBeUndefined()
  expect(seen(after, { role: 'rail' })).toMatchObject({
    marker: null,
    turn: null,
    indicator: { unit: 'rounds', now: 1, of: 2 },
  })
  expect(tell(after, on('Ben', 95)).refused).toBe('nz7:3.5')
  const spun = tell(after, ...spin('1'), ...spin('1'))
  expect(spun.refused).toBeUndefined()
  const counts = spun.state.result!.stacks
  expect(tell(spun.state, { by: DEALER, does: 'tally', counts }).refused).toBe('nz7:5.5(b)')
  expect(tell(spun.state, { by: DIRECTOR, does: 'tally', counts }).refused).toBeUndefined()
})

const shoe = tournament(baccarat.game)
type Shoe = ReturnType<typeof shoe.open>
type Card = Parameters<typeof shoe.decide>[1]

const DURATION = { unit: 'shoes', value: 1 } as const

const give = (state: Shoe, ...commands: readonly Card[]): Shoe =>
  commands.reduce((now, command) => {
    const decision = shoe.decide(now, command)
    if (isRefusal(decision)) throw new Error(`${command.does}: ${JSON.stringify(decision)}`)
    return decision.reduce(shoe.evolve, now)
  }, state)

const card = (drawn: Drawn): Card => ({ by: { role: 'chance' }, does: 'card', card: drawn })

const dealer = (start: Shoe): Shoe => {
  let state = start
  for (;;) {
    const { phase } = state.inner.play
    const duty = nextDuty(state.inner, { betsAreDown: false })
    if (duty) state = give(state, duty)
    else if (phase.is === 'shuffling')
      state = give(state, { by: { role: 'chance' }, does: 'shuffled' })
    else if (phase.is === 'cutting') state = give(state, { by: DEALER, does: 'decline-cut' })
    else if (phase.is === 'burning') state = give(state, card('AS'))
    else return state
  }
}

const dealing = (change: Partial<SessionTerms> = {}): Shoe => {
  const table = baccarat.standard('nz5')
  const config = {
    ...table,
    elections: { ...table.elections, variant: 'half-on-six' as const },
  }
  const terms = { ...TERMS, game: 'baccarat' as const, duration: DURATION, ...change }
  const ready = dealer(give(shoe.open({ terms, table: config }), HERE as Card))
  return give(ready, { by: DIRECTOR, does: 'start' })
}

const coup = (state: Shoe, cut?: 'first' | 'inside'): Shoe => {
  let now = state
  for (;;) {
    const { turn } = shoe.view(now, { role: 'rail' })
    if (turn === null) break
    now = give(
      now,
      { by: patron(turn), does: 'wager', on: 'player', chips: chips(10_000) },
      { by: patron(turn), does: 'confirm' },
    )
  }
  now = give(now, { by: DEALER, does: 'call' })
  const cards: Drawn[] = ['9S', '5H', 'KD', '2C']
  if (cut === 'first') cards.unshift('cutting-card')
  if (cut === 'inside') cards.splice(2, 0, 'cutting-card')
  for (const each of cards) if (now.status === 'running') now = give(now, card(each))
  return now
}

test('nz7:8.4(a) nz7:8.4 a session waits for the shuffle', () => {
  const terms = { ...TERMS, game: 'baccarat' as const, duration: DURATION }
  const fresh = give(shoe.open({ terms, table: baccarat.standard('nz5') }), HERE as Card)
  expect(shoe.decide(fresh, { by: DIRECTOR, does: 'start' })).toMatchObject({
    refused: 'nz7:8.4(a)',
  })
})

test('nz7:8.2(b) nz7:8.1 nz7:8.1(b) ruling:724 nobody wagers on both hands', () => {
  const one = give(dealing(), {
    by: patron('Ana'),
    does: 'wager',
    on: 'player',
    chips: chips(10_000),
  })
  const both: Card = { by: patron('Ana'), does: 'wager', on: 'banker', chips: chips(10_000) }
  expect(shoe.decide(one, both)).toMatchObject({ refused: 'nz7:8.2(b)' })
  const tie: Card = { by: patron('Ana'), does: 'wager', on: 'tie', chips: chips(10_000) }
  expect(isRefusal(shoe.decide(one, tie))).toBe(false)
})

test('nz7:8.3 nz7:8.3(a) nz7:8.3(b) nz7:8.1(a) nz7:8.2(a) the marker and the shoe number are shown, and a coup waits for all', () => {
  const state = dealing()
  expect(shoe.view(state, { role: 'rail' })).toMatchObject({
    marker: 1,
    indicator: { unit: 'shoes', now: 1, of: 1 },
  })
  expect(shoe.decide(state, { by: DEALER, does: 'call' })).toMatchObject({ refused: 'nz7:4.7' })
})

test('nz7:5.3(a) one more coup after that of the cutting card', () => {
  const reached = coup(dealing({ endVariant: 'a' }), 'inside')
  expect(reached.status).toBe('running')
  expect(coup(reached).status).toBe('over')
})

test('nz7:5.3(b) the coup of the cutting card is the last', () => {
  expect(coup(dealing({ endVariant: 'b' }), 'inside').status).toBe('over')
  expect(coup(dealing({ endVariant: 'b' }), 'first').result?.stacks.Ana).toBe(110_000)
  expect(coup(dealing({ endVariant: 'b' })).status).toBe('running')
})

test('nz7:5.3(c) ruling:701 a coup that would begin with the cutting card is not dealt, and wagers go back', () => {
  const state = coup(dealing({ endVariant: 'c' }), 'first')
  expect(state.result).toEqual({ stacks: { Ana: 100_000, Ben: 100_000, Cyd: 100_000 } })
  expect(ALL_OF.map(name => stackOf(state, name))).toEqual([100_000, 100_000, 100_000])
  expect(coup(dealing({ endVariant: 'c' }), 'inside').result?.stacks.Ana).toBe(110_000)
})

const STEPS = [
  { minimum: chips(10_000), maximum: chips(50_000) },
  { minimum: chips(20_000), maximum: chips(90_000) },
]

test('nz7:4.13 nz7:3.3 ruling:702 ruling:722 an indicator card raises the limits from the next coup, and does not end the shoe', () => {
  const seenCard: Card = { by: DEALER, does: 'indicator-card' }
  const start = give(dealing({ endVariant: 'b', limits: STEPS }), seenCard)
  const raised = coup(start)
  expect(raised.status).toBe('running')
  expect(shoe.view(raised, { role: 'rail' }).table.sign.limits['each round']).toMatchObject(
    STEPS[1]!,
  )
  const kept = coup(give(start, { by: DIRECTOR, does: 'keep-limits' }))
  expect(kept.limitStep).toBe(0)
  expect(shoe.decide(raised, seenCard)).toMatchObject({ refused: 'nz7:4.13' })
})

test('nz7:4.13 ruling:703 raised limits may leave somebody unable to wager: out, with chips that count', () => {
  const start = give(
    dealing({ endVariant: 'b', limits: STEPS, startingChips: chips(10_000) }),
    { by: DEALER, does: 'indicator-card' },
    { by: patron('Ana'), does: 'pass-card' },
  )
  const all = coup(start)
  expect(all.players[0]?.status).toBe('out')
  expect(all.status).toBe('running')
  expect(stackOf(all, 'Ana')).toBe(10_000)
})

test('nz1:2.1(e) Division 1 holds in a tournament too', () => {
  const asks = (about: string): Command => ({ by: patron('Ana'), does: 'dispute', about })
  expect(tell(started(), asks('')).refused).toBe('nz1:19.1')
  expect(tell(started(), asks('the count')).under).toContain('nz1:19.1')
})
