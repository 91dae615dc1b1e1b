import { isDeepStrictEqual } from 'node:util'
import { CATALOGUE } from '../games/index.ts'
import type { Ask } from '../kernel/chance.ts'
import type { Command, Event, Game } from '../kernel/game.ts'
import { isRefusal } from '../kernel/refusal.ts'
import { ACCOUNTS } from './accounts.ts'
import { discard, lot, sealOf } from './answers.ts'
import { CAGE, type CageState, isBalanced } from './cage.ts'
import { commitmentOf } from './chance.ts'
import { FLOOR } from './floor-log.ts'
import type { Body } from './host.ts'
import { cardAt, type Drawing, drawn, type Opened, UNSEALED } from './seals.ts'
import { chained, GENESIS, type Kept } from './store.ts'
import { facesOf, pocketOf } from './throws.ts'

/** An auditor's reading of a log: chain, replay, money and promises, each worked out again. */

export interface Finding {
  readonly seq: number
  readonly says: string
}

export interface Report {
  readonly log: string
  readonly entries: number
  readonly rounds: number
  /** Promises that were kept: shoes, spins and rolls worked out again from their secrets. */
  readonly opened: number
  /** People dealt and said what came: there is no promise, and the log itself is the evidence. */
  readonly attended: boolean
  readonly findings: readonly Finding[]
}

type AnyGame = Game<unknown, unknown, Command, Event, unknown>

/** Logs of the house that are no tables. */
const BOOKS: Readonly<Record<string, AnyGame>> = {
  cage: CAGE as unknown as AnyGame,
  accounts: ACCOUNTS as unknown as AnyGame,
  floor: FLOOR as unknown as AnyGame,
}

const gameOf = (name: string): AnyGame | undefined => {
  if (Object.hasOwn(BOOKS, name)) return BOOKS[name]
  const [game = ''] = name.split('/')
  return Object.hasOwn(CATALOGUE, game)
    ? (CATALOGUE[game as keyof typeof CATALOGUE].game as unknown as AnyGame)
    : undefined
}

/** The order, the hashes and the writers of a log. */
const chainFindings = (entries: readonly Kept[]): readonly Finding[] => {
  const findings: Finding[] = []
  const ids = new Set<string>()
  let before = { seq: 0, hash: GENESIS, epoch: 0, log: entries[0]?.log }
  for (const entry of entries) {
    const wrong = (says: string) => findings.push({ seq: before.seq + 1, says })
    if (entry.seq !== before.seq + 1)
      wrong(`entry ${entry.seq} stands where ${before.seq + 1} should`)
    if (entry.log !== before.log) wrong(`it is of ${entry.log}, not of ${before.log}`)
    if (entry.prev !== before.hash) wrong('it does not continue the entry before it')
    if (chained(entry, entry.prev).hash !== entry.hash)
      wrong('its hash is not that of what it says')
    if (entry.epoch < before.epoch) wrong('a writer wrote after it was replaced')
    if (ids.has(entry.id)) wrong(`command ${entry.id} was taken before`)
    ids.add(entry.id)
    before = { ...entry, seq: before.seq + 1 }
  }
  return findings
}

/** Every throw since a secret was sealed, to be compared when it is shown. */
interface Thrown {
  readonly seq: number
  readonly command: Command & Readonly<Record<string, unknown>>
  readonly drawing: Drawing
  readonly ask: Ask | undefined
}

const THROWS = ['card', 'spun', 'dice', 'discard', 'lot']

const expected = (opened: Opened, log: string, { ask, drawing }: Thrown): unknown => {
  const seal = sealOf(log, opened)
  switch (ask?.for) {
    case 'card':
      return { card: cardAt(seal, drawing, drawing.out) }
    case 'discard':
      return { at: discard(seal, ask.of, drawing.discards) }
    case 'lot':
      return { number: lot(seal, ask.of) }
    case 'spin':
      return { number: pocketOf(ask.pockets)(seal, []) }
    case 'dice':
      return { faces: facesOf(seal, []) }
    default:
      return undefined
  }
}

