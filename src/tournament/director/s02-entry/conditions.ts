import { MOST } from '../../../general/s09-limits.ts'
import type { Time } from '../../../general/state.ts'
import type { Authority } from '../../../kernel/authority.ts'
import type { Chips } from '../../../kernel/money.ts'
import { type Refusal, refuse } from '../../../kernel/refusal.ts'
import { APPLICATION, type GameName, isGameName } from '../../session/application.ts'
import { tablesRefused } from './tables.ts'
import { type GameVariants, variantsRefused } from './variants.ts'

/** Division 7 section 2: the conditions, fixed before anyone may apply. */

/** @rule nz7:1.1/session ruling:715 a heat in sections 9 to 12 is a session at one table. */
export interface Duration {
  readonly unit: 'time' | 'shoes' | 'rounds' | 'spins'
  /** Milliseconds, or the number of shoes, rounds or spins. */
  readonly value: number
}

export interface WagerLimits {
  readonly minimum: Chips
  readonly maximum: Chips
}

/** @rule nz7:5.3 */
export type EndVariant = 'a' | 'b' | 'c'

/**
 * How many players of each table progress, and how many of the best others.
 * @rule nz7:5.7 nz7:2.2(x)
 */
export type Progression =
  | { readonly by: 'top-per-table'; readonly count: number }
  | { readonly by: 'top-overall'; readonly count: number }
  | { readonly by: 'winners-and-best'; readonly count: number }

/** All players of a stage start with the same chips. @rule nz7:1.1/tournament */
export interface Stage {
  readonly name: string
  readonly startingChips: Chips
  /** The posted limits, then the limits after each indicator card. @rule nz7:4.13 */
  readonly limits: readonly WagerLimits[]
  /** @rule nz7:3.4 */
  readonly increment: Chips
  /** Players at one table. */
  readonly seats: number
  readonly duration: Duration
  /** Absent for the final. */
  readonly progression?: Progression
  /** Tables that can play at once, and the time between two waves. @rule nz7:2.3(ad)(i) */
  readonly waves?: { readonly tables: number; readonly every: Time }
}

/**
 * How long a player has to bet. Then only the minimum is allowed, for the same time again. A player
 * who still does not bet is disqualified, or the director decides.
 * @rule nz7:3.9 nz7:3.5 ruling:714 ruling:739
 */
export interface TimeToAct {
  readonly seconds: number
  readonly silence: 'director' | 'disqualified'
}

/** @rule nz7:2.2(y) */
export type Prize = { readonly money: Chips } | { readonly item: string }

/** @rule nz7:2.2 nz7:2.3(af) */
export interface Conditions {
  readonly name: string
  readonly game: string
  /** The fields that an applicant must fill in. @rule nz7:2.2(1) */
  readonly entryForm: readonly string[]
  readonly entryFee: Chips
  /** In percent of the fee. @rule nz7:1.1/entry-fee */
  readonly feeSplit: { readonly prizes: number; readonly related: number; readonly costs: number }
  /** @rule nz7:2.2(s) */
  readonly chipIssue: 'gratuitous' | 'face-value'
  readonly passCards: number
  readonly secretCards: number
  readonly minPlayers?: number
  readonly maxPlayers?: number
  readonly stages: readonly Stage[]
  readonly playOff: { readonly chips: Chips; readonly duration: Duration }
  readonly endVariant?: EndVariant
  /**
   * Written terms under which the operator may let more or fewer players progress.
   * @rule nz7:5.7(a)
   */
  readonly discretion?: readonly string[]
  readonly prizes: readonly Prize[]
  readonly transferable: boolean
  /** Absent if the director announces a time at the table, or none. @rule nz7:3.9 */
  readonly timeToAct?: TimeToAct
  /** Entries are taken after the draw too, until the first session. @rule ruling:743 */
  readonly lateEntry?: boolean
  /** @rule ruling:721 */
  readonly variants?: GameVariants
  readonly playStart: Time
}

/** @rule nz7:4.14 nz7:4.15 */
const MOST_CARDS = 3

const MOST_SECONDS = 600

/** Two of at most four cutting cards may raise the limits. @rule nz7:4.13 */
const MOST_STEPS = 3

const isCount = (value: number, least: number): boolean =>
  Number.isSafeInteger(value) && value >= least

type Check = (given: Conditions, game: GameName) => Refusal | undefined

