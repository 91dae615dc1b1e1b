import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  applying,
  begun,
  CHANCE,
  DIRECTOR,
  ended,
  entered,
  entering,
  FORM,
  HOUR,
  NAMES,
  OPERATOR,
  opened,
  paid,
  patron,
  starting,
  tell,
} from '../../../tests/fixtures/people/director-fixture.ts'
import { chips } from '../../kernel/money.ts'
import { director } from './director.ts'
import { CONDITIONS } from './example.ts'
import type { Conditions } from './s02-entry/conditions.ts'
import { seatedByLot } from './s04-heats.ts'
import { entryOf } from './state.ts'

test('nz7:2.2 nz7:2.2(y) only the operator opens entries, with complete conditions', () => {
  const without = director.open({ ...CONDITIONS, prizes: [] })
  expect(tell(without, { by: OPERATOR, does: 'open-entries' }).refused).toBe('nz7:2.2(y)')
  const whole = director.open(CONDITIONS)
  expect(tell(whole, { by: DIRECTOR, does: 'open-entries' }).refused).toBe('nz7:2.2')
  expect(tell(whole, ...applying('Ana')).refused).toBeDefined()
})

test('nz7:1.1/applicant nz7:2.2(1) filling in the form makes an applicant, once', () => {
  const again = tell(opened(), ...applying('Ana'), {
    by: patron('Ana'),
    does: 'apply',
    form: FORM,
  })
  expect(again.refused).toBe('nz7:1.1/applicant')
  const blank = tell(opened(), { by: patron('Ana'), does: 'apply', form: { name: 'x' } })
  expect(blank.refused).toBe('nz7:2.2(1)')
})

test('nz7:2.6 nz7:1.1/player nz7:2.1 nobody is accepted before the conditions are sent; then the fee is due', () => {
  const early = tell(
    opened(),
    { by: patron('Ana'), does: 'apply', form: FORM },
    { by: OPERATOR, does: 'accept', patron: 'Ana' },
  )
  expect(early.refused).toBe('nz7:2.6')
  const { events, refused } = tell(opened(), ...entering('Ana'))
  expect(refused).toBeUndefined()
  expect(paid(events, 'stack:Ana')).toBe(-CONDITIONS.entryFee)
})

test('nz7:2.2(v) no more players than there are places, and no fewer than are needed', () => {
  const full = entered(['Ana', 'Ben', 'Cyd', 'Dee'], { minPlayers: 4, maxPlayers: 4 })
  expect(tell(full, ...entering('Eve')).refused).toBe('nz7:2.2(v)')
  expect(tell(full, { by: OPERATOR, does: 'begin' }).refused).toBeUndefined()
  const few = entered(['Ana', 'Ben', 'Cyd'])
  expect(tell(few, { by: OPERATOR, does: 'begin' }).refused).toBe('nz7:2.2(v)')
})

test('nz7:2.3 nz7:2.3(1) any application may be refused, before it is accepted', () => {
  const no = { by: OPERATOR, does: 'refuse-entry', patron: 'Ana', reason: 'full' } as const
  expect(tell(opened(), ...applying('Ana'), no).events.at(-1)?.under).toBe('nz7:2.3(1)')
  expect(tell(entered(['Ana']), no).refused).toBe('nz7:2.3')
})

const withdrawnAt = (hoursBefore: number) =>
  tell(
    entered(['Ana']),
    { by: { role: 'clock' }, does: 'time', at: CONDITIONS.playStart - hoursBefore * HOUR },
    { by: patron('Ana'), does: 'withdraw' },
  )

test('nz7:2.4 nz7:2.4(1) nz7:2.4(1)(i) ruling:707 ruling:718 forty-eight hours before play the fee comes back', () => {
  expect(paid(withdrawnAt(48).events, 'stack:Ana')).toBe(CONDITIONS.entryFee)
  expect(paid(withdrawnAt(47.99).events, 'stack:Ana')).toBe(0)
})

