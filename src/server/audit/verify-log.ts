import { isDeepStrictEqual } from 'node:util'
import { FLOOR } from '../../floor/floor.ts'
import { everyAccount, type Ring, type TableState } from '../../general/state.ts'
import type { Command, Event, Game } from '../../kernel/game.ts'
import { isRefusal } from '../../kernel/refusal.ts'
import { PROTECTION } from '../../protection/protection.ts'
import type { Body, Kept } from '../../records/entry.ts'
import { type Ledger, newLedger, postEvent, sumsWrong } from '../../records/money/ledger.ts'
import { shownGame } from '../../records/public-facts.ts'
import { APPROVALS } from '../approvals/approvals.ts'
import { isMixing } from '../chance/patron-entropy.ts'
import { type Drawing, drawingAfter, UNSEALED } from '../chance/sealed-secrets.ts'
import { ACCOUNTS } from '../identity/accounts.ts'
import { HOUSE } from '../log/house-log.ts'
import { chained, GENESIS } from '../log/store.ts'
import { CAGE, type CageState, isBalanced } from '../money/cage.ts'
import { TOURNAMENTS } from '../tournaments/tournament-book.ts'
import {
  type ChanceDraw,
  openedFindings,
  type PromiseFinding,
  promised,
  type ReorderedRound,
  restoredFindings,
  restoredIn,
  sourceFindings,
  THROWS,
} from './verify-promises.ts'

/** Audits one log: recomputes its chain, replay, money and promises. */

export interface Report {
  readonly log: string
  readonly entries: number
  readonly rounds: number
  /** Kept promises: shoes, spins and rolls recomputed from their secrets. */
  readonly opened: number
  /** Draws from a promise that is not open yet. Nobody can check them before that. */
  readonly waiting: number
  /**
   * People dealt and reported the results: there is no promise, and the log itself is the evidence.
   */
  readonly attended: boolean
  readonly findings: readonly PromiseFinding[]
  /**
   * Decisions of an earlier version that today's rules would make differently. They remain
   * valid: a corrected rule does not change what was paid.
   */
  readonly superseded: readonly PromiseFinding[]
  /** The final state, if the replay succeeded. */
  readonly state?: unknown
}

type AnyGame = Game<unknown, unknown, Command, Event, unknown>

/** Logs of the house that the public does not see. */
const BOOKS: Readonly<Record<string, AnyGame>> = {
  cage: CAGE,
  accounts: ACCOUNTS,
  house: HOUSE,
  approvals: APPROVALS,
  tournaments: TOURNAMENTS,
  floor: FLOOR,
  protection: PROTECTION,
}

/** The game or book of a log, by the name in its first entry. */
export const gameOf = (name: string): AnyGame | undefined =>
  Object.hasOwn(BOOKS, name) ? BOOKS[name] : shownGame(name)

