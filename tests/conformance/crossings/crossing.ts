import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Move } from '../../../src/kernel/chips/settle.ts'
import type { Command, Event } from '../../../src/kernel/game.ts'
import { type Log, submit } from '../../../src/kernel/log.ts'
import { dollars, isRefusal, sentence } from '../../../src/kernel/refusal.ts'
import { SETTINGS } from '../../../src/scenario/index.ts'
import { readScenarios } from '../../../src/scenario/language/scenario-text.ts'
import { type ScenarioLine, understand } from '../../../src/scenario/line-meaning.ts'
import type { AnySetting } from '../../../src/scenario/stage.ts'
import { ROOT } from '../../fixtures/processes/croupier.ts'
import { CORRECTIONS } from './corrections.ts'
import { type GameOf, GENERAL_POWERS, type Power } from './powers.ts'

/** Uses a power of Division 1 in a phase of a game, and reports everybody's money. */

/** A phase is a scenario with this comment where the power is used. */
const HERE = '- the power is used here'

export interface Phase {
  readonly book: string
  readonly name: string
  readonly says: string
  readonly before: string
  readonly after: string
}

type Sums = Readonly<Record<string, number>>

export interface Cell {
  readonly book: string
  readonly phase: string
  readonly seats: readonly string[]
  /** The clause of the refusal, and its sentence. */
  readonly refused?: string
  readonly says?: string
  /** The clauses of the events. */
  readonly by: readonly string[]
  /** The chips that seat 1 has on the table before and after. */
  readonly lies: readonly [before: number, after: number]
  /** The net result of everybody when the round is over. */
  readonly end: Sums
  /** The same without the power. */
  readonly undisturbed: Sums
  readonly held: number
}

