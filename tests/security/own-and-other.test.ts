import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BaccaratState } from '../../src/games/baccarat/table/state.ts'
import { CATALOGUE } from '../../src/games/catalogue.ts'
import { faces, type LunarState } from '../../src/games/lunar-poker/table/state.ts'
import type { State as RouletteState } from '../../src/games/roulette/table/state.ts'
import type { State as SnakeEyesState } from '../../src/games/snake-eyes/table/state.ts'
import { commandsAt } from '../../src/protocol/commands.ts'
import { decode } from '../../src/protocol/messages.ts'
import { stepOf } from '../../src/server/desk/steps.ts'
import type { Table } from '../../src/server/floor/floor.ts'
import { newFolder, pause, removeFolder } from '../fixtures/people/floor-fixture.ts'
import { Client, type Reply } from '../fixtures/people/http-client.ts'
import { ask, type Office, openOffice } from '../fixtures/people/staff-fixture.ts'

/**
 * Every command that Ana may give about her own things, sent by another guest over the socket at
 * the right moment. The tables have no clock here: the test takes every step.
 */

/** A valid form of each command, with its table. */
// biome-ignore format: a table
const RIGHT: Readonly<Record<string, readonly [table: string, object]>> = {
  sit: ['roulette-1', { seat: 3 }], stand: ['roulette-1', {}], leave: ['roulette-1', {}],
  'buy-in': ['roulette-1', { chips: 1000 }], 'cash-out': ['roulette-1', { chips: 1000 }],
  'buy-colour': ['roulette-1', { colour: 'red', chips: 1000 }], 'sell-colour': ['roulette-1', { colour: 'red' }],
  wager: ['roulette-1', { on: 'red', chips: 1000 }], alter: ['roulette-1', { wager: 'w', chips: 500 }],
  withdraw: ['roulette-1', { wager: 'w' }], agree: ['roulette-1', {}], disagree: ['roulette-1', {}],
  dispute: ['roulette-1', { about: 'this' }], 'mix-in': ['roulette-1', { words: 'luck' }],
  declare: ['roulette-1', { on: 'tier', piece: 500 }], 'take-back': ['roulette-1', { declared: 1 }],
  cut: ['baccarat-1', { at: 208 }], 'decline-cut': ['baccarat-1', {}], 'see-burn': ['baccarat-1', {}],
  'require-mixing': ['baccarat-1', {}], 'look-at-prepared': ['baccarat-1', {}], 'ask-free-rounds': ['baccarat-1', {}],
  'accept-role': ['baccarat-b', {}], 'decline-role': ['baccarat-b', {}],
  'turn-hand': ['baccarat-b', { hand: 'player' }], 'request-nominee': ['baccarat-1', { nominee: 'Cy' }],
  'end-nominee': ['baccarat-1', { patron: 'Ana', nominee: 'Cy' }],
  'ask-split': ['baccarat-b', { hand: 'player', first: 'Ana', second: 'Cy' }],
  'give-card': ['baccarat-b', { card: 1, to: 'Ben' }], volunteer: ['baccarat-b', { hand: 'player' }],
  'ask-void-hand': ['baccarat-b', { hand: 'player' }],
  'take-dice': ['snake-eyes-1', {}], 'decline-dice': ['snake-eyes-1', {}],
  'choose-dice': ['snake-eyes-1', { dice: [1, 2] }], 'ask-original': ['snake-eyes-1', {}],
  roll: ['snake-eyes-1', {}], relinquish: ['snake-eyes-1', {}],
  fold: ['lunar-poker-1', {}], play: ['lunar-poker-1', {}], exchange: ['lunar-poker-1', { discard: ['AS'] }],
  'buy-sixth': ['lunar-poker-1', {}], look: ['lunar-poker-1', {}], force: ['lunar-poker-1', {}],
  'let-be': ['lunar-poker-1', {}],
}

/** Commands that a nominee gives for a patron. @rule nz5:2.3 ruling:598 */
const BY_NOMINEES = [
  ...['wager', 'alter', 'withdraw', 'accept-role', 'decline-role', 'turn-hand', 'give-card'],
]

describe('the patron is never read from the message', () => {
  const gameAt = (table: string) => table.replace(/-\w$/, '')
  const isUnderstood = (table: string, said: object) =>
    decode(JSON.stringify({ id: 'x', table, round: 1, ...said }), 'guest', gameAt).is === 'command'

  test('every command of a guest is tried here', () => {
    const all = Object.keys(CATALOGUE).flatMap(commandsAt)
    const own = new Set(all.filter(({ by }) => by.includes('patron')).map(({ does }) => does))
    expect(Object.keys(RIGHT).sort()).toEqual([...own].sort())
  })

  test.each(Object.keys(RIGHT))(
    '%s accepts another patron’s name only under the rules on nominees',
    does => {
      const [table, fields] = RIGHT[does]!
      const said = { does, ...fields }
      expect(isUnderstood(table, said)).toBe(true)
      for (const name of ['by', 'patron', 'who', 'for', 'principal', 'role'])
        if (!Object.hasOwn(fields, name))
          expect([name, isUnderstood(table, { ...said, [name]: 'Ana' })]).toEqual([
            name,
            name === 'for' && BY_NOMINEES.includes(does),
          ])
      expect(isUnderstood(table, { ...said, by: { role: 'patron', patron: 'Ana' } })).toBe(false)
    },
  )
})