test('nz7:2.4(1)(ii) later it comes back if the operator consents, and is asked once', () => {
  const late = withdrawnAt(24).state
  const says = (agrees: boolean) =>
    ({ by: OPERATOR, does: 'consent', patron: 'Ana', agrees }) as const
  expect(paid(tell(late, says(true)).events, 'stack:Ana')).toBe(CONDITIONS.entryFee)
  expect(paid(tell(late, says(false)).events, 'stack:Ana')).toBe(0)
  expect(tell(late, says(true), says(true)).refused).toBe('nz7:2.4')
})

test('nz7:2.4 nz7:2.5 after play begins or a disqualification, there is no refund', () => {
  const { state } = tell(begun(), ...starting(0))
  const waits = state.sessions[1]!.players[0]!
  const gone = tell(state, { by: patron(waits), does: 'withdraw' })
  expect(gone.events.at(-1)?.under).toBe('nz7:2.4')
  expect(paid(gone.events, `stack:${waits}`)).toBe(0)
  const out = tell(
    begun(),
    { by: DIRECTOR, does: 'disqualify', patron: 'Ana', ground: 'breach', reason: 'advice' },
    { by: OPERATOR, does: 'consent', patron: 'Ana', agrees: true },
  )
  expect(out.refused).toBe('nz7:2.5')
})

test('nz7:2.3(ab) an entry goes to somebody else with its fee, where the conditions allow', () => {
  const handOn = { by: patron('Ana'), does: 'transfer', to: 'Zoe' } as const
  const moved = tell(
    entered(['Ana']),
    handOn,
    { by: OPERATOR, does: 'notify', patron: 'Zoe' },
    { by: OPERATOR, does: 'accept', patron: 'Zoe' },
  )
  expect(moved.refused).toBeUndefined()
  expect(paid(moved.events, 'stack:Zoe')).toBe(0)
  expect(entryOf(moved.state, 'Ana')?.status).toBe('transferred')
  expect(tell(entered(['Ana'], { transferable: false }), handOn).refused).toBe('nz7:2.3(ab)')
  expect(tell(begun(), handOn).refused).toBe('nz7:2.3(ab)')
})

test('nz7:2.3(ac) nz7:2.3(ac)(i) nz7:2.3(ac)(ii) a player is out for a breach, or for not coming when due', () => {
  const absent = {
    by: DIRECTOR,
    does: 'disqualify',
    patron: 'Ana',
    ground: 'no-show',
    reason: 'absent',
  } as const
  expect(tell(begun(), absent).refused).toBe('nz7:2.3(ac)(ii)')
  const clock = { by: { role: 'clock' }, does: 'time', at: CONDITIONS.playStart } as const
  expect(tell(begun(), clock, absent).events.at(-1)?.under).toBe('nz7:2.3(ac)(ii)')
  const dealer = { role: 'staff', rank: 'dealer' } as const
  expect(tell(begun(), { ...absent, ground: 'breach' }).events.at(-1)?.under).toBe('nz7:2.3(ac)(i)')
  expect(tell(begun(), { ...absent, by: dealer, ground: 'breach' }).refused).toBe('nz7:2.3(ac)(i)')
  expect(tell(begun(), { ...absent, patron: 'Zoe' }).refused).toBe('nz7:2.3(ac)')
})

test('nz7:2.3(ae) nz7:2.4(b) a tournament with too few players is called off and every fee returned', () => {
  const off = { by: OPERATOR, does: 'cancel', ground: 'participation' } as const
  const { events, state } = tell(entered(['Ana', 'Ben', 'Cyd']), off)
  expect(state.status).toBe('cancelled')
  for (const name of ['Ana', 'Ben', 'Cyd'])
    expect(paid(events, `stack:${name}`)).toBe(CONDITIONS.entryFee)
  expect(tell(entered(NAMES), off).refused).toBe('nz7:2.3(ae)')
  expect(tell(begun(), off).refused).toBe('nz7:2.3(ae)')
})