const openedFindings = (
  log: string,
  seq: number,
  opened: Opened,
  { sealed }: Drawing,
  thrown: readonly Thrown[],
): readonly Finding[] => {
  const { number, commitment } = opened
  if (sealed?.commitment !== commitment || commitmentOf(sealOf(log, opened)) !== commitment)
    return [{ seq, says: `the secret of number ${number} is not the one that was promised` }]
  return thrown.flatMap(each => {
    const { by: _, does, ...said } = each.command
    return isDeepStrictEqual(said, expected(opened, log, each))
      ? []
      : [{ seq: each.seq, says: `${does} is not what number ${number} had in it` }]
  })
}

/** Sums of all chips of a kind, and stacks below nothing; the cage has its own sum. */
const moneyFinding = (state: unknown): string | undefined => {
  if (typeof state !== 'object' || state === null) return undefined
  if ('guests' in state)
    return isBalanced(state as CageState) ? undefined : 'the accounts do not add up'
  if (!('accounts' in state)) return undefined
  const accounts = state.accounts as Readonly<Record<string, Readonly<Record<string, number>>>>
  const sums: Record<string, number> = {}
  for (const [account, kinds] of Object.entries(accounts))
    for (const [kind, chips] of Object.entries(kinds)) {
      sums[kind] = (sums[kind] ?? 0) + chips
      if (chips < 0 && account !== 'bank' && account !== 'cage')
        return `${account} is below nothing`
    }
  return Object.values(sums).some(sum => sum !== 0) ? 'chips do not add up to nothing' : undefined
}

export const verifyLog = (entries: readonly Kept[]): Report => {
  const [first] = entries
  const log = first?.log ?? ''
  const chain = chainFindings(entries)
  const report = { log, entries: entries.length, rounds: 0, opened: 0, attended: false }
  if (chain.length > 0) return { ...report, findings: chain }
  return { ...report, ...replayed(log, entries) }
}

const replayed = (
  log: string,
  entries: readonly Kept[],
): Pick<Report, 'rounds' | 'opened' | 'attended' | 'findings'> => {
  const bodies = entries.map(({ body }) => JSON.parse(body) as Body)
  const opens = bodies[0]?.opens
  const game = opens && gameOf(opens.game)
  const attended = opens?.attended === true
  if (!game)
    return {
      rounds: 0,
      opened: 0,
      attended,
      findings: [{ seq: 1, says: 'it opens no game we know' }],
    }
  let state = game.open(opens.config)
  let drawing = UNSEALED
  let thrown: Thrown[] = []
  const told = { rounds: 0, opened: 0, attended, findings: [] as Finding[] }
  bodies.forEach((body, i) => {
    const seq = i + 1
    const { command, events, reveals } = body
    const isThrow = command !== undefined && THROWS.includes(command.does)
    if (isThrow) told.findings.push(...sourceFindings(command, attended, seq))
    if (isThrow)
      thrown.push({
        seq,
        command: command as Thrown['command'],
        drawing,
        ask: game.awaits(state),
      })
    if (command) told.findings.push(...decided(game, state, command, events, seq))
    state = events.reduce((before, event) => game.evolve(before, event), state)
    const money = moneyFinding(state)
    if (money) told.findings.push({ seq, says: money })
    told.rounds += events.filter(({ is }) => is === 'RoundCounted' || is === 'RoundDropped').length
    if (reveals) {
      told.findings.push(...openedFindings(log, seq, reveals, drawing, thrown))
      told.opened += 1
      thrown = []
    }
    drawing = drawn(drawing, body)
  })
  return told
}

/** Chance speaks only where it was promised; where people deal, a person says what came. */
const sourceFindings = (
  { by, does }: Command,
  attended: boolean,
  seq: number,
): readonly Finding[] => {
  if ((by.role === 'staff') === attended) return []
  const says = attended
    ? `nobody reported this ${does}`
    : `${does} was said by hand, against a promise`
  return [{ seq, says }]
}

/** The same command in the same state gives the same events, payments and all. */
const decided = (
  game: AnyGame,
  state: unknown,
  command: Command,
  events: readonly Event[],
  seq: number,
): readonly Finding[] => {
  const decision = game.decide(state, command)
  if (isRefusal(decision))
    return [{ seq, says: `${command.does} would be refused under ${decision.refused}` }]
  const again = JSON.parse(JSON.stringify(decision)) as readonly Event[]
  const at = again.findIndex((event, i) => !isDeepStrictEqual(event, events[i]))
  if (at < 0 && again.length === events.length) return []
  const what = (events[at] ?? again[at] ?? events.at(-1))?.is
  return [{ seq, says: `${command.does} does not lead to this ${what}` }]
}
