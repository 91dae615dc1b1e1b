import type { Event } from '../../../../kernel/game.ts'
import { isRefusal } from '../../../../kernel/refusal.ts'
import { chainFinding } from './chain.ts'
import type { ExportBody, ExportLine, LogFile } from './export-file.ts'
import {
  brokenPromise,
  type ChanceDraw,
  type Drawing,
  drawingAfter,
  THROWS,
  UNSEALED,
} from './promises.ts'
import { gameNameOf, playedIn, type ReplayableLog } from './replay.ts'

/**
 * The independent verifier: checks chain, decisions, money and commitments of an export in the
 * browser, without the code of the server's verifier. Both must agree.
 */

/** An error, and the entry that has it. */
export interface Finding {
  readonly seq: number
  readonly is:
    | 'unreadable'
    | 'order'
    | 'log'
    | 'link'
    | 'hash'
    | 'writer'
    | 'repeated'
    | 'refused'
    | 'events'
    | 'money'
    | 'secret'
    | 'draw'
    | 'broken'
    | 'cut'
    | 'by-hand'
    | 'unreported'
  /** The command, event or account with the error. */
  readonly what?: string
}

export interface Report {
  readonly log: string
  readonly entries: number
  readonly rounds: number
  /**
   * Commitments that were opened and kept; `sealed` counts the draws of one that is not open yet.
   */
  readonly promises: number
  readonly sealed: number
  /** People dealt: there is no commitment, and the log itself is the evidence. */
  readonly isAttended: boolean
  /** False if the log has no table to replay. */
  readonly isReplayed: boolean
  readonly finding: Finding | undefined
  /** The last hash. Two exports of the same length of one log have the same hash. */
  readonly hash: string
}

type Progress = (entries: number) => void

export const verifyFile = async (file: LogFile, progress: Progress): Promise<Report> => {
  const { log, lines } = file
  const report = {
    log,
    entries: lines.length,
    rounds: 0,
    promises: 0,
    sealed: 0,
    isAttended: lines[0]?.body.opens?.attended === true,
    isReplayed: false,
    hash: lines.at(-1)?.kept.hash ?? '',
  }
  const finding = await chainFinding(lines)
  if (finding) return { ...report, finding }
  const told = { ...report, ...(await replayed(file, progress)) }
  return { ...told, finding: told.finding ?? endFinding(file) }
}

/** Entries at the end that are missing or cannot be read. */
const endFinding = ({ lines, unreadable, closed }: LogFile): Finding | undefined => {
  if (unreadable !== undefined) return { seq: unreadable, is: 'unreadable' }
  const last = lines.at(-1)?.kept
  return !closed || (closed.entries === last?.seq && closed.hash === last.hash)
    ? undefined
    : { seq: lines.length + 1, is: 'cut', what: String(closed.entries) }
}

interface ReplayReport {
  readonly rounds: number
  readonly promises: number
  readonly sealed: number
  readonly isReplayed: boolean
  readonly finding: Finding | undefined
}

interface ReplayProgress {
  readonly isAttended: boolean
  readonly state: unknown
  readonly drawing: Drawing
  readonly thrown: readonly ChanceDraw[]
}

const STEP = 500

const replayed = async (file: LogFile, progress: Progress): Promise<ReplayReport> => {
  const told = { rounds: 0, promises: 0, sealed: 0, isReplayed: true, finding: undefined }
  const played = playedIn(gameNameOf(file))
  const opens = file.lines[0]?.body.opens
  if (!played || !opens) return { ...told, isReplayed: false }
  let now: ReplayProgress = {
    isAttended: opens.attended === true,
    state: played.game.open(opens.config),
    drawing: UNSEALED,
    thrown: [],
  }
  for (const [i, line] of file.lines.entries()) {
    const next = readOn(played, now, line)
    if ('is' in next) return { ...told, finding: next }
    const { reveals, events } = line.body
    if (reveals) {
      const broken = await promiseFinding(file.log, line, now, next.thrown)
      if (broken) return { ...told, finding: broken }
      told.promises += 1
    }
    told.rounds += events.filter(({ is }) => is === 'RoundCounted' || is === 'RoundDropped').length
    now = { ...next, thrown: reveals ? [] : next.thrown }
    if (i % STEP === 0) progress(i)
  }
  return { ...told, sealed: now.isAttended ? 0 : now.thrown.length }
}