test('nz7:2.3(ad) nz7:2.3(ad)(i) nz7:2.3(ad)(ii) nz7:4.2(b) lots seat every player once, at tables of even size', () => {
  const { state } = tell(entered(NAMES), { by: OPERATOR, does: 'begin' })
  expect(director.awaits(state)).toEqual({ for: 'lot', of: 8 })
  expect(tell(state, { by: CHANCE, does: 'lot', number: 8 }).refused).toBe('nz7:2.3(ad)')
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 60 }), fc.integer({ min: 2, max: 8 }), (n, seats) => {
      const all = Array.from({ length: n }, (_, i) => `p${i}`)
      const sizes = seatedByLot(all, seats).map(({ length }) => length)
      expect(seatedByLot(all, seats).flat().toSorted()).toEqual(all.toSorted())
      expect(Math.max(...sizes)).toBeLessThanOrEqual(seats)
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
    }),
  )
})

test('nz7:2.7 the director moves a session with a quarter of an hour of notice', () => {
  const move = (at: number) => ({ by: DIRECTOR, does: 'reschedule', session: 0, at }) as const
  expect(tell(begun(), move(HOUR / 4 - 1)).refused).toBe('nz7:2.7')
  expect(tell(begun(), move(HOUR / 4)).state.sessions[0]?.startsAt).toBe(HOUR / 4)
})

test('nz7:5.5 nz7:5.8 qualifiers are known with the last count', () => {
  const state = begun()
  const [one, two] = state.sessions.map(({ players }) => players)
  const stacks = (all: readonly string[] = []) =>
    Object.fromEntries(all.map((name, i) => [name, 100 * (i + 1)]))
  expect(tell(state, ...ended(0, { Ana: 5 })).refused).toBe('nz7:5.5')
  const both = tell(state, ...ended(0, stacks(one)), ...ended(1, stacks(two)))
  const qualified = both.events.find(event => event.is === 'Qualified')
  expect(qualified).toMatchObject({ patrons: [one?.[3], one?.[2], two?.[3], two?.[2]] })
  expect(director.awaits(both.state)).toEqual({ for: 'lot', of: 4 })
  expect(tell(both.state, ...ended(0, stacks(one))).refused).toBe('nz7:1.1/session')
})

test('nz7:5.6 nz7:1.1/play-off a tie for the last place that qualifies is played off first', () => {
  const four = ['Ana', 'Ben', 'Cyd', 'Dee']
  const level = tell(begun(four), ...ended(0, { Ana: 9, Ben: 5, Cyd: 5, Dee: 1 }))
  expect(level.state.sessions[1]).toMatchObject({ playOff: true, players: ['Ben', 'Cyd'] })
  const told = tell(level.state, ...ended(1, { Ben: 0, Cyd: 3 }))
  expect(told.events.find(({ is }) => is === 'Qualified')).toMatchObject({
    patrons: ['Ana', 'Cyd'],
  })
})

test('nz7:5.7 nz7:5.7(a) nz7:5.7(b) nz7:5.8 the operator lets others go on only by a notified term', () => {
  const four = ['Ana', 'Ben', 'Cyd', 'Dee']
  const term = 'a player hindered by the house'
  const ties = { Ana: 9, Ben: 5, Cyd: 5, Dee: 1 }
  const advance = (patrons: readonly string[], by = term) =>
    ({ by: OPERATOR, does: 'advance', patrons, term: by }) as const
  const open = tell(begun(four, { discretion: [term] }), ...ended(0, ties)).state
  expect(tell(open, advance(['Ana', 'Ben', 'Cyd'])).events[0]?.is).toBe('SessionVoided')
  expect(tell(open, advance(['Ana', 'Ben', 'Cyd'])).events[1]).toMatchObject({
    is: 'Qualified',
    under: 'nz7:5.7(b)',
  })
  expect(tell(open, advance(['Ana'], 'whim')).refused).toBe('nz7:5.7(a)')
  expect(tell(open, advance(['Ana', 'Zoe'])).refused).toBe('nz7:5.8')
  expect(tell(begun(four, { discretion: [term] }), advance(['Ana'])).refused).toBe('nz7:5.7(b)')
})

const FINAL: Partial<Conditions> = { stages: [CONDITIONS.stages[1]!] }