const phasesOf = (file: string): readonly Phase[] =>
  readFileSync(join(ROOT, 'scenarios/crossings', file), 'utf8')
    .split(/^# /m)
    .slice(1)
    .map(text => {
      const [title = '', ...lines] = text.split('\n')
      const [label = '', says = ''] = title.split(/\s{2,}/)
      const [book = '', ...name] = label.split(' ')
      const [before = '', after = ''] = lines.join('\n').split(HERE)
      return { book, name: name.join(' '), says, before, after }
    })

export const GAMES: readonly (readonly [title: string, phases: readonly Phase[]])[] = [
  ['Baccarat', phasesOf('baccarat.txt')],
  ['Roulette', phasesOf('roulette.txt')],
  ['Snake Eyes', phasesOf('snake-eyes.txt')],
  ['Lunar Poker', phasesOf('lunar-poker.txt')],
  ['Tournament sessions', phasesOf('sessions.txt')],
]

interface Scene {
  readonly setting: AnySetting
  readonly log: Log<unknown, Command, Event>
  readonly refused?: { readonly refused: string; readonly says: string }
}

const linesOf = (text: string): readonly ScenarioLine[] => {
  const [scenario] = readScenarios(text)
  const { lines, mistakes } = understand(SETTINGS, scenario!)
  if (mistakes.length > 0) throw new Error(`${mistakes[0]!.says} in ${text}`)
  return lines
}

const take = (scene: Scene, command: Command): Scene => {
  const { setting, log } = scene
  const { log: after, decision } = submit(setting.game, log, `c${log.entries.length}`, command)
  if (isRefusal(decision))
    return { setting, log, refused: { refused: decision.refused, says: sentence(decision) } }
  return { setting, log: after }
}

const opened = (line: Extract<ScenarioLine, { is: 'opens' }>): Scene => {
  const { setting, book, options, unprepared } = line
  const state = setting.game.open(setting.table(book, options))
  const { prepares } = setting
  const house: readonly Command[] = typeof prepares === 'function' ? prepares(options) : prepares
  const start: Scene = { setting, log: { state, entries: [] } }
  return unprepared ? start : house.reduce(take, start)
}

const played = (scene: Scene, line: ScenarioLine): Scene => {
  if (line.is !== 'acts') return scene
  const { verb, words, who } = line
  const said = verb.does(words, { by: who.by, state: scene.log.state })
  return ([said].flat() as readonly Command[]).reduce(take, {
    setting: scene.setting,
    log: scene.log,
  })
}

const movesIn = (event: Event): readonly Move[] =>
  'moves' in event ? (event.moves as readonly Move[]) : []

/** The chips of a patron: in hand, on the table, or held for them. */
const ownerOf = (account: string, owners: ReadonlyMap<string, string>): string | undefined =>
  account.startsWith('area:')
    ? owners.get(account.slice('area:'.length))
    : account.match(/^(?:stack|unclaimed):(.+)$/)?.[1]

const counted = ({ log }: Scene) => {
  const events = log.entries.flatMap(entry => entry.events)
  const owners = new Map<string, string>()
  for (const event of events as readonly (Event & { wager?: { id: string; patron: string } })[])
    if (event.is === 'WagerPlaced' && event.wager) owners.set(event.wager.id, event.wager.patron)
  const net: Record<string, number> = {}
  let lies = 0
  let held = 0
  for (const { from, to, chips } of events.flatMap(movesIn)) {
    const [giver, taker] = [ownerOf(from, owners), ownerOf(to, owners)]
    if (giver && to !== 'cage') net[giver] = (net[giver] ?? 0) - chips
    if (taker && from !== 'cage') net[taker] = (net[taker] ?? 0) + chips
    if (from.startsWith('area:') && giver === 'seat 1') lies -= chips
    if (to.startsWith('area:') && taker === 'seat 1') lies += chips
    if (from === 'unclaimed:seat 1') held -= chips
    if (to === 'unclaimed:seat 1') held += chips
  }
  return { net, lies, held }
}

const KINDS: Readonly<Record<string, string>> = {
  nz5: 'main',
  'nz5-old': 'main',
  mbs: 'main',
  nz8: 'even-chance',
  nz11a: 'single-roll',
  nz22: 'ante',
  nz7: 'even-chance',
}

const linesAfter = (phase: Phase, lines: readonly string[]): readonly ScenarioLine[] => {
  const [opening = ''] = phase.before.trim().split('\n')
  return linesOf(`${opening}\n${lines.join('\n')}\n`).slice(1)
}

/** A line after `- or` is tried if the line above it is refused. */
const roundEnd = (phase: Phase): readonly string[] =>
  phase.after
    .trim()
    .split('\n')
    .map(line => line.replace(/^- or /, ''))

/** The clauses of the events that a line caused. */
const clausesOf = (before: Scene, after: Scene): readonly string[] => [
  ...new Set(
    after.log.entries
      .slice(before.log.entries.length)
      .flatMap(entry => entry.events)
      .map(({ under }) => under),
  ),
]

const SEATS = ['seat 1', 'seat 2', 'seat 3']

const sums = (net: Sums, seats: readonly string[]): Sums =>
  Object.fromEntries(seats.map(seat => [seat, net[seat] ?? 0]))

export const POWERS: readonly Power[] = [...GENERAL_POWERS, ...CORRECTIONS]

const GAME_OF: Readonly<Record<string, GameOf>> = {
  nz5: 'baccarat',
  'nz5-old': 'baccarat',
  mbs: 'baccarat',
  nz8: 'roulette',
  nz11a: 'snake-eyes',
  nz22: 'lunar-poker',
}

const gameOf = ({ book, before }: Phase): GameOf =>
  GAME_OF[book] ?? (before.includes('session  baccarat') ? 'baccarat' : 'roulette')

const isList = (lines: Power['lines']): lines is readonly string[] => Array.isArray(lines)

/** The name of a wager where seat 1 has none. */
const WAGERS: Readonly<Record<string, string>> = { nz7: 'red', nz8: 'red' }

const linesOfPower = ({ lines }: Power, phase: Phase): readonly string[] | undefined => {
  const [, wager = WAGERS[phase.book] ?? 'player'] =
    phase.before.match(/seat 1 +wagers \d+ on (\S+)/) ?? []
  const own = isList(lines) ? lines : lines[gameOf(phase)]
  const kind = phase.before.includes('session  baccarat') ? 'main' : KINDS[phase.book]!
  return own?.map(line => line.replace('KIND', kind).replace('WAGER', wager))
}

const EVERY_GAME: readonly GameOf[] = ['baccarat', 'roulette', 'snake-eyes', 'lunar-poker']

/** One power right after another, in the games that have both. */
export const pairOf = (one: Power, two: Power): Power => {
  const of = ({ lines }: Power, game: GameOf) => (isList(lines) ? lines : lines[game])
  const lines = EVERY_GAME.flatMap(game => {
    const [first, second] = [of(one, game), of(two, game)]
    return first && second ? [[game, [...first, ...second]] as const] : []
  })
  return { ...two, name: `${one.name}, then ${two.name}`, lines: Object.fromEntries(lines) }
}

/** Every phase of a game that has the power. */
export const phasesWith = (power: Power): readonly Phase[] =>
  GAMES.flatMap(([, phases]) => phases).filter(phase => linesOfPower(power, phase) !== undefined)

export const crossing = (phase: Phase, power: Power): Cell => {
  const [opening, ...prelude] = linesOf(phase.before)
  if (opening?.is !== 'opens') throw new Error(`${phase.name} opens no table`)
  const here = prelude.reduce((scene, line) => {
    const next = played(scene, line)
    if (next.refused) throw new Error(`${phase.name}: ${next.refused.says}`)
    return next
  }, opened(opening))
  const used = linesAfter(phase, linesOfPower(power, phase)!).reduce(played, here)
  const finish = (from: Scene, more: readonly string[]) =>
    linesAfter(phase, [...roundEnd(phase), ...more]).reduce(played, from)
  const end = finish(used, power.after ?? [])
  const seats = phase.book === 'nz7' ? SEATS : SEATS.slice(0, 2)
  const last = counted(end)
  return {
    book: phase.book,
    phase: phase.name,
    seats,
    ...(used.refused ?? {}),
    by: clausesOf(here, used),
    lies: [counted(here).lies, counted(used).lies],
    end: sums(last.net, seats),
    undisturbed: sums(counted(finish(here, [])).net, seats),
    held: last.held,
  }
}

const signed = (cents: number): string =>
  cents === 0 ? '0' : `${cents < 0 ? '-' : '+'}${dollars(Math.abs(cents))}`

const atOnce = ({ lies: [before, after] }: Cell): string => {
  if (before === 0 && after === 0) return 'nothing at risk'
  if (after === before) return `${dollars(after)} stays at risk`
  if (after === 0) return `${dollars(before)} leaves the table`
  return `${dollars(before)} at risk becomes ${dollars(after)}`
}

/** One row of the page: outcome, clause, what happens at once, and everybody's net. */
export const rowOf = (cell: Cell): readonly string[] => [
  cell.phase,
  cell.refused === undefined
    ? cell.by.length === 0
      ? 'nothing happens'
      : `done: ${cell.by.join(', ')}`
    : `refused: ${cell.refused}. ${cell.says}`,
  atOnce(cell),
  `${cell.seats.map(seat => signed(cell.end[seat]!)).join(' / ')}${cell.held > 0 ? `, ${dollars(cell.held)} held` : ''}`,
  cell.seats.map(seat => signed(cell.undisturbed[seat]!)).join(' / '),
]
