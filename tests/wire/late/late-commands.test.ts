import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AT_TABLES, MIX_IN, PROCEED } from '../../../src/floor/commands.ts'
import { CATALOGUE, type GameName } from '../../../src/games/catalogue.ts'
import type { TableConfig } from '../../../src/general/state.ts'
import type { AnyDeclared } from '../../../src/kernel/command.ts'
import type { Command } from '../../../src/kernel/game.ts'
import { isRefusal, type Refusal } from '../../../src/kernel/refusal.ts'
import type { AnyShape } from '../../../src/kernel/shape.ts'
import { decodeCommand } from '../../../src/protocol/command-message.ts'
import { commandsAt, declaredAt, sentFields } from '../../../src/protocol/commands.ts'
import { ONE_PRESS } from '../../../src/protocol/moment.ts'
import type { CommandMessage } from '../../../src/protocol/wire.ts'
import type { Pending } from '../../../src/server/approvals/dual-control.ts'
import { positionOf } from '../../../src/server/desk/steps.ts'
import { dispatch } from '../../../src/server/floor/dispatch.ts'
import type { Table } from '../../../src/server/floor/floor.ts'
import { actorOf, roleOf, type SignedIn } from '../../../src/server/identity/principal.ts'
import type { Answer } from '../../../src/server/log/answer.ts'
import { type IdReuse, USED_BEFORE } from '../../../src/server/log/commands/command-id-reuse.ts'
import { realTime } from '../../../src/server/time.ts'
import { newFolder, removeFolder, welcome } from '../../fixtures/people/floor-fixture.ts'
import { claim, hired, type Office, openOffice } from '../../fixtures/people/staff-fixture.ts'
import { type Accepted, acceptedCommands } from './accepted-commands.ts'
import { aboutGone, expectSaid, isOfOneRound, otherRounds } from './expected-refusals.ts'

/**
 * Every declared command, at a moment at which the rules accept it: sent for another round, twice,
 * with an old id, and about what is gone. What should come of it follows from its declaration.
 */

const ACCEPTED = acceptedCommands()
const GAMES = Object.keys(CATALOGUE) as readonly GameName[]

let folder: string
let office: Office
let now = 0

beforeAll(async () => {
  folder = newFolder()
  const pace = { bets: 60_000, patron: 60_000, step: 60_000 }
  const time = { ...realTime, elapsed: () => now }
  office = await openOffice(folder, () => Date.now(), undefined, pace, time)
  const { cookie } = await claim(office)
  for (const rank of ['dealer', 'game-supervisor', 'casino-supervisor', 'operator'])
    await hired(office, cookie, rank, rank)
})

afterAll(async () => {
  await office.close()
  removeFolder(folder)
})

type Fields = Readonly<Record<string, unknown>>

/** A table at the moment before its command, and the person who gives it. */
interface Scene {
  readonly table: Table
  readonly declared: AnyDeclared
  readonly principal: SignedIn
  readonly said: Fields
}

const principalOf = ({ by }: Command): SignedIn => {
  if (by.role === 'staff') return { is: 'staff', name: by.rank, rank: by.rank }
  return {
    is: 'guest',
    patron: by.role === 'nominee' ? by.nominee : (by as { patron: string }).patron,
  }
}

/** A scenario begins at midnight in 1970. */
const sent = ({ is }: AnyShape, value: unknown): unknown =>
  is === 'time' ? Number(value) + Date.now() + 60_000 : value

const saidIn = ({ by, ...command }: Accepted['command'], declared: AnyDeclared): Fields => ({
  does: command.does,
  ...Object.fromEntries(
    Object.keys(sentFields(declared))
      .filter(name => command[name] !== undefined)
      .map(name => [name, sent(declared.fields[name]!, command[name])]),
  ),
  ...(command.round !== undefined && { round: command.round }),
  ...(by.role === 'nominee' && { for: by.patron }),
})

let count = 0

const OPERATOR = { role: 'staff', rank: 'operator', name: 'Olga' } as const

const sceneOf = async ({ place, book, config, before, command }: Accepted): Promise<Scene> => {
  const { floor } = office.house
  const game = place as GameName
  count += 1
  const of = {
    game,
    book,
    title: 'A table',
    attended: true,
    config: config as TableConfig<unknown>,
  }
  const id = `table-${count}`
  await floor.bring(`bring-${count}`, { by: OPERATOR, does: 'bring-table', table: id, of })
  const table = floor.tables.get(id)!
  await floor.log.submit(`deal-${count}`, {
    by: { role: 'staff', rank: 'dealer', name: 'dealer' },
    does: 'take-over',
    table: id,
  } as never)
  const all = before.map((one, i) => ({ id: `before-${i}`, command: one }))
  expect(await table.host.submitAll(all as never)).toBe(all.length)
  const principal = principalOf(command)
  if (principal.is === 'guest') await welcome(floor, principal.patron).catch(() => undefined)
  const declared = declaredAt(place, command.does)!
  await floor.cashier.payOut()
  now += 10 * ONE_PRESS
  return { table, declared, principal, said: saidIn(command, declared) }
}

type Outcome = Answer | IdReuse | Pending | { readonly malformed: string }

