import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextSpinDuty } from '../../src/dealing/roulette.ts'
import { posted } from '../../src/general/money/balances.ts'
import { everyAccount } from '../../src/general/state.ts'
import type { Move } from '../../src/kernel/chips/settle.ts'
import type { Command, Event } from '../../src/kernel/game.ts'
import { chips } from '../../src/kernel/money.ts'
import type { Patron, Viewer } from '../../src/kernel/people.ts'
import { isRefusal } from '../../src/kernel/refusal.ts'
import { paymentsOf } from '../../src/tournament/director/money.ts'
import { outcomesOf } from '../../src/tournament/director/outcomes.ts'
import { entrants, entryOf, players } from '../../src/tournament/director/state.ts'
import { type BotCommand, turnOfBot } from '../../src/tournament/session/bots.ts'
import { type SessionTerms, turnOf } from '../../src/tournament/session/state.ts'
import { wheel } from '../../src/tournament/session/tables.ts'
import { sweep } from '../fixtures/sweep.ts'
import { type Tape, tapeOf } from './subject.ts'
import { DIRECTOR, PHASES, phaseOf, type Run, tournamentOf } from './tournaments.ts'

const RUNS = sweep(600, 10_000)

const holds = (what: string, so: boolean): void => {
  if (!so) throw new Error(`not so: ${what}`)
}

/** Where each kind of trouble must have happened, so that the properties say something about it. */
const BEFORE_THE_END = PHASES.slice(0, -1)
const TROUBLE = {
  EntryWithdrawn: BEFORE_THE_END,
  Disqualified: BEFORE_THE_END,
  ActionUndone: BEFORE_THE_END,
  /** Terminals and the system fail once there is a draw. */
  EntryVoided: BEFORE_THE_END.slice(1),
} as const

const tapes = fc.array(fc.nat({ max: 1_000_000 }), { minLength: 30, maxLength: 60 })

/** Payments that have neither been returned nor used up. */
const booksBalance = ({ state, events }: Run): void => {
  const fees = new Map<Patron, number>()
  const bought = new Map<Patron, number>()
  const add = (book: Map<Patron, number>, patron: Patron, sum: number): void => {
    book.set(patron, (book.get(patron) ?? 0) + sum)
    holds(`${patron} gets back no more than was paid`, book.get(patron)! >= 0)
  }
  for (const { patron, for: what, chips: sum } of events.flatMap(paymentsOf)) {
    if (what === 'entry fee') add(fees, patron, sum)
    if (what === 'entry fee returned') add(fees, patron, -sum)
    if (what === 'tournament chips') add(bought, patron, 1)
    if (what.startsWith('tournament chips ')) add(bought, patron, -1)
  }
  for (const fee of fees.values())
    holds('a fee is paid once', fee === 0 || fee === state.conditions.entryFee)
  // Chips lost entirely are exchanged for nothing, so there is no payment.
  if (state.status === 'cancelled')
    for (const patron of entrants(state).map(([patron]) => patron))
      holds(
        'called off, every fee is back',
        entryOf(state, patron)?.status !== 'accepted' || (fees.get(patron) ?? 0) === 0,
      )
}

const prizesAddUp = ({ state }: Run): void => {
  const { placings, awards, conditions } = state
  const filled = conditions.prizes.slice(0, placings.length)
  const listed = filled.reduce((sum, prize) => sum + ('money' in prize ? prize.money : 0), 0)
  const given = awards.reduce((sum, { money }) => sum + money, 0)
  holds(
    'prizes are the list, cents rounded up',
    given >= listed && given < listed + awards.length + 1,
  )
  const things = filled.flatMap(prize => ('item' in prize ? [prize.item] : []))
  const won = new Set(awards.flatMap(({ items, sharedItems }) => [...items, ...sharedItems]))
  holds('every thing is won', isDeepStrictEqual([...won].toSorted(), things.toSorted()))
}

/** Every entrant is in the results, with the reason if they are out. */
const nobodyIsMissing = ({ state }: Run): void => {
  const outcomes = outcomesOf(state)
  const named = new Set(outcomes.map(({ patron }) => patron))
  holds('everybody is in the results once', named.size === state.entered)
  holds('each entrant is there', outcomes.length === state.entered)
  const put = outcomes.filter(({ is }) => ['disqualified', 'void', 'eliminated'].includes(is))
  holds(
    'whoever is out reads the clause',
    put.every(({ under }) => under !== null),
  )
  holds('players are counted', state.accepted === players(state).length)
  const pending = entrants(state).filter(([, { status }]) => /applied|notified/.test(status))
  holds('applications are counted', state.pending.length === pending.length)
}

const placesAreRight = ({ state }: Run): void => {
  const { placings } = state
  if (placings.length === 0) return
  const statusOf = (patron: Patron) => entryOf(state, patron)?.status ?? 'applied'
  const first = placings.filter(({ place }) => place === 1)
  const haveAllLeft = first.every(({ patron }) => statusOf(patron) === 'withdrawn')
  holds('one winner', first.length === 1 || haveAllLeft)
  holds(
    'only players are placed, and those who left after the final',
    placings.every(({ patron }) => ['accepted', 'withdrawn'].includes(statusOf(patron))),
  )
  const inOrder = placings.every(
    ({ place }, i) => place <= i + 1 && (i === 0 || place >= placings[i - 1]!.place),
  )
  holds('places follow each other', inOrder)
}