test('nz7:5.9 nz7:5.10 the final pays its prizes as moves, after the play-off it needs', () => {
  const four = ['Ana', 'Ben', 'Cyd', 'Dee']
  const level = tell(begun(four, FINAL), ...ended(0, { Ana: 9, Ben: 9, Cyd: 5, Dee: 5 }))
  expect(level.events.at(-1)).toMatchObject({ is: 'PlayOffCalled', under: 'nz7:5.10' })
  const { events, state } = tell(level.state, ...ended(1, { Ana: 1, Ben: 2 }))
  expect(state.status).toBe('completed')
  expect(['Ben', 'Ana', 'Cyd', 'Dee'].map(name => paid(events, `stack:${name}`))).toEqual(
    [600, 300, 75, 75].map(dollars => chips(dollars * 100)),
  )
})

test('nz7:3.8 players who go bust together play off with new chips', () => {
  const four = ['Ana', 'Ben', 'Cyd', 'Dee']
  const bust = ended(0, { Ana: 0, Ben: 0, Cyd: 0, Dee: 7 }, { bust: ['Ana', 'Ben'] })
  expect(tell(begun(four), ...bust).events.at(-1)).toMatchObject({
    is: 'PlayOffCalled',
    under: 'nz7:3.8',
  })
})

test('nz7:3.8 ruling:728 more than a table seats play off at several, all with the same chips', () => {
  const stage = { ...CONDITIONS.stages[0]!, progression: { by: 'top-overall', count: 3 } as const }
  const many = Array.from({ length: 12 }, (_, i) => `p${i}`)
  const all = begun(many, { stages: [stage, CONDITIONS.stages[1]!] })
  const level = all.sessions.flatMap(({ players }, i) =>
    ended(i, Object.fromEntries(players.map(name => [name, 500]))),
  )
  const { state } = tell(all, ...level)
  const playOffs = state.sessions.filter(({ playOff }) => playOff)
  expect(playOffs.map(({ players }) => players.length)).toEqual([6, 6])
  const again = tell(
    state,
    ...ended(3, Object.fromEntries(playOffs[0]!.players.map((name, i) => [name, i]))),
    ...ended(4, Object.fromEntries(playOffs[1]!.players.map(name => [name, 0]))),
  )
  expect(again.events.find(({ is }) => is === 'Qualified')).toMatchObject({
    patrons: playOffs[0]!.players.slice(3).toReversed(),
  })
})

test('nz7:2.7 nz7:4.4 a session does not begin before its time, nor end before it has begun', () => {
  const start = { by: DIRECTOR, does: 'begin-session', session: 0 } as const
  expect(tell(begun(), start).refused).toBe('nz7:2.7')
  expect(tell(begun(), ...ended(0, {}).slice(2)).refused).toBe('nz7:1.1/session')
  const running = tell(begun(), ...starting(0)).state
  expect(tell(running, start).refused).toBe('nz7:1.1/session')
  const later = { by: DIRECTOR, does: 'reschedule', session: 0, at: 20 * 24 * HOUR } as const
  expect(tell(running, later).refused).toBe('nz7:1.1/session')
})

test('nz7:4.6 nz7:2.4 in play nobody withdraws by themselves; the director lets them go, without their fee', () => {
  const { state } = tell(begun(), ...starting(0))
  const [one] = state.sessions[0]!.players
  const goes = { by: patron(one!), does: 'withdraw' } as const
  expect(tell(state, goes).refused).toBe('nz7:4.6')
  const gone = tell(state, { by: DIRECTOR, does: 'withdraw', patron: one! })
  expect(gone.events.map(({ is, under }) => [is, under])).toEqual([['EntryWithdrawn', 'nz7:4.6']])
  expect(tell(begun(), { by: DIRECTOR, does: 'withdraw', patron: 'Ana' }).refused).toBe(
    'nz7:2.4(1)',
  )
  const stacks = Object.fromEntries(state.sessions[0]!.players.map(name => [name, 100]))
  const over = tell(gone.state, ...ended(0, stacks).slice(2))
  expect(over.state.sessions[0]?.result?.stacks).not.toHaveProperty(one!)
})

