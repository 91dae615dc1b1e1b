import { expect, test } from 'vitest'
import {
  applying,
  begun,
  DIRECTOR,
  entered,
  FORM,
  HOUR,
  NAMES,
  OPERATOR,
  opened,
  paid,
  starting,
  tell,
} from '../../../tests/fixtures/people/director-fixture.ts'
import { CONDITIONS } from './example.ts'
import { entryOf } from './state.ts'
import { viewDirector } from './view/director-view.ts'

/** A tournament on a physical floor: tables of the house, entry forms, and decisions taken back. */

const assign = (session: number, place: string) =>
  ({ by: DIRECTOR, does: 'assign', session, place }) as const

test('nz7:4.2(a) a session gets a table, which no other session has at the same time', () => {
  const { state, refused } = tell(begun(), assign(0, 'roulette-4'), assign(1, 'roulette-4'))
  expect(refused).toBe('nz7:4.2(a)')
  expect(state.sessions[0]!.table).toBe('roulette-4')
  const [first] = state.sessions[0]!.players
  expect(entryOf(state, first!)?.notices?.at(-1)).toMatchObject({
    is: 'table',
    table: 'roulette-4',
  })
})

test('nz7:4.2(a) nz7:2.3(ad)(i) in waves a table is used again, once the session before is counted', () => {
  const stages = begun().conditions.stages.map((stage, at) =>
    at === 0 ? { ...stage, waves: { tables: 1, every: 1000 } } : stage,
  )
  const later = { by: { role: 'clock' }, does: 'time', at: Number.MAX_SAFE_INTEGER } as const
  const drawn = tell(
    begun(NAMES, { stages }),
    assign(0, 'roulette-4'),
    assign(1, 'roulette-4'),
    ...starting(0),
    later,
  )
  expect(drawn.refused).toBeUndefined()
  const begin = { by: DIRECTOR, does: 'begin-session', session: 1 } as const
  expect(tell(drawn.state, begin).refused).toBe('nz7:4.2(a)')
})

test('nz7:2.3(ad)(i) nz7:2.7 each wave begins when the wave before it has had its time', () => {
  const stages = CONDITIONS.stages.map((stage, at) =>
    at === 0
      ? {
          ...stage,
          seats: 2,
          waves: { tables: 2, every: HOUR },
          progression: { by: 'winners-and-best', count: 1 } as const,
        }
      : stage,
  )
  const { sessions } = begun([...NAMES, 'Ivy', 'Jon'], { stages })
  const hours = sessions.map(({ startsAt }) => (startsAt - CONDITIONS.playStart) / HOUR)
  expect(hours).toEqual([0, 0, 1, 1, 2])
})

test('ruling:742 an assignment is undone until the session begins', () => {
  const { state } = tell(begun(), assign(0, 'roulette-4'), assign(0, 'roulette-5'))
  const undo = (action: number) => ({ by: DIRECTOR, does: 'undo', action }) as const
  const back = tell(state, undo(state.acted))
  expect(back.state.sessions[0]!.table).toBe('roulette-4')
  const played = tell(state, ...starting(0)).state
  expect(tell(played, undo(state.acted)).refused).toBe('ruling:742')
})

test('ruling:742 nz7:2.1 an acceptance is undone before the draw, and the fee goes back', () => {
  const state = entered(['Ana', 'Ben'])
  const fee = state.conditions.entryFee
  const undo = { by: DIRECTOR, does: 'undo', action: state.acted } as const
  const back = tell(state, undo)
  expect(entryOf(back.state, 'Ben')).toMatchObject({ status: 'notified', paid: false })
  expect(paid(back.events, 'stack:Ben')).toBe(fee)
  expect(back.state.accepted).toBe(1)
  expect(tell(begun(), { ...undo, action: 2 }).refused).toBe('ruling:742')
})

test('nz7:2.2(1) the house reads what an applicant wrote, and nobody else does', () => {
  const { state } = tell(opened(), ...applying('Ana'))
  expect(entryOf(state, 'Ana')?.form).toEqual(FORM)
  expect(viewDirector(state, { role: 'rail' }).entries).toBeNull()
  expect(viewDirector(state, { role: 'patron', patron: 'Ben' }).entry).toBeNull()
})

test('nz7:2.3(ae) nz7:2.4(b) every entrant gets a notice that the tournament is cancelled', () => {
  const { state } = tell(entered(['Ana']), {
    by: OPERATOR,
    does: 'cancel',
    ground: 'participation',
  })
  expect(entryOf(state, 'Ana')?.notices?.map(({ is }) => is)).toContain('cancelled')
})

test('nz7:5.5(a) ruling:744 when two counts differ, both people and the players concerned are named', () => {
  const playing = tell(begun(), ...starting(0)).state
  const { players } = playing.sessions[0]!
  const stacks = Object.fromEntries(players.map((patron, i) => [patron, 100_000 - i * 5000]))
  const counts = (name: string, change = {}) =>
    ({
      by: { role: 'staff', rank: 'dealer', name },
      does: 'count',
      session: 0,
      stacks: { ...stacks, ...change },
    }) as const
  const wrong = { [players[1]!]: 1 }
  const differing = tell(playing, counts('Dan'), counts('Sue', wrong)).state
  expect(differing.sessions[0]).toMatchObject({
    counted: { by: 'Sue', differs: { from: 'Dan', patrons: [players[1]] } },
  })
  expect(differing.sessions[0]!.result).toBeUndefined()
  expect(tell(differing, counts('Dan')).state.sessions[0]!.result).toBeUndefined()
  const agreed = tell(differing, counts('Dan'), counts('Sue')).state
  expect(agreed.sessions[0]!.result).toMatchObject({ stacks })
})