/** Checks the order, the hashes and the writers of a log. */
const chainFindings = (entries: readonly Kept[]): readonly PromiseFinding[] => {
  const findings: PromiseFinding[] = []
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

/**
 * Checks that each kind of chip balances and that no stack is negative. The cage has its own check.
 */
const moneyFinding = (state: unknown): string | undefined => {
  if (typeof state !== 'object' || state === null) return undefined
  if ('vouchers' in state)
    return isBalanced(state as CageState) ? undefined : 'the accounts do not add up'
  if (!('accounts' in state)) return undefined
  const sums: Record<string, number> = {}
  for (const [account, kinds] of everyAccount(state as Ring))
    for (const [kind, chips = 0] of Object.entries(kinds)) {
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
  const report = { log, entries: entries.length, rounds: 0, opened: 0, ...UNKNOWN }
  if (chain.length > 0) return { ...report, findings: chain }
  return { ...report, ...replayed(log, entries) }
}

/** For a log that was not read to its end. */
const UNKNOWN = { waiting: 0, attended: false, superseded: [] }

/** Versions that decided some entries differently from today's rules. */
const SUPERSEDED = ['0.1.0']

type Replayed = Omit<Report, 'log' | 'entries'>

const replayed = (log: string, entries: readonly Kept[]): Replayed => {
  const replay = {
    rounds: 0,
    opened: 0,
    findings: [] as PromiseFinding[],
    superseded: [] as PromiseFinding[],
  }
  let now: Replaying | undefined
  let isEarlier = true
  for (const { seq, program, body: text } of entries) {
    try {
      const body = JSON.parse(text) as Body
      now ??= begun(body)
      if (!now)
        return { ...UNKNOWN, ...replay, findings: [{ seq, says: 'it opens no game we know' }] }
      isEarlier &&= SUPERSEDED.includes(program)
      const { byRule, other } = step(log, seq, now, body)
      replay.findings.push(...other, ...(isEarlier ? [] : byRule))
      if (isEarlier) replay.superseded.push(...byRule)
      replay.rounds += body.events.filter(({ is }) => ROUND_ENDS.includes(is)).length
      replay.opened += body.reveals ? 1 : 0
    } catch (error) {
      const says = `it cannot be replayed: ${error instanceof Error ? error.message : error}`
      return { ...UNKNOWN, ...replay, findings: [...replay.findings, { seq, says }] }
    }
  }
  const sums = now?.ledger ? sumsWrong(now.ledger).map(says => ({ seq: entries.length, says })) : []
  const findings = [...replay.findings, ...sums]
  const attended = now?.attended ?? false
  const waiting = attended ? 0 : (now?.thrown.length ?? 0)
  return { ...replay, findings, attended, waiting, state: now?.state }
}

const ROUND_ENDS = ['RoundCounted', 'RoundDropped']

/** The state of a replay. */
interface Replaying {
  readonly game: AnyGame
  /** Undefined for a tournament: its payments are in the cage's accounts. */
  readonly ledger: Ledger | undefined
  readonly attended: boolean
  state: unknown
  drawing: Drawing
  thrown: ChanceDraw[]
  /** Rounds put in another order since the promise, to compare when it is opened. */
  restored: ReorderedRound[]
}

const begun = ({ opens }: Body): Replaying | undefined => {
  const game = opens && gameOf(opens.game)
  return (
    game && {
      game,
      ledger: opens.game === 'tournament' ? undefined : newLedger(),
      attended: opens.attended === true,
      state: game.open(opens.config),
      drawing: UNSEALED,
      thrown: [],
      restored: [],
    }
  )
}

interface Stepped {
  /** What today's rules say about the decision. */
  readonly byRule: readonly PromiseFinding[]
  readonly other: readonly PromiseFinding[]
}

/** Checks one entry: its draws, decision, payments and promises. */
const step = (log: string, seq: number, now: Replaying, body: Body): Stepped => {
  const { game, drawing, ledger } = now
  const { command, events, reveals } = body
  if (command && THROWS.includes(command.does)) {
    const ask = game.awaits(now.state)
    now.thrown.push({ seq, command: command as ChanceDraw['command'], drawing, ask })
  }
  if (!now.attended) now.restored.push(...restoredIn(seq, command, drawing))
  const isLate =
    body.adds && !isMixing(now.state as TableState<unknown>, drawing, game.awaits(now.state))
  const source = command ? sourceFindings(command, now.attended, seq) : []
  const decisions = command ? decided(game, now.state, command, events, seq) : []
  now.state = events.reduce((before, event) => game.evolve(before, event), now.state)
  const money = moneyFinding(now.state)
  const says = [
    ...promised(log, body, drawing),
    ...(isLate ? ['words were mixed in when the bets or the cut were over'] : []),
    ...(money ? [money] : []),
    ...(ledger ? events.flatMap(event => postEvent(ledger, event)) : []),
  ]
  const shown = reveals ? openedFindings(log, seq, reveals, drawing, now.thrown) : []
  const restored = reveals ? restoredFindings(log, reveals, now.restored) : []
  if (reveals) {
    now.thrown = []
    now.restored = []
  }
  now.drawing = drawingAfter(drawing, body)
  return {
    byRule: [...decisions, ...restored],
    other: [...source, ...says.map(each => ({ seq, says: each })), ...shown],
  }
}

/** The same command in the same state must give the same events, with the same payments. */
const decided = (
  game: AnyGame,
  state: unknown,
  command: Command,
  events: readonly Event[],
  seq: number,
): readonly PromiseFinding[] => {
  const decision = game.decide(state, command)
  if (isRefusal(decision))
    return [{ seq, says: `${command.does} would be refused under ${decision.refused}` }]
  const again = JSON.parse(JSON.stringify(decision)) as readonly Event[]
  const at = again.findIndex((event, i) => !isDeepStrictEqual(event, events[i]))
  if (at < 0 && again.length === events.length) return []
  const what = (events[at] ?? again[at] ?? events.at(-1))?.is
  return [{ seq, says: `${command.does} does not lead to this ${what}` }]
}