/** Reads the next entry. Returns what is wrong with it, if anything. */
const readOn = (
  { game, accountsIn }: ReplayableLog,
  now: ReplayProgress,
  { kept, body }: ExportLine,
): ReplayProgress | Finding => {
  const { seq } = kept
  try {
    const wrong = sourceFinding(now, body, seq) ?? decisionFinding(game, now.state, body, seq)
    if (wrong) return wrong
    const ask = game.awaits(now.state)
    const state = body.events.reduce((before, event) => game.evolve(before, event), now.state)
    const what = unbalanced(accountsIn(state))
    if (what) return { seq, is: 'money', what }
    const drawing = drawingAfter(now.drawing, body)
    const thrown = [...now.thrown, ...thrownBy(seq, body, now.drawing, ask)]
    return { ...now, state, drawing, thrown }
  } catch (error) {
    return { seq, is: 'broken', what: String(error) }
  }
}

/** Outcomes must come from chance, or from staff at a table where people deal. @rule nz1:15.4 */
const sourceFinding = (
  { isAttended }: ReplayProgress,
  { command }: ExportBody,
  seq: number,
): Finding | undefined => {
  if (!command || !THROWS.includes(command.does)) return undefined
  if ((command.by.role === 'staff') === isAttended) return undefined
  return { seq, is: isAttended ? 'unreported' : 'by-hand', what: command.does }
}

const thrownBy = (
  seq: number,
  { command }: ExportBody,
  drawing: Drawing,
  ask: ChanceDraw['ask'],
): readonly ChanceDraw[] => {
  if (!command || !THROWS.includes(command.does)) return []
  const { by: _, does: __, ...said } = command
  return [{ seq, said, drawing, ask }]
}

/** The same command in the same state must give the same events, including payments. */
const decisionFinding = (
  game: ReplayableLog['game'],
  state: unknown,
  { command, events }: ExportBody,
  seq: number,
): Finding | undefined => {
  if (!command) return undefined
  const decision = game.decide(state, command)
  if (isRefusal(decision)) return { seq, is: 'refused', what: command.does }
  const again = JSON.parse(JSON.stringify(decision)) as readonly Event[]
  const differs = (event: Event, i: number): boolean => !isSame(event, events[i])
  const at = again.findIndex(differs)
  if (at < 0 && again.length === events.length) return undefined
  return { seq, is: 'events', what: (events[at] ?? again[at] ?? events.at(-1))?.is ?? '' }
}

/** Equal as JSON, ignoring the order of keys. */
const isSame = (a: unknown, b: unknown): boolean => {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return a === b
  const [left, right] = [a, b] as Readonly<Record<string, unknown>>[]
  const names = Object.keys(left!)
  return (
    Array.isArray(a) === Array.isArray(b) &&
    names.length === Object.keys(right!).length &&
    names.every(name => Object.hasOwn(right!, name) && isSame(left![name], right![name]))
  )
}

/** An account that is negative, or a kind of chips whose accounts do not add up to zero. */
const unbalanced = (accounts: ReturnType<ReplayableLog['accountsIn']>): string | undefined => {
  const sums = new Map<string, number>()
  for (const [account, kinds] of accounts)
    for (const [kind, chips = 0] of Object.entries(kinds)) {
      sums.set(kind, (sums.get(kind) ?? 0) + chips)
      if (chips < 0 && account !== 'bank' && account !== 'cage') return account
    }
  return [...sums].find(([, sum]) => sum !== 0)?.[0]
}

const promiseFinding = async (
  log: string,
  { kept, body }: ExportLine,
  { drawing }: ReplayProgress,
  thrown: readonly ChanceDraw[],
): Promise<Finding | undefined> => {
  const broken = await brokenPromise(log, body.reveals!, drawing.sealed, thrown)
  if (broken === undefined) return undefined
  return broken === 'secret'
    ? { seq: kept.seq, is: 'secret', what: String(body.reveals!.number) }
    : { seq: broken.seq, is: 'draw', what: String(body.reveals!.number) }
}
