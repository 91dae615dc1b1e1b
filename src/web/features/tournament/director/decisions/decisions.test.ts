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
} from '../../../../../../tests/fixtures/people/director-fixture.ts'
import { chips } from '../../../../../kernel/money.ts'
import { isRefusal } from '../../../../../kernel/refusal.ts'
import type { DirectorCommand } from '../../../../../tournament/director/commands.ts'
import { director } from '../../../../../tournament/director/director.ts'
import { CONDITIONS } from '../../../../../tournament/director/example.ts'
import type { Conditions } from '../../../../../tournament/director/s02-entry/conditions.ts'
import type { DirectorState } from '../../../../../tournament/director/state.ts'
import { viewDirector } from '../../../../../tournament/director/view/director-view.ts'
import type { TournamentView } from '../../../../../tournament/director/view/tournament-view.ts'
import { countsOf, shownTo } from '../../../../../tournament/director/view/window.ts'
import type { Decision } from './decision.ts'
import { askOf, decisionsOf } from './decisions.ts'

const LIMITS = {
  minimum: chips(2500),
  maximum: chips(50_000),
  step: chips(500),
  raised: 0,
  next: null,
}

const NAMED = { session: (at: number) => `session ${at + 1}`, table: (table: string) => table }

/** The desk offers only decisions that the state allows. */

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

/** Every form with its initial values, and a reason where one is required. */
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

/** Only the server fills a tournament with players; the core refuses it. */
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

/** Both heats are counted. Each player has `apart` less than the one before. */
const counted = (apart: number, change: Partial<Conditions> = {}) => {
  const state = drawn(change)
  const stacks = (at: number) =>
    Object.fromEntries(
      state.sessions[at]!.players.map((patron, i) => [patron, 100_000 - i * apart]),
    )
  return tell(state, ...ended(0, stacks(0)), ...ended(1, stacks(1))).state
}

const TERM = 'All who tie go on.'

/** Three players tie for third place, whose prize is an item. */
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
  test('nz7:2.2 nz7:2.3 nz7:2.7 no offered decision is refused', () => {
    expect(refusedOf(state())).toEqual([])
  })
})

test('nz7:2.2 a tournament must be announced before any other decision', () => {
  expect(does(director.open(CONDITIONS))).toEqual(['open-entries'])
})

test('nz7:2.2(v) nz7:2.3(ae) with too few players it can be called off but not begun', () => {
  expect(does(entered(FEW))).toContain('cancel')
  expect(does(entered(FEW))).not.toContain('begin')
})

test('nz7:2.2(v) nz7:2.3(ad)(i) with enough players it can be begun but not called off', () => {
  expect(does(entered(NAMES))).toContain('begin')
  expect(does(entered(NAMES))).not.toContain('cancel')
})

test('nz7:2.3(ac) in a field larger than a view, every player can be searched and disqualified', () => {
  const many = Array.from({ length: 70 }, (_, i) => `Player ${i + 1}`)
  const waiting = Array.from({ length: 60 }, (_, i) => `Applicant ${i + 1}`)
  const [heats, final] = CONDITIONS.stages
  const progression = { by: 'top-overall', count: 4 } as const
  const large = { maxPlayers: 200, stages: [{ ...heats!, progression }, final!] }
  const state = tell(entered(many, large), ...waiting.flatMap(applying)).state
  const decision = offered(state).find(each => each.does === 'disqualify')!
  expect(decision.fields[0]).toMatchObject({ is: 'one', name: 'patron', isPart: true })
  const form = new FormData()
  form.set('patron', 'Player 70')
  form.set('reason', 'because')
  const command = { ...askOf(decision, form), by: OPERATOR }
  expect(isRefusal(director.decide(state, command as never))).toBe(false)
  const few = offered(entered(NAMES)).find(each => each.does === 'disqualify')!
  expect(few.fields[0]).toMatchObject({ isPart: false })
})

test('nz7:2.7 a session can begin only at its time', () => {
  expect(does(drawn()).filter(each => each === 'begin-session')).toHaveLength(2)
  const early = decisionsOf(viewOf(begun()), NAMED, NOW - 1).map(each => each.does)
  expect(early).not.toContain('begin-session')
  expect(early).toContain('reschedule')
})

test('nz7:5.7 nz7:5.7(a) more players advance only under a notified term', () => {
  expect(does(counted(0, { discretion: [TERM] }))).toContain('advance')
  expect(does(counted(0))).not.toContain('advance')
})

test('nz7:5.7 ruling:742 the choice is offered until the next stage begins', () => {
  const state = counted(500, { discretion: [TERM] })
  expect(state.stage).toBe(1)
  expect(does(state)).toContain('advance')
})

test('nz7:2.4(1)(ii) a late refund is decided also after the draw', () => {
  const state = tell(drawn(), { by: { role: 'patron', patron: NAMES[0]! }, does: 'withdraw' }).state
  expect(does(state)).toContain('consent')
})

test('nz7:2.3(ae) a drawn tournament that lost its players is called off before it begins', () => {
  const leaving = NAMES.map(
    patron => ({ by: { role: 'patron', patron }, does: 'withdraw' }) as const,
  )
  const few = tell(begun(), ...leaving.slice(1)).state
  expect(does(few)).toContain('cancel')
  expect(refusedOf(few).join()).not.toContain('cancel')
})

test('nz7:9.5(c) for a failed system it is cancelled also before a session begins', () => {
  const state = drawn({ game: 'electronic-roulette', passCards: 0, secretCards: 0 })
  expect(does(state)).toContain('cancel-system')
  expect(refusedOf(state)).toEqual([])
})

test('nz7:5.12 ruling:708 an item won by several goes to one of them, or is sold', () => {
  expect(does(shared())).toEqual(['share-item', 'sell-item'])
})

test('nz7:9.5 nz7:9.5(a) nz7:9.5(b) nz7:9.5(c) after a system failure there are three choices', () => {
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

test('nz7:4.2(a) the next wave at a table is offered once the session before it is counted', () => {
  const at = (table: string) => (state: DirectorState) => ({
    ...viewOf(state),
    tables: 'attended' as const,
    sessions: viewOf(state).sessions.map(session => ({ ...session, table })),
  })
  const view = at('roulette-1')(begun())
  const begins = (shown: TournamentView) =>
    decisionsOf(shown, NAMED, NOW).flatMap(({ does: it, with: more }) =>
      it === 'begin-session' ? [more?.session] : [],
    )
  expect(view.sessions.length).toBeGreaterThan(1)
  expect(begins(view)).toEqual([0])
  const playing = view.sessions.map((each, i) =>
    i === 0 ? { ...each, begun: true as const } : each,
  )
  expect(begins({ ...view, sessions: playing })).toEqual([])
  const apart = view.sessions.map((each, i) => ({ ...each, table: `roulette-${i + 1}` }))
  expect(begins({ ...view, sessions: apart })).toHaveLength(view.sessions.length)
})
