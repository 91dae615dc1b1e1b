import { describe, expect, test } from 'vitest'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import type { AnyDeclared } from '../../../src/kernel/command.ts'
import type { Command, Event } from '../../../src/kernel/game.ts'
import { isRefusal } from '../../../src/kernel/refusal.ts'
import { commandsAt } from '../../../src/protocol/commands.ts'
import { type Accepted, acceptedCommands } from './accepted-commands.ts'
import { aboutGone, expectSaid, otherRounds } from './expected-refusals.ts'

/** The same for tournaments and their sessions. Their rules decide it, so no server is needed. */

const ACCEPTED = acceptedCommands('nz7')

const examples = (place: string): readonly (readonly [string, Accepted, AnyDeclared])[] =>
  commandsAt(place).flatMap(declared => {
    const one = ACCEPTED.get(`${place} ${declared.does}`)
    return one ? [[declared.does, one, declared] as const] : []
  })

const stateOf = ({ setting: { game }, config, before }: Accepted): unknown =>
  before.reduce<unknown>((state, command) => {
    const events = game.decide(state, command)
    return isRefusal(events) ? state : (events as readonly Event[]).reduce(game.evolve, state)
  }, game.open(config))

const refusalOf = ({ setting }: Accepted, state: unknown, command: object) => {
  const decision = setting.game.decide(state, command as Command)
  expect(isRefusal(decision), JSON.stringify(command)).toBe(true)
  if (isRefusal(decision)) expectSaid(decision)
  return decision
}

describe.each(['session', 'tournament'])(
  'ruling:117 a command of a %s about what is over is refused',
  place => {
    test.each(examples(place))('%s', (_, one, declared) => {
      const state = stateOf(one)
      const { command, round: now } = one
      for (const round of now === 0 ? [] : otherRounds(declared, now))
        expect(refusalOf(one, state, { ...command, round })).toMatchObject({
          refused: 'ruling:117',
        })
      for (const gone of aboutGone(declared, command))
        refusalOf(one, state, { ...command, ...gone })
    })
  },
)

const ofGames = new Set(Object.keys(CATALOGUE).flatMap(commandsAt))

/** The house has its own bots and dealers, so no scenario of the rules knows these. */
const OF_THE_HOUSE = ['fill', 'proceed']

test('every command of a tournament is accepted in a scenario', () => {
  const missing = ['tournament', 'session'].flatMap(place =>
    commandsAt(place).filter(one => !ofGames.has(one) && !ACCEPTED.has(`${place} ${one.does}`)),
  )
  expect(missing.map(({ does }) => does).filter(does => !OF_THE_HOUSE.includes(does))).toEqual([])
})
