import { describe, expect, test } from 'vitest'
import {
  applying,
  begun,
  ended,
  entered,
  NAMES,
  OPERATOR,
  opened,
  starting,
  tell,
} from '../../../../../tests/fixtures/director-fixture.ts'
import { chips } from '../../../../kernel/money.ts'
import { isRefusal } from '../../../../kernel/refusal.ts'
import type { DirectorCommand } from '../../../../tournament/director/commands.ts'
import { director } from '../../../../tournament/director/director.ts'
import { CONDITIONS } from '../../../../tournament/director/example.ts'
import type { Conditions } from '../../../../tournament/director/s02-entry/conditions.ts'
import type { TournamentView } from '../../../../tournament/director/standing.ts'
import type { DirectorState } from '../../../../tournament/director/state.ts'
import { viewDirector } from '../../../../tournament/director/view.ts'
import { countsOf, shownTo } from '../../../../tournament/director/window.ts'
import { askOf, type Decision, decisionsOf } from './decisions.ts'

const LIMITS = {
  minimum: chips(2500),
  maximum: chips(50_000),
  step: chips(500),
  raised: 0,
  next: null,
}

const NAMED = { session: (at: number) => `session ${at + 1}`, table: (table: string) => table }

/** The desk offers only what the state allows. */

const viewOf = (state: DirectorState): TournamentView => ({
  ...viewDirector(state, { role: 'dealer' }),
  ...countsOf(state),
  ...shownTo(state, { role: 'dealer' }),
  run: 'director',
  tables: 'virtual',
  standings: [],
  places: null,
})

const offered = (state: DirectorState): readonly Decision[] =>
  decisionsOf(viewOf(state), NAMED, NOW)

const does = (state: DirectorState): readonly string[] => offered(state).map(each => each.does)

/** Every form as it stands when it is opened, with a reason where one is asked for. */
const filledIn = (decision: Decision): FormData => {
  const form = new FormData()
  for (const field of decision.fields) {
    if (field.is === 'one') form.set(field.name, field.of[0]!.value)
    if (field.is === 'some') for (const { value } of field.of) form.append(field.name, value)
    if (field.is === 'reason') form.set(field.name, 'because')
    if (field.is === 'number') form.set(field.name, field.usual ?? '1')
    if (field.is === 'money') form.set(field.name, '100')
    if (field.is === 'time') form.set(field.name, '2100-01-01T00:00')
  }
  return form
}

/** Players of the house are the house's to send. */
const isOfBook = ({ does: what }: Decision): boolean => what === 'fill'

const refusedOf = (state: DirectorState): readonly string[] =>
  offered(state)
    .filter(each => !isOfBook(each))
    .flatMap(each => {
      const command = { ...askOf(each, filledIn(each)), by: OPERATOR }
      const decision = director.decide(state, command as never)
      return isRefusal(decision) ? [`${each.does}: ${decision.refused}`] : []
    })

const FEW = ['Ana', 'Ben']

const NOW = CONDITIONS.playStart

const later: DirectorCommand = { by: { role: 'clock' }, does: 'time', at: NOW }

const drawn = (change: Partial<Conditions> = {}) => tell(begun(NAMES, change), later).state

/** Both heats are counted, each player so much behind the one before. */
const counted = (apart: number, change: Partial<Conditions> = {}) => {
  const state = drawn(change)
  const stacks = (at: number) =>
    Object.fromEntries(
      state.sessions[at]!.players.map((patron, i) => [patron, 100_000 - i * apart]),
    )
  return tell(state, ...ended(0, stacks(0)), ...ended(1, stacks(1))).state
}

const TERM = 'All who tie go on.'

/** Three tie for the third place, for which there is a thing to win. */
const shared = () => {
  const state = drawn({
    stages: [{ ...CONDITIONS.stages[1]!, seats: 8 }],
    prizes: [...CONDITIONS.prizes.slice(0, 2), { item: 'a watch' }],
  })
  const [first, second, ...others] = state.sessions[0]!.players
  const result = { [first!]: 300_000, [second!]: 200_000 }
  return tell(
    state,
    ...ended(0, { ...result, ...Object.fromEntries(others.map(patron => [patron, 1000])) }),
  ).state
}

const STATES: readonly (readonly [string, () => DirectorState])[] = [
  ['before entries open', () => director.open(CONDITIONS)],
  ['with too few players', () => entered(FEW)],
  ['with an applicant', () => tell(opened(), ...applying('Ana')).state],
  ['with enough players', () => entered(NAMES)],
  ['when seats are drawn', () => drawn()],
  ['when a heat is played', () => tell(drawn(), ...starting(0)).state],
  ['when the heats are over', () => counted(500)],
  ['when all have tied', () => counted(0, { discretion: [TERM] })],
  ['when a thing is shared', shared],
]

describe.each(STATES)('%s', (_, state) => {
  test('nz7:2.2 nz7:2.3 nz7:2.7 nothing that is offered is refused', () => {
    expect(refusedOf(state())).toEqual([])
  })
})

test('nz7:2.2 a tournament is announced before anything else can be decided', () => {
  expect(does(director.open(CONDITIONS))).toEqual(['open-entries'])
})

test('nz7:2.2(v) nz7:2.3(ae) with too few players it may be called off, and not begun', () => {
  expect(does(entered(FEW))).toContain('cancel')
  expect(does(entered(FEW))).not.toContain('begin')
})

test('nz7:2.2(v) nz7:2.3(ad)(i) with enough it may be begun, and not called off', () => {
  expect(does(entered(NAMES))).toContain('begin')
  expect(does(entered(NAMES))).not.toContain('cancel')
})

test('nz7:2.7 a session is begun when its time has come', () => {
  expect(does(drawn()).filter(each => each === 'begin-session')).toHaveLength(2)
  const early = decisionsOf(viewOf(begun()), NAMED, NOW - 1).map(each => each.does)
  expect(early).not.toContain('begin-session')
  expect(early).toContain('reschedule')
})

test('nz7:5.7 nz7:5.7(a) more go on only by a term that was notified', () => {
  expect(does(counted(0, { discretion: [TERM] }))).toContain('advance')
  expect(does(counted(0))).not.toContain('advance')
})

test('nz7:5.12 ruling:708 what several have won is given to one of them, or sold', () => {
  expect(does(shared())).toEqual(['share-item', 'sell-item'])
})

test('nz7:9.5 nz7:9.5(a) nz7:9.5(b) nz7:9.5(c) when the system has failed there are three ways on', () => {
  const state = tell(
    drawn({ game: 'electronic-roulette', passCards: 0, secretCards: 0 }),
    ...starting(0),
  ).state
  // biome-ignore format: a standing
  const standing = { session: 0, table: '', status: 'void', turn: null, silent: null, indicator: null, clock: null, limits: LIMITS, marker: null } as const
  const view = { ...viewOf(state), standings: [{ ...standing, players: [] }] }
  const remedies = decisionsOf(view, NAMED, NOW).slice(0, 3)
  expect(remedies.map(({ under }) => under)).toEqual(['nz7:9.5(a)', 'nz7:9.5(b)', 'nz7:9.5(c)'])
  for (const each of remedies) {
    const command = { ...askOf(each, filledIn(each)), by: OPERATOR }
    expect(isRefusal(director.decide(state, command as never))).toBe(false)
  }
})