let folder: string
let office: Office
let ana: Client
let ben: Client

const TABLES = ['roulette-1', 'baccarat-1', 'baccarat-b', 'snake-eyes-1', 'lunar-poker-1']

beforeAll(async () => {
  folder = newFolder()
  office = await openOffice(folder, () => Date.now())
  const base = await office.app.listen({ port: 0, host: '127.0.0.1' })
  const guest = async (name: string) => {
    const { cookie } = await ask(office, '/api/guest', { name })
    return Client.open({ base, name, cookie })
  }
  ana = await guest('Ana')
  ben = await guest('Ben')
  await guest('Cy').then(cy => cy.close())
  for (const id of TABLES) {
    for (const client of [ana, ben]) client.say({ watch: id })
    await steps(id, ({ host }) => host.state.open)
    for (const [i, client] of [ana, ben].entries()) {
      await done(client, id, { does: 'sit', seat: i + 1 })
      await done(client, id, { does: 'buy-in', chips: 100_000 })
    }
  }
})

afterAll(async () => {
  ana.close()
  ben.close()
  await office.close()
  removeFolder(folder)
})

const at = (id: string): Table => office.house.floor.tables.get(id)!

const playAt = <S>(id: string): S => at(id).host.state.play as S

let taken = 0

/** Takes the steps that are not patrons', until the condition is met. */
const steps = async (id: string, isSo: (table: Table) => boolean): Promise<void> => {
  const table = at(id)
  for (let i = 0; i < 400 && !isSo(table); i += 1) {
    const step = stepOf(table, { mayAct: () => true })
    if (!step) throw new Error(`nothing is next at ${id}`)
    taken += 1
    const answer = await table.host.submitNext(`test-${taken}`, step.says)
    if (!('done' in answer)) throw new Error(`${id}: ${step.does}: ${JSON.stringify(answer)}`)
  }
  if (!isSo(table)) throw new Error(`it never came to that at ${id}`)
}

/**
 * The server takes twenty messages a second and disconnects faster clients. The command is about
 * the table's current state.
 */
const asks = async (client: Client, id: string, said: object): Promise<Reply> => {
  await pause(55)
  await client.until(() => client.view(id)?.seq === at(id).host.seq)
  return client.ask(id, said)
}

const done = async (client: Client, id: string, said: object): Promise<Reply> => {
  const reply = await asks(client, id, said)
  expect([said, reply]).toEqual([said, expect.objectContaining({ done: expect.any(Number) })])
  return reply
}

/** Ben sends the command, is refused with a clause, and nothing happens. */
const refused = async (id: string, ...all: readonly object[]): Promise<void> => {
  for (const said of all) {
    const { seq } = at(id).host
    expect([said, await asks(ben, id, said)]).toMatchObject([
      said,
      { refused: { under: expect.stringMatching(/^(nz|ruling)/), message: expect.any(String) } },
    ])
    expect(at(id).host.seq).toBe(seq)
  }
}

const T = 'roulette-1'

test('nz1:10.1 nz8:3.7 wagers and declarations belong to their patron', async () => {
  await done(ana, T, { does: 'wager', on: 'red', chips: 1000 })
  await done(ana, T, { does: 'declare', on: 'tier', piece: 500 })
  const { wagers } = at(T).host.state
  const { declared } = playAt<RouletteState>(T)
  const [wager, call] = [wagers[0]!.id, declared[0]!.id]
  await refused(
    T,
    { does: 'alter', wager, chips: 500 },
    { does: 'withdraw', wager },
    { does: 'alter', wager, chips: 500, for: 'Ana' },
    { does: 'withdraw', wager, for: 'Ana' },
    { does: 'wager', on: 'black', chips: 1000, for: 'Ana' },
    { does: 'take-back', declared: call },
  )
  await done(ana, T, { does: 'take-back', declared: call })
  await done(ana, T, { does: 'alter', wager, chips: 500 })
  await done(ana, T, { does: 'withdraw', wager })
})

test('nz1:13.1 colours, chips and a seat belong to their patron', async () => {
  await done(ana, T, { does: 'buy-colour', colour: 'red', chips: 20_000, worth: 100 })
  await refused(
    T,
    { does: 'sell-colour', colour: 'red' },
    { does: 'buy-colour', colour: 'red', chips: 1000, worth: 100 },
    { does: 'wager', on: 'red', chips: 500, kind: 'colour:red' },
    { does: 'cash-out', chips: 100_001 },
    { does: 'sit', seat: 1 },
  )
  await done(ana, T, { does: 'sell-colour', colour: 'red' })
})

