import { beforeEach, expect, test } from 'vitest'
import { CATALOGUE } from '../../games/catalogue.ts'
import { commandsAt } from '../../protocol/commands.ts'
import { ONE_PRESS } from '../../protocol/moment.ts'
import type { SaidCommand } from '../../protocol/wire.ts'
import type { SignedIn } from '../identity/principal.ts'
import { DoublePresses, PRESSED_TWICE } from './double-presses.ts'

const ANA: SignedIn = { is: 'guest', patron: 'Ana' }
const BEN: SignedIn = { is: 'guest', patron: 'Ben' }
const LEAVE = { does: 'leave' }

let now: number
let presses: DoublePresses
let done: string[]

beforeEach(() => {
  now = 1000
  presses = new DoublePresses(() => now)
  done = []
})

const press = (id: string, said: SaidCommand = LEAVE, who = ANA, place = 'baccarat') =>
  presses.once(who, place, { id, table: place, said }, async () => {
    done.push(id)
    return { done: done.length }
  })

const AGAIN = { refused: PRESSED_TWICE }

const PLACES = [...Object.keys(CATALOGUE), 'floor', 'pit', 'protection', 'tournament', 'session']

test.each(PLACES)('ruling:117 a command at %s that is pressed twice is done once', async place => {
  for (const { does, repeats } of commandsAt(place)) {
    const both = await Promise.all([
      press(`${does} 1`, { does }, ANA, place),
      press(`${does} 2`, { does }, ANA, place),
    ])
    expect([does, 'refused' in both[1]]).toEqual([does, repeats !== true])
  }
})

test('a step that the sender names is checked by its name', async () => {
  const card = { does: 'card', card: '9H', step: '1 open' }
  expect(await Promise.all([press('1', card), press('2', card)])).toEqual([
    { done: 1 },
    { done: 2 },
  ])
})

test('the same command later, by somebody else, elsewhere or after another one is done', async () => {
  await press('1')
  now += ONE_PRESS
  await press('later')
  await press('somebody else', LEAVE, BEN)
  await press('elsewhere', LEAVE, ANA, 'roulette')
  await press('another', { does: 'stand' })
  await press('after another')
  expect(done).toHaveLength(6)
  expect(await press('again')).toEqual(AGAIN)
})

test('a message that arrives again with its id gets its answer from the log', async () => {
  await press('1')
  await press('1')
  expect(done).toEqual(['1', '1'])
  expect(await press('2')).toEqual(AGAIN)
})

test('a second press is tried if the first was refused', async () => {
  const refused = { refused: { refused: 'nz1:2.3', says: 'No.' } } as const
  const sent = { table: 'baccarat', said: LEAVE }
  await presses.once(ANA, 'baccarat', { id: '1', ...sent }, async () => refused)
  expect(await press('2')).toEqual({ done: 1 })
})