/** All conditions that are missing or not allowed. @rule nz7:2.2 */
export const conditionsMissing = (conditions: Conditions): readonly Refusal[] => {
  const { game } = conditions
  if (!isGameName(game))
    return [refuse('nz7:1.1/tournament', 'No tournament of {game} can be held here.', { game })]
  const stages = stagesMissing(conditions, game)
  /** The check of a play-off needs the stages. */
  const last: readonly Check[] =
    stages.length > 0 ? [] : [playOffRefused, variantRefused, tablesRefused]
  const found = (checks: readonly Check[]) =>
    checks.map(check => check(conditions, game)).filter(refused => refused !== undefined)
  return [
    ...found([formRefused, feeRefused, sharesRefused, playersRefused, cardsRefused, timeRefused]),
    ...stages,
    ...found([...last, discretionRefused, prizesRefused]),
  ]
}

/** The first of them. @rule nz7:2.2 */
export const conditionsRefused = (conditions: Conditions): Refusal | undefined =>
  conditionsMissing(conditions)[0]

const formRefused: Check = ({ entryForm }) =>
  entryForm.length === 0 ? refuse('nz7:2.2(1)', 'Say what the entry form asks for.') : undefined

const feeRefused: Check = ({ entryFee }) =>
  !isCount(entryFee, 0) || entryFee > MOST
    ? refuse('nz7:2.2(q)', 'Set the entry fee: 0 for a free tournament.')
    : undefined

const sharesRefused: Check = ({ feeSplit: { prizes, related, costs } }) => {
  const shares = [prizes, related, costs]
  return !shares.every(share => isCount(share, 0)) || shares.reduce((a, b) => a + b) !== 100
    ? refuse('nz7:2.3(af)', 'The shares of the fee have to add up to 100.')
    : undefined
}

const playersRefused: Check = ({ minPlayers = 2, maxPlayers }) =>
  !isCount(minPlayers, 2) || (maxPlayers !== undefined && !isCount(maxPlayers, minPlayers))
    ? refuse('nz7:2.2(v)', 'Set at least two players, and a maximum that is not below the minimum.')
    : undefined

/** @rule nz7:3.9 */
const timeRefused = ({ timeToAct }: Conditions, game: GameName): Refusal | undefined => {
  if (!timeToAct) return undefined
  if (APPLICATION[game].terminals)
    return refuse('nz7:3.5', 'Players at terminals do not have to wager, so set no time limit.')
  return isCount(timeToAct.seconds, 1) && timeToAct.seconds <= MOST_SECONDS
    ? undefined
    : refuse('nz7:3.9', 'Players have 1 to {most} seconds to wager.', { most: MOST_SECONDS })
}

const variantRefused: Check = ({ variants, stages }, game) =>
  variantsRefused(
    variants,
    stages.map(({ increment }) => increment),
    game,
  )

/** @rule nz7:2.2(t) */
const cardsRefused = (
  { passCards, secretCards }: Conditions,
  game: GameName,
): Refusal | undefined => {
  const most = APPLICATION[game].terminals ? 0 : MOST_CARDS
  const rows: readonly (readonly [number, Authority, string])[] = [
    [passCards, 'nz7:4.14', 'pass'],
    [secretCards, 'nz7:4.15', 'secret wager'],
  ]
  const wrong = rows.find(([count]) => !isCount(count, 0) || count > most)
  return wrong
    ? refuse(wrong[1], 'Each player gets 0 to {most} {kind} cards.', { most, kind: wrong[2] })
    : undefined
}

const stagesMissing = (given: Conditions, game: GameName): readonly Refusal[] => {
  const { stages } = given
  if (stages.length === 0) return [refuse('nz7:2.2(w)', 'Plan at least one session: the final.')]
  return stages
    .map((stage, at) => stageRefused(given, stage, game, at === stages.length - 1))
    .filter(refused => refused !== undefined)
}