test('nz7:5.9 nz7:5.12 nz7:2.4 nz7:2.5 thousands of tournaments: one winner, the listed prizes, no fee taken twice', () => {
  let completed = 0
  const happened = new Set<string>()
  fc.assert(
    fc.property(tapes, numbers => {
      const run = tournamentOf(numbers, (_, decision, before) => {
        if (!isRefusal(decision))
          for (const { is } of decision) happened.add(`${is} ${phaseOf(before)}`)
      })
      booksBalance(run)
      nobodyIsMissing(run)
      if (run.state.status !== 'completed') return
      completed += run.state.placings.length > 0 ? 1 : 0
      prizesAddUp(run)
      placesAreRight(run)
      holds(
        'a state survives JSON',
        isDeepStrictEqual(JSON.parse(JSON.stringify(run.state)), run.state),
      )
    }),
    { numRuns: RUNS },
  )
  expect(completed).toBeGreaterThan(RUNS * 0.4)
  const missing = Object.entries(TROUBLE).flatMap(([is, phases]) =>
    phases.map(phase => `${is} ${phase}`).filter(each => !happened.has(each)),
  )
  expect(missing).toEqual([])
})

/** Real tables, with bots that prefer secret wagers. */

const TERMS: SessionTerms = {
  game: 'roulette',
  tournament: 'cup',
  players: ['Ana', 'Ben', '__proto__'],
  startingChips: chips(50_000),
  limits: [{ minimum: chips(5000), maximum: chips(50_000) }],
  increment: chips(500),
  duration: { unit: 'spins', value: 4 },
  passCards: 1,
  secretCards: 3,
  chipIssue: 'gratuitous',
}

type State = ReturnType<typeof wheel.game.open>

/** Events that move chips to or from the house: wins and losses, issue and return. */
const BY_RULE = ['WagerSettled', 'ChipsBought', 'ChipsRedeemed']

const houseMoves = (event: Event): boolean =>
  'moves' in event &&
  (event.moves as readonly Move[]).some(({ from, to }) =>
    [from, to].some(a => a === 'bank' || a === 'cage'),
  )

const isConserved = ({ inner }: State): boolean =>
  everyAccount(inner).reduce((sum, [, kinds]) => sum + (kinds['tournament:cup'] ?? 0), 0) === 0

/** The same state with another secret amount. */
const otherwise = (state: State, patron: Patron): State => {
  const wager = state.inner.wagers.find(each => each.patron === patron)
  if (!wager || state.played[patron]?.form !== 'secret') return state
  const more = 500
  const inner = posted(state.inner, [
    {
      from: `stack:${patron}`,
      to: `area:${wager.id}`,
      chips: chips(more),
      kind: wager.kind,
      under: 'nz1:10.1(a)',
    },
  ])
  const wagers = state.inner.wagers.map(each =>
    each.id === wager.id ? { ...each, chips: chips(each.chips + more) } : each,
  )
  return { ...state, inner: { ...state.inner, ...inner, wagers } }
}

let secretsSeen = 0

const keepsSecrets = (state: State): void => {
  for (const patron of Object.keys(state.played)) {
    const other = otherwise(state, patron)
    if (other === state) continue
    secretsSeen += 1
    const viewers: readonly Viewer[] = [
      { role: 'rail' },
      ...TERMS.players.filter(p => p !== patron).map(p => ({ role: 'patron', patron: p }) as const),
    ]
    for (const viewer of viewers)
      holds(
        'nobody sees a secret amount',
        isDeepStrictEqual(wheel.game.view(state, viewer), wheel.game.view(other, viewer)),
      )
  }
}

const nextOf = (state: State, tape: Tape): readonly (Command | BotCommand)[] => {
  const ask = wheel.game.awaits(state)
  if (ask?.for === 'spin')
    return [{ by: { role: 'chance' }, does: 'spun', number: tape.one(ask.pockets) } as Command]
  const patron = turnOf(state)
  if (patron !== undefined && state.inner.round.stakes === null)
    return turnOfBot(state, patron, n => tape.below(n))
  return [nextSpinDuty(state.inner, { betsAreDown: true })!]
}

test('nz7:4.5 nz7:4.15 nz7:5.5 at real tables chips move only by rule, and no secret amount is shown early', () => {
  fc.assert(
    fc.property(tapes, numbers => {
      const tape = tapeOf(numbers)
      let state = wheel.game.open(wheel.config(TERMS))
      const tell = (command: Command | BotCommand): void => {
        const decision = wheel.game.decide(
          state,
          command as Parameters<typeof wheel.game.decide>[1],
        )
        if (isRefusal(decision)) throw new Error(`refused: ${JSON.stringify([command, decision])}`)
        for (const event of decision)
          holds(`${event.is} moves chips by rule`, !houseMoves(event) || BY_RULE.includes(event.is))
        state = decision.reduce(wheel.game.evolve, state)
        holds('no chip comes from nowhere', isConserved(state))
        keepsSecrets(state)
      }
      tell({ by: DIRECTOR, does: 'director', present: true })
      tell({ by: DIRECTOR, does: 'start' })
      while (state.status === 'running') for (const command of nextOf(state, tape)) tell(command)
      const { stacks } = state.result!
      holds('all are counted', Object.keys(stacks).length === TERMS.players.length)
      tell({ by: DIRECTOR, does: 'tally', counts: stacks })
    }),
    { numRuns: 60 },
  )
  expect(secretsSeen).toBeGreaterThan(100)
})
