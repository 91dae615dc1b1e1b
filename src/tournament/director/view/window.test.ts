import { expect, test } from 'vitest'
import {
  applying,
  begun,
  DIRECTOR,
  entered,
  starting,
  tell,
} from '../../../../tests/fixtures/people/director-fixture.ts'
import type { Viewer } from '../../../kernel/people.ts'
import { director } from '../director.ts'
import { CONDITIONS } from '../example.ts'
import { outcomesOf } from '../outcomes.ts'
import { CHOICES } from '../s02-entry/variants.ts'
import type { DirectorState, Session } from '../state.ts'
import { latest, shownTo } from './window.ts'

const ended = { stacks: {} }

const withSessions = (sessions: readonly Partial<Session>[]): DirectorState => ({
  ...director.open(CONDITIONS),
  sessions: sessions.map(session => ({
    stage: 0,
    playOff: false,
    players: [],
    startsAt: 0,
    ...session,
  })),
})

const seen = (state: DirectorState, patron?: string): readonly number[] =>
  shownTo(state, patron === undefined ? { role: 'rail' } : { role: 'patron', patron }).sessions.map(
    ({ at }) => at,
  )

const numbers = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from }, (_, i) => from + i)

test('sixty sessions are all shown', () => {
  expect(seen(withSessions(Array.from({ length: 60 }, () => ({}))))).toEqual(numbers(0, 60))
})

test('of more, those in play and the next come first, then the latest results', () => {
  const over = Array.from({ length: 80 }, () => ({ result: ended, begun: true as const }))
  const state = withSessions([{ begun: true }, ...over, {}, { begun: true }])
  expect(seen(state)).toEqual([0, ...numbers(24, 83)])
})

test('the next in order, if more wait than fit', () => {
  expect(seen(withSessions(Array.from({ length: 70 }, () => ({}))))).toEqual(numbers(0, 60))
})

test('a player always sees their own session', () => {
  const over = Array.from({ length: 70 }, () => ({ result: ended, begun: true as const }))
  const state = withSessions([{ players: ['Ana'], result: ended, begun: true }, ...over])
  expect(seen(state, 'Ana')).toEqual([0, ...numbers(12, 71)])
  expect(seen(state, 'Ben')).toEqual(numbers(11, 71))
})

test('tables of a stage are numbered from one, and a play-off counts for none', () => {
  const state = withSessions([{}, {}, { playOff: true }, { stage: 1 }])
  const { sessions } = shownTo(state, { role: 'rail' })
  expect(sessions.map(({ nth }) => nth)).toEqual([1, 2, 2, 1])
})

test('only the house sees entries and actions', () => {
  const state = withSessions([])
  expect(shownTo(state, { role: 'rail' })).toMatchObject({ entries: null, actions: null })
  expect(shownTo(state, { role: 'dealer' })).toMatchObject({ entries: [], actions: [] })
})

test('nz7:2.3(ac) whoever will not play is named until the session is counted', () => {
  const state = tell(begun(), {
    by: DIRECTOR,
    does: 'disqualify',
    patron: 'Ben',
    ground: 'breach',
    reason: 'chips hidden',
  }).state
  const { sessions } = shownTo(state, { role: 'rail' })
  expect(sessions.flatMap(({ gone }) => gone)).toEqual(['Ben'])
  const counted = { ...state, sessions: state.sessions.map(each => ({ ...each, result: ended })) }
  expect(shownTo(counted, { role: 'rail' }).sessions.flatMap(({ gone }) => gone)).toEqual([])
})

test('sixty tables are the latest', () => {
  expect(latest(numbers(0, 61))).toEqual(numbers(1, 61))
})

test('players of the same standing come in the order of their entries', () => {
  const names = ['Dee', 'Ana', 'Cyd', 'Ben']
  expect(outcomesOf(begun(names)).map(({ patron }) => patron)).toEqual(names)
})

test('nz7:5.8 nz7:2.3(ac) players are in it until they are disqualified', () => {
  const names = ['Ana', 'Ben', 'Cyd', 'Dee']
  const { state } = tell(begun(names), {
    by: DIRECTOR,
    does: 'disqualify',
    patron: 'Ben',
    ground: 'breach',
    reason: 'chips hidden',
  })
  const standing = outcomesOf(state).map(({ patron, is, reason }) => [patron, is, reason])
  expect(standing).toEqual([
    ['Ana', 'playing', null],
    ['Cyd', 'playing', null],
    ['Dee', 'playing', null],
    ['Ben', 'disqualified', 'chips hidden'],
  ])
})

test('nz5:5.11 every way to pay Banker is offered once, half on six first', () => {
  const { variant } = CHOICES.baccarat
  expect([variant[0], variant.length]).toEqual(['half-on-six', new Set(variant).size])
})

test('of more than sixty entries, those that wait come first, and then the earliest', () => {
  const names = numbers(0, 70).map(i => `Player ${i}`)
  const all = entered(names, { maxPlayers: 100, stages: [CONDITIONS.stages.at(-1)!] })
  const shown = (state: DirectorState) =>
    shownTo(state, { role: 'auditor' }).entries?.map(({ patron }) => patron)
  expect(shown(all)).toEqual(names.slice(0, 60))
  expect(shown(tell(all, ...applying('Zoe')).state)).toEqual(['Zoe', ...names.slice(0, 59)])
})

test('ruling:744 nobody sees what one person counted, and only staff see who did', () => {
  const { state } = tell(begun(), ...starting(0))
  const { players } = state.sessions[0]!
  const counts = (name: string, found: number) =>
    ({
      by: { role: 'staff', rank: 'dealer', name },
      does: 'count',
      session: 0,
      stacks: Object.fromEntries(players.map(patron => [patron, found])),
    }) as const
  const seenBy = (by: DirectorState, viewer: Viewer) => [
    shownTo(by, viewer).sessions[0],
    director.view(by, viewer).sessions[0],
  ]
  const once = tell(state, counts('Dan', 777)).state
  const twice = tell(once, counts('Sue', 778)).state
  for (const role of ['rail', 'dealer', 'auditor'] as const)
    expect(JSON.stringify([seenBy(once, { role }), seenBy(twice, { role })])).not.toMatch(/77[78]/)
  const player = { role: 'patron', patron: players[0]! } as const
  expect(seenBy(once, player)).toEqual(seenBy(state, player))
  expect(seenBy(twice, { role: 'dealer' })[0]).toMatchObject({
    counted: { by: 'Sue', differs: { from: 'Dan', patrons: players } },
  })
})
