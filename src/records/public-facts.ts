import { CATALOGUE } from '../games/catalogue.ts'
import type { Command, Event, Game } from '../kernel/game.ts'
import { diff, type Patch } from '../protocol/patch.ts'
import { director } from '../tournament/director/director.ts'
import { shoe, wheel } from '../tournament/session/tables.ts'
import type { Body, Opened, Sealed, Stamp } from './entry.ts'

/**
 * What each entry of a log makes public: the change of the view that everybody has. A view holds no
 * secret, so neither does a fact.
 */

export interface PublicFact extends Pick<Stamp, 'log' | 'seq' | 'at'> {
  /** The version of this format. */
  readonly v: 1
  /** The game's name in the log, such as `baccarat/nz5`, `tournament` or `session/roulette`. */
  readonly game: string
  /** The change of the public view. The first fact of a log sets the whole view. */
  readonly patch: Patch
  /** A commitment that the house made with this entry. */
  readonly seals?: Pick<Sealed, 'number' | 'decks' | 'commitment'>
  /** A commitment that was opened, with its secret. */
  readonly reveals?: Opened
}

type AnyGame = Game<unknown, unknown, Command, Event, unknown>

/** A log, read up to some entry. */
export interface PublicLog {
  readonly name: string
  readonly game: AnyGame
  readonly state: unknown
  /** Undefined before the first fact. */
  readonly view: unknown
}

const SHOWN: Readonly<Record<string, AnyGame>> = {
  tournament: director as AnyGame,
  'session/roulette': wheel.game as AnyGame,
  'session/baccarat': shoe.game as AnyGame,
}

/** The game of a log that the public may watch; undefined for the books of the house. */
export const shownGame = (name: string): AnyGame | undefined => {
  if (Object.hasOwn(SHOWN, name)) return SHOWN[name]
  const [game = ''] = name.split('/')
  return Object.hasOwn(CATALOGUE, game)
    ? (CATALOGUE[game as keyof typeof CATALOGUE].game as AnyGame)
    : undefined
}

/** Starts with the first entry of a log. Undefined if the log is not public. */
export const publicLog = ({ opens }: Body): PublicLog | undefined => {
  const game = opens && shownGame(opens.game)
  return game && { name: opens.game, game, state: game.open(opens.config), view: undefined }
}

/** The log after an entry, for a reader who already has the facts up to it. */
export const readTo = (log: PublicLog, { events }: Body): PublicLog => ({
  ...log,
  state: events.reduce((state, event) => log.game.evolve(state, event), log.state),
})

const RAIL = { role: 'rail' } as const

const publicView = ({ game, state }: PublicLog): unknown => game.view(state, RAIL)

/** The log with the view of its state, for a reader who continues from there. */
export const withView = (log: PublicLog): PublicLog => ({ ...log, view: publicView(log) })

/** The log after an entry, and a fact if the public learns something. */
export const factIn = (
  before: PublicLog,
  { log, seq, at }: Pick<Stamp, 'log' | 'seq' | 'at'>,
  body: Body,
): readonly [PublicLog, PublicFact | undefined] => {
  const read = readTo(before, body)
  const after = { ...read, view: publicView(read) }
  const patch = diff(before.view, after.view)
  const { seals, reveals } = body
  if (patch.length === 0 && !seals && !reveals) return [after, undefined]
  return [
    after,
    {
      v: 1,
      log,
      game: after.name,
      seq,
      at,
      patch,
      ...(seals && {
        seals: { number: seals.number, decks: seals.decks, commitment: seals.commitment },
      }),
      ...(reveals && { reveals }),
    },
  ]
}