test('nz5:7.6 only the patron who is offered the cut may cut', async () => {
  const id = 'baccarat-1'
  await steps(id, () => playAt<BaccaratState>(id).phase.is === 'cutting')
  expect(playAt<BaccaratState>(id).phase).toMatchObject({ seat: 1 })
  await refused(id, { does: 'cut', at: 208 }, { does: 'decline-cut' })
  await done(ana, id, { does: 'cut', at: 208 })
})

test('nz5:2.3 only the people concerned may end a nominee or act as one', async () => {
  const id = 'baccarat-1'
  await steps(id, () => playAt<BaccaratState>(id).phase.is === 'betting')
  await done(ana, id, { does: 'request-nominee', nominee: 'Cy' })
  await steps(id, () => playAt<BaccaratState>(id).nominations[0]?.stands === 'active')
  await refused(
    id,
    { does: 'end-nominee', patron: 'Ana', nominee: 'Cy' },
    { does: 'wager', on: 'banker', chips: 4000, for: 'Ana' },
  )
  await done(ana, id, { does: 'wager', on: 'banker', chips: 4000 })
  const [wager] = at(id).host.state.wagers
  await refused(id, { does: 'withdraw', wager: wager!.id, for: 'Ana' })
  await done(ana, id, { does: 'end-nominee', patron: 'Ana', nominee: 'Cy' })
})

test('nz5:8.9 nz5:8.18 only the patron who is offered a hand may take it, and only its holder may turn it', async () => {
  const id = 'baccarat-b'
  const phase = () => playAt<BaccaratState>(id).phase
  await steps(id, () => phase().is === 'betting')
  await done(ana, id, { does: 'wager', on: 'banker', chips: 10_000 })
  await done(ben, id, { does: 'wager', on: 'player', chips: 4000 })
  await steps(id, () => phase().is === 'offering')
  expect(phase()).toMatchObject({ hand: 'banker', offers: ['Ana'] })
  await refused(
    id,
    { does: 'accept-role' },
    { does: 'decline-role' },
    { does: 'volunteer', hand: 'banker' },
  )
  await done(ana, id, { does: 'accept-role' })
  await steps(id, () => playAt<BaccaratState>(id).out?.hand === 'banker')
  await refused(
    id,
    { does: 'turn-hand', hand: 'banker' },
    { does: 'turn-hand', hand: 'player' },
    { does: 'turn-hand', hand: 'banker', for: 'Ana' },
    { does: 'give-card', card: 1, to: 'Ben' },
    { does: 'give-card', card: 1, to: 'Ben', for: 'Ana' },
    { does: 'ask-split', hand: 'banker', first: 'Ben', second: 'Cy' },
    { does: 'ask-void-hand', hand: 'banker' },
  )
  await done(ana, id, { does: 'turn-hand', hand: 'banker' })
})

test('nz11a:5.3(c) only the patron who is offered the dice may take them, and only the shooter may throw them', async () => {
  const id = 'snake-eyes-1'
  const play = () => playAt<SnakeEyesState>(id)
  await done(ana, id, { does: 'wager', on: 'field', chips: 1000 })
  await steps(id, () => (play().phase as { to?: unknown }).to === 'Ana')
  await refused(id, { does: 'take-dice' }, { does: 'decline-dice' })
  await done(ana, id, { does: 'take-dice' })
  await refused(
    id,
    { does: 'choose-dice', dice: [1, 2] },
    { does: 'ask-original' },
    { does: 'roll' },
    { does: 'relinquish' },
  )
  await done(ana, id, { does: 'roll' })
})

test('nz22:9.1 only its owner decides a hand, and commands of others change nothing', async () => {
  const id = 'lunar-poker-1'
  const play = () => playAt<LunarState>(id)
  const ofAna = () => play().boxes.find(({ patron }) => patron === 'Ana')!
  await steps(id, () => play().phase.is === 'betting')
  for (const client of [ana, ben])
    await done(client, id, { does: 'wager', on: 'ante', chips: 2000 })
  await steps(id, () => play().phase.is === 'deciding')
  const before = structuredClone(ofAna())
  const [card] = faces(before.hand)
  await refused(
    id,
    { does: 'exchange', discard: [card] },
    { does: 'look' },
    { does: 'force' },
    { does: 'let-be' },
  )
  for (const does of ['declare', 'buy-sixth', 'play', 'fold']) {
    await asks(ben, id, { does })
    expect(ofAna()).toEqual(before)
  }
  await done(ana, id, { does: 'play' })
  expect(ofAna()).not.toEqual(before)
})
