import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Authority } from '../kernel/authority.ts'
import { chips } from '../kernel/money.ts'
import { isRefusal } from '../kernel/refusal.ts'
import type { Conditions } from './conditions.ts'
import { director } from './director.ts'
import type { DirectorCommand, DirectorEvent, DirectorState } from './director-state.ts'
import { CONDITIONS } from './example.ts'
import { seatedByLot } from './heats.ts'

const OPERATOR = { role: 'staff', rank: 'operator' } as const
const DIRECTOR = { role: 'staff', rank: 'casino-supervisor' } as const
const CHANCE = { role: 'chance' } as const
const patron = (name: string) => ({ role: 'patron', patron: name }) as const
const HOUR = 60 * 60 * 1000

interface Told {
  readonly state: DirectorState
  readonly events: readonly DirectorEvent[]
  readonly refused?: Authority
}

const tell = (start: DirectorState, ...commands: readonly DirectorCommand[]): Told =>
  commands.reduce<Told>(
    ({ state, events }, command) => {
      const decision = director.decide(state, command)
      return isRefusal(decision)
        ? { state, events, refused: decision.refused }
        : { state: decision.reduce(director.evolve, state), events: [...events, ...decision] }
    },
    { state: start, events: [] },
  )

const opened = (change: Partial<Conditions> = {}): DirectorState =>
  tell(director.open({ ...CONDITIONS, ...change }), { by: OPERATOR, does: 'open-entries' }).state

const FORM = { name: 'x', address: 'y' }

const applying = (name: string): readonly DirectorCommand[] => [
  { by: patron(name), does: 'apply', form: FORM },
  { by: OPERATOR, does: 'notify', patron: name },
]

const entering = (name: string): readonly DirectorCommand[] => [
  ...applying(name),
  { by: OPERATOR, does: 'accept', patron: name },
]

const entered = (names: readonly string[], change: Partial<Conditions> = {}): DirectorState =>
  tell(opened(change), ...names.flatMap(entering)).state

const NAMES = ['Ana', 'Ben', 'Cyd', 'Dee', 'Eve', 'Fay', 'Gus', 'Hal']

const begun = (names = NAMES, change: Partial<Conditions> = {}): DirectorState => {
  let { state } = tell(entered(names, change), { by: OPERATOR, does: 'begin' })
  while (director.awaits(state)) state = tell(state, { by: CHANCE, does: 'lot', number: 0 }).state
  return state
}

const ended = (session: number, stacks: Readonly<Record<string, number>>): DirectorCommand => ({
  by: DIRECTOR,
  does: 'session-ended',
  session,
  result: { stacks },
})

const paid = (events: readonly DirectorEvent[], account: string): number =>
  events
    .flatMap(event => ('moves' in event ? event.moves : []))
    .reduce(
      (sum, { from, to, chips: amount }) =>
        sum + (to === account ? amount : 0) - (from === account ? amount : 0),
      0,
    )

test('nz7:2.2 nz7:2.2(y) entries open only on whole conditions, by the operator', () => {
  const without = director.open({ ...CONDITIONS, prizes: [] })
  expect(tell(without, { by: OPERATOR, does: 'open-entries' }).refused).toBe('nz7:2.2(y)')
  const whole = director.open(CONDITIONS)
  expect(tell(whole, { by: DIRECTOR, does: 'open-entries' }).refused).toBe('nz7:2.2')
  expect(tell(whole, ...applying('Ana')).refused).toBeDefined()
})

