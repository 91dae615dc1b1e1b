import type { Answer } from '../src/server/host.ts'
import type { SignedIn } from '../src/server/principal.ts'
import type { SessionTable, Tournament } from '../src/server/tournament.ts'
import type { Planned } from '../src/server/tournament-book.ts'
import { EXHIBITION } from '../src/server/tournaments.ts'
import type { Conditions, Duration, Stage } from '../src/tournament/conditions.ts'
import { type House, until, welcome } from './at-the-floor.ts'

/** Tournaments of every game, small enough to be played through the house in a second or two. */

export const HOUSE = { role: 'staff', rank: 'operator', name: 'house' } as const
export const DOT: SignedIn = { is: 'tournament-director', name: 'Dot' }
export const guest = (patron: string): SignedIn => ({ is: 'guest', patron })

const HEATS: Stage = { ...EXHIBITION.conditions.stages[0]!, seats: 3 }
const FINAL: Stage = { ...EXHIBITION.conditions.stages[1]!, seats: 4 }

export const lasting = (conditions: Conditions, ...durations: readonly Duration[]): Conditions => ({
  ...conditions,
  stages: conditions.stages.map((stage, at) => ({ ...stage, duration: durations[at]! })),
})

const ROUNDS = { unit: 'rounds', value: 2 } as const

/** Two heats of three and a final, of any game, each of two rounds. */
export const of = (game: string, change: Partial<Conditions> = {}): Planned => {
  const cards = game.startsWith('electronic') ? 0 : 2
  const conditions: Conditions = {
    ...EXHIBITION.conditions,
    name: game,
    game,
    maxPlayers: 6,
    passCards: cards,
    secretCards: cards,
    playOff: { ...EXHIBITION.conditions.playOff, duration: ROUNDS },
    stages: [HEATS, FINAL],
  }
  return {
    run: 'house',
    fill: 6,
    conditions: { ...lasting(conditions, ROUNDS, ROUNDS), ...change },
  }
}

export const only = ({ floor }: House): Tournament => floor.tournaments.list[0]!

let ids = 0
export const say = (
  { floor }: House,
  who: SignedIn,
  table: string,
  words: { readonly does: string; readonly [field: string]: unknown },
  approvedBy?: string,
): Promise<Answer> => {
  ids += 1
  return floor.tournaments.asked(who, { id: `t${ids}`, table, ...words }, approvedBy)
}

export const isOver = (house: House): boolean =>
  ['completed', 'cancelled'].includes(only(house).host.state.status)

export const completed = (house: House): Promise<void> => until(() => isOver(house), 60_000)

/** Guests are let in, and the house fills the other places. */
export const enter = async (
  house: House,
  planned: Planned,
  guests: readonly string[],
  chips = 1_000_000,
): Promise<Tournament> => {
  const set = await house.floor.tournaments.setUp(HOUSE, {
    ...planned,
    run: 'director',
    fill: null,
  })
  const id = (set as { tournament: string }).tournament
  await say(house, DOT, id, { does: 'open-entries' })
  const tournament = only(house)
  const entry = (patron: string) => tournament.host.state.entries[patron]?.status
  for (const patron of guests) {
    await welcome(house.floor, patron, chips)
    await say(house, guest(patron), id, { does: 'apply', form: { name: patron } })
    await until(() => entry(patron) === 'notified')
    await say(house, DOT, id, { does: 'accept', patron })
  }
  if (planned.fill !== null && planned.fill > guests.length) {
    await say(house, DOT, id, { does: 'fill', players: planned.fill })
    const all = () => Object.values(tournament.host.state.entries)
    await until(() => all().filter(({ status }) => status === 'accepted').length === planned.fill)
  }
  return tournament
}

/** Begun and drawn. */
export const drawn = async (house: House, { id, host }: Tournament): Promise<void> => {
  await say(house, DOT, id, { does: 'begin' })
  await until(() => host.state.sessions.length > 0)
}

/** The table of a session that has just begun, once it is played at. */
export const played = async (
  house: House,
  { id, sessions }: Tournament,
  session: number,
): Promise<SessionTable> => {
  await say(house, DOT, id, { does: 'begin-session', session })
  await until(() => sessions.get(session)?.host.state.status === 'running')
  return sessions.get(session)!
}