test('nz7:5.1 ruling:732 the only remaining player wins a session that never began', () => {
  const four = ['Ana', 'Ben', 'Cyd', 'Dee']
  const leaves = (name: string) => ({ by: patron(name), does: 'withdraw' }) as const
  const two = tell(begun(four, FINAL), leaves('Ana'), leaves('Ben'))
  expect(two.state.status).toBe('running')
  const [time] = starting(0)
  const one = tell(two.state, leaves('Cyd'), time!)
  expect(one.events.map(({ is }) => is)).toEqual([
    'EntryWithdrawn',
    'FeeRefunded',
    'TimePassed',
    'SessionTallied',
    'TournamentDecided',
  ])
  expect(one.state.placings).toMatchObject([{ patron: 'Dee', place: 1 }])
  expect(tell(one.state, leaves('Dee')).refused).toBe('nz7:5.9')
})

test('nz7:5.9 if everyone has left, nobody wins', () => {
  const four = ['Ana', 'Ben', 'Cyd', 'Dee']
  const begins = tell(entered(four, FINAL), { by: OPERATOR, does: 'begin' }).state
  const left = tell(begins, ...four.map(name => ({ by: patron(name), does: 'withdraw' }) as const))
  const lots = four.map(() => ({ by: CHANCE, does: 'lot', number: 0 }) as const)
  const { state } = tell(left.state, ...lots)
  expect([state.status, state.placings]).toEqual(['completed', []])
})

test('nz7:2.3(ac)(i) nz7:4.10 nz7:2.5 a disqualification at the table comes with its count, and is final', () => {
  const four = ['Ana', 'Ben', 'Cyd', 'Dee']
  const expelled = { Dee: { under: 'nz7:4.10', reason: 'hid a chip', held: 900 } } as const
  const { state, events } = tell(
    begun(four),
    ...ended(0, { Ana: 3, Ben: 2, Cyd: 1 }, { disqualified: expelled }),
  )
  expect(events.find(({ is }) => is === 'Disqualified')).toMatchObject({
    patron: 'Dee',
    reason: 'hid a chip',
    under: 'nz7:4.10',
  })
  expect(entryOf(state, 'Dee')?.status).toBe('disqualified')
  expect(paid(events, 'stack:Dee')).toBe(0)
  expect(tell(begun(four), ...ended(0, { Ana: 3, Ben: 2, Cyd: 1 })).refused).toBe('nz7:5.5')
  expect(tell(begun(four), ...ended(0, { Ana: 3, Ben: 2, Cyd: 1, Dee: 1, Zoe: 9 })).refused).toBe(
    'nz7:5.5',
  )
})

test('ruling:742 with the draw undone, a disqualification that came after it stays', () => {
  const out = { does: 'disqualify', patron: 'Ana', ground: 'breach', reason: 'advice' } as const
  const { state } = tell(begun(['Ana', 'Ben', 'Cyd', 'Dee']), { by: DIRECTOR, ...out })
  const [draw, disqualified] = (['StageOpened', 'Disqualified'] as const).map(is => ({
    by: DIRECTOR,
    does: 'undo' as const,
    action: state.actions.find(({ does }) => does === is)!.id,
  }))
  const undrawn = tell(state, draw!)
  expect(undrawn.refused).toBeUndefined()
  expect(undrawn.state.sessions).toEqual([])
  expect(tell(undrawn.state, disqualified!).refused).toBe('ruling:742')
})

test('nz7:2.4 nz7:2.6 those who wait for the operator are listed, in order, until they are answered', () => {
  const applied = tell(opened(), ...applying('Ana'), ...applying('Ben'), ...applying('Cyd')).state
  expect(applied.pending).toEqual(['Ana', 'Ben', 'Cyd'])
  const answered = tell(applied, { by: OPERATOR, does: 'accept', patron: 'Ben' }).state
  expect(answered.pending).toEqual(['Ana', 'Cyd'])
})