test('nz7:1.1/applicant nz7:2.2(1) whoever fills in the form is an applicant, once', () => {
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

test('nz7:2.4 nz7:2.5 once play began, and for the disqualified, nothing comes back', () => {
  const gone = tell(begun(), { by: patron('Ana'), does: 'withdraw' })
  expect(gone.events.at(-1)?.under).toBe('nz7:2.4')
  expect(paid(gone.events, 'stack:Ana')).toBe(0)
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
  expect(moved.state.entries.Ana?.status).toBe('transferred')
  expect(tell(entered(['Ana'], { transferable: false }), handOn).refused).toBe('nz7:2.3(ab)')
  expect(tell(begun(), handOn).refused).toBe('nz7:2.3')
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

test('nz7:5.5 nz7:5.8 all are counted, and whoever qualifies is told with the last count', () => {
  const state = begun()
  const [one, two] = state.sessions.map(({ players }) => players)
  const stacks = (all: readonly string[] = []) =>
    Object.fromEntries(all.map((name, i) => [name, 100 * (i + 1)]))
  expect(tell(state, ended(0, { Ana: 5 })).refused).toBe('nz7:5.5')
  const both = tell(state, ended(0, stacks(one)), ended(1, stacks(two)))
  const qualified = both.events.find(event => event.is === 'Qualified')
  expect(qualified).toMatchObject({ patrons: [one?.[3], one?.[2], two?.[3], two?.[2]] })
  expect(director.awaits(both.state)).toEqual({ for: 'lot', of: 4 })
  expect(tell(both.state, ended(0, stacks(one))).refused).toBe('nz7:1.1/session')
})

test('nz7:5.6 nz7:1.1/play-off a tie across the line is played off before anybody goes on', () => {
  const four = ['Ana', 'Ben', 'Cyd', 'Dee']
  const level = tell(begun(four), ended(0, { Ana: 9, Ben: 5, Cyd: 5, Dee: 1 }))
  expect(level.state.sessions[1]).toMatchObject({ playOff: true, players: ['Ben', 'Cyd'] })
  const told = tell(level.state, ended(1, { Ben: 0, Cyd: 3 }))
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
  const open = tell(begun(four, { discretion: [term] }), ended(0, ties)).state
  expect(tell(open, advance(['Ana', 'Ben', 'Cyd'])).events[0]).toMatchObject({
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
  const level = tell(begun(four, FINAL), ended(0, { Ana: 9, Ben: 9, Cyd: 5, Dee: 5 }))
  expect(level.events.at(-1)).toMatchObject({ is: 'PlayOffCalled', under: 'nz7:5.10' })
  const { events, state } = tell(level.state, ended(1, { Ana: 1, Ben: 2 }))
  expect(state.status).toBe('completed')
  expect(['Ben', 'Ana', 'Cyd', 'Dee'].map(name => paid(events, `stack:${name}`))).toEqual(
    [600, 300, 75, 75].map(dollars => chips(dollars * 100)),
  )
})

test('nz7:3.8 all who went under together play off with new chips', () => {
  const four = ['Ana', 'Ben', 'Cyd', 'Dee']
  const bust: DirectorCommand = {
    by: DIRECTOR,
    does: 'session-ended',
    session: 0,
    result: { stacks: { Ana: 0, Ben: 0, Cyd: 0, Dee: 7 }, bust: ['Ana', 'Ben'] },
  }
  expect(tell(begun(four), bust).events.at(-1)).toMatchObject({
    is: 'PlayOffCalled',
    under: 'nz7:3.8',
  })
})

const TERMINALS = { game: 'electronic-roulette', passCards: 0, secretCards: 0 } as const

test('nz7:9.5 nz7:9.5(a) nz7:9.5(b) nz7:9.5(c) where terminals fail: anew, void, or called off', () => {
  const state = begun(NAMES, TERMINALS)
  const again = tell(state, { by: DIRECTOR, does: 'restart', session: 0 })
  expect(again.state.sessions.map(({ isVoid }) => isVoid ?? false)).toEqual([true, false, false])
  const gone = tell(state, { by: DIRECTOR, does: 'void-entries', patrons: ['Ana'] })
  expect(paid(gone.events, 'stack:Ana')).toBe(CONDITIONS.entryFee)
  expect(gone.events.map(({ under }) => under)).toEqual(['nz7:9.5(b)', 'nz7:9.6'])
  const off = tell(state, { by: DIRECTOR, does: 'cancel', ground: 'system' })
  expect(off.events[0]?.under).toBe('nz7:9.5(c)')
  expect(off.events.filter(({ under }) => under === 'nz7:9.6')).toHaveLength(8)
  expect(tell(begun(), { by: DIRECTOR, does: 'restart', session: 0 }).refused).toBe('nz7:9.5(a)')
})

test('nz7:11.5 nz7:11.5(a) nz7:11.5(b) nz7:11.5(c) and so in electronic baccarat', () => {
  const rounds = { unit: 'rounds', value: 5 } as const
  const state = begun(NAMES, {
    ...TERMINALS,
    game: 'electronic-baccarat',
    stages: CONDITIONS.stages.map(stage => ({ ...stage, duration: rounds })),
    playOff: { ...CONDITIONS.playOff, duration: rounds },
  })
  const gone = tell(state, { by: DIRECTOR, does: 'void-entries', patrons: ['Ana'] })
  expect(gone.events.map(({ under }) => under)).toEqual(['nz7:11.5(b)', 'nz7:11.6'])
  const again = tell(state, { by: DIRECTOR, does: 'restart', session: 1 })
  expect(again.events[0]?.under).toBe('nz7:11.5(a)')
  const off = tell(state, { by: DIRECTOR, does: 'cancel', ground: 'system' })
  expect(off.events[0]?.under).toBe('nz7:11.5(c)')
})