const stageRefused = (
  given: Conditions,
  stage: Stage,
  game: GameName,
  isFinal: boolean,
): Refusal | undefined => {
  const { startingChips, seats, progression, name } = stage
  if (!isCount(startingChips, 1) || startingChips > MOST)
    return refuse('nz7:2.2(r)', 'Every player of {name} starts with chips.', { name })
  if (!isCount(seats, 2) || seats > APPLICATION[game].mostSeats)
    return refuse('nz7:4.2(a)', 'A table of {name} seats 2 to {most} players.', {
      name,
      most: APPLICATION[game].mostSeats,
    })
  if (isFinal !== (progression === undefined))
    return refuse('nz7:2.2(x)', 'Say how players advance from every stage except the final.')
  if (progression && (!isCount(progression.count, 1) || progression.count > 100_000))
    return refuse('nz7:2.2(x)', 'At least one player must advance from {name}.', { name })
  const { waves } = stage
  if (waves && (!isCount(waves.tables, 1) || !isCount(waves.every, 1)))
    return refuse(
      'nz7:2.3(ad)',
      'A wave needs at least one table, and the next wave must start later.',
    )
  return limitsRefused(stage, game) ?? durationRefused(stage.duration, given.endVariant, game)
}

/** @rule nz7:2.2(u) nz7:3.3 nz7:3.4 nz7:4.13 */
const limitsRefused = (stage: Stage, game: GameName): Refusal | undefined => {
  const { limits, increment, startingChips, name } = stage
  const [first] = limits
  const isPair = ({ minimum, maximum }: WagerLimits): boolean =>
    isCount(minimum, 1) && isCount(maximum, minimum) && maximum <= MOST
  if (!first || !limits.every(isPair) || first.minimum > startingChips)
    return refuse('nz7:2.2(u)', 'Every table of {name} needs a minimum and a maximum.', { name })
  if (!isCount(increment, 1) || increment > first.minimum)
    return refuse('nz7:3.4', 'Steps between wagers are at most the minimum, {$minimum}.', {
      minimum: first.minimum,
    })
  if (limits.some(({ minimum, maximum }) => minimum % increment > 0 || maximum % increment > 0))
    return refuse('nz7:3.4', 'Every minimum and maximum must be a multiple of {$increment}.', {
      increment,
    })
  if (limits.length > 1 && !APPLICATION[game].indicatorCards)
    return refuse('nz7:4.13', '{game} has no card that raises the limits.', { game })
  const rises = limits.every(
    ({ minimum, maximum }, at) =>
      at === 0 || (minimum >= limits[at - 1]!.minimum && maximum >= limits[at - 1]!.maximum),
  )
  return limits.length <= MOST_STEPS && rises
    ? undefined
    : refuse('nz7:4.13', 'At most two cards change the limits, and only upwards.')
}

/** @rule nz7:2.2(w) nz7:5.3 ruling:712 */
const durationRefused = (
  { unit, value }: Duration,
  endVariant: EndVariant | undefined,
  game: GameName,
): Refusal | undefined => {
  const units: readonly Duration['unit'][] = APPLICATION[game].units
  if (!isCount(value, 1) || !units.includes(unit))
    return refuse('nz7:2.2(w)', 'A session of {game} is measured in {units}.', {
      game,
      units,
    })
  return unit === 'shoes' && endVariant === undefined
    ? refuse('nz7:5.3', 'Say how the cutting card of the last shoe ends a session: a, b or c.')
    : undefined
}

/** @rule nz7:3.8 nz7:2.2(w) */
const playOffRefused = (given: Conditions, game: GameName): Refusal | undefined => {
  const { chips, duration } = given.playOff
  const least = Math.min(...given.stages.map(({ startingChips }) => startingChips))
  if (!isCount(chips, 1) || chips > least)
    return refuse('nz7:3.8', 'A play-off starts with at most {$least} in chips.', { least })
  const highest = Math.max(...given.stages.map(({ limits }) => limits[0]!.minimum))
  if (chips < highest)
    return refuse('nz7:3.8', 'A play-off starts with at least one minimum, {$highest}.', {
      highest,
    })
  return durationRefused(duration, given.endVariant, game)
}

/** The operator's discretion must be in writing. @rule nz7:5.7(a) */
const discretionRefused = ({ discretion = [] }: Conditions): Refusal | undefined =>
  discretion.every(term => term.trim() !== '')
    ? undefined
    : refuse('nz7:5.7(a)', 'Write down the terms on which more or fewer may advance.')

const prizesRefused = ({ prizes }: Conditions): Refusal | undefined => {
  const isPrize = (prize: Prize): boolean =>
    'money' in prize ? isCount(prize.money, 1) && prize.money <= MOST : prize.item !== ''
  return prizes.length > 0 && prizes.every(isPrize)
    ? undefined
    : refuse('nz7:2.2(y)', 'List the prizes, from the first down.')
}