/** Sends it as the socket does. */
const send = async ({ table, principal }: Scene, id: string, said: Fields): Promise<Outcome> => {
  const message = { id: `${table.id}-${id}`, table: table.id, ...said }
  const role = roleOf(principal)
  const decoded = decodeCommand(message, role === 'guest' ? 'guest' : role, () => table.game)
  if (decoded.is === 'malformed') return { malformed: decoded.says }
  const { id: own, table: _, ...rest } = decoded.asked as CommandMessage
  const held =
    principal.is === 'staff' && (await office.twoPeople.hold(principal, table, own, rest))
  return held || dispatch(office.house.floor, table, principal, own, rest)
}

/** The round under way, or the one before it if the command looks back. */
const roundFor = ({ table: { host }, principal, said }: Scene): number => {
  const { number } = host.state.round
  const by = actorOf(principal, said.for as string | undefined)
  const accepts = (round: number) =>
    !isRefusal(host.game.decide(host.state, { ...said, by, round } as unknown as Command))
  return [number, number - 1].find(accepts) ?? number
}

/** The command about this moment, as a client adds it. */
const aboutNow = (scene: Scene): Fields => ({
  round: roundFor(scene),
  ...(scene.principal.is === 'staff' && { step: positionOf(scene.table.host.state) }),
  ...scene.said,
})

/** Everything that a command could change, except the time of day. */
const allOf = ({ table }: Scene): unknown => {
  const { floor } = office.house
  const { now: _, ...state } = table.host.state
  return structuredClone([state, floor.log.seq, floor.cage.seq])
}

/** Refused with a sentence, and nothing changed. */
const expectRefused = async (scene: Scene, id: string, said: Fields): Promise<Refusal> => {
  const before = allOf(scene)
  const outcome = await send(scene, id, said)
  expect(outcome, id).toHaveProperty('refused')
  const { refused } = outcome as { readonly refused: Refusal }
  expectSaid(refused)
  expect(allOf(scene)).toEqual(before)
  return refused
}

/** Ends the round under way. False if there is none. */
const endRound = async ({ table: { host } }: Scene): Promise<boolean> => {
  const { number } = host.state.round
  const ends = { does: 'invalidate', ground: 'disruption', forfeits: [], reason: 'a test' }
  await host.submit('ends', { by: OPERATOR, ...ends } as Command)
  return host.state.round.number > number
}

const approve = (number: number): Promise<Answer> =>
  office.twoPeople.answer({ is: 'staff', name: 'Olga', rank: 'operator' }, number, 'approve')

const examples = (game: GameName): readonly Accepted[] =>
  commandsAt(game).flatMap(({ does }) => ACCEPTED.get(`${game} ${does}`) ?? [])

describe.each(GAMES)(
  'ruling:117 a command of %s that comes late or twice changes nothing',
  game => {
    test.each(examples(game).map(one => [one.command.does, one] as const))('%s', async (_, one) => {
      const scene = await sceneOf(one)
      const { declared, table } = scene
      const said = aboutNow(scene)
      const { number } = table.host.state.round
      for (const round of otherRounds(declared, number))
        expect(await expectRefused(scene, `round-${round}`, { ...said, round })).toMatchObject({
          refused: 'ruling:117',
        })
      for (const gone of aboutGone(declared, said))
        await expectRefused(scene, `gone-${Object.keys(gone)}`, { ...said, ...gone })

      now += 10 * ONE_PRESS
      const first = await send(scene, 'one', said)
      expect('done' in first || 'pending' in first, JSON.stringify(first)).toBe(true)
      const after = allOf(scene)
      expect(await send(scene, 'one', said), 'the same id').toEqual(first)
      const another = { ...said, round: number + 7 }
      expect(await send(scene, 'one', another), 'the id of another command').toEqual(USED_BEFORE)
      expect(allOf(scene)).toEqual(after)
      if (!declared.repeats) await expectRefused(scene, 'twice', said)

      now += 10 * ONE_PRESS
      if (!(await endRound(scene))) return
      const ended = allOf(scene)
      if ('pending' in first && declared.about === 'a-round') {
        const late = await approve(first.pending)
        expect(late).toMatchObject({ refused: { refused: 'ruling:117' } })
        expect(allOf(scene)).toEqual(ended)
      }
      if (isOfOneRound(declared))
        expect(await expectRefused(scene, 'late', said)).toMatchObject({ refused: 'ruling:117' })
    })
  },
)

/** Commands that go to the floor or to the seal. Their own tests send them late. */
const ELSEWHERE: readonly AnyDeclared[] = [...AT_TABLES, PROCEED, MIX_IN]

const isSentByPeople = ({ by }: AnyDeclared): boolean =>
  by.some(speaker => speaker !== 'chance' && speaker !== 'clock')

test('every command at a table is accepted in a scenario', () => {
  const accepted = new Set(
    [...ACCEPTED.values()].map(one => declaredAt(one.place, one.command.does)),
  )
  const missing = GAMES.flatMap(commandsAt).filter(
    one => isSentByPeople(one) && !accepted.has(one) && !ELSEWHERE.includes(one),
  )
  expect(missing.map(({ does }) => does)).toEqual([])
})
