import type { Variant } from '../../../../games/baccarat/books/book.ts'
import type { LayoutName } from '../../../../games/roulette/s02-layout.ts'
import type {
  Conditions,
  Duration,
  EndVariant,
  Prize,
  Progression,
  Stage,
  TimeToAct,
} from '../../../../tournament/director/s02-entry/conditions.ts'
import {
  type GameVariants,
  layoutOf,
  variantOf,
} from '../../../../tournament/director/s02-entry/variants.ts'
import { APPLICATION, isGameName } from '../../../../tournament/session/application.ts'

/** The conditions of entry while they are written: the text of each form field. @rule nz7:2.2 */

export interface StageDraft {
  readonly name: string
  readonly startingChips: string
  /** The first limits, and those they are raised to. @rule nz7:4.13 */
  readonly limits: readonly { readonly minimum: string; readonly maximum: string }[]
  readonly increment: string
  readonly seats: string
  readonly unit: Duration['unit']
  readonly value: string
  readonly by: Progression['by']
  readonly count: string
  /** Tables per wave and minutes between waves; empty if all start at once. */
  readonly wavesTables: string
  readonly wavesEvery: string
}

export type Tables = 'virtual' | 'attended' | 'outside'

export interface Draft {
  readonly name: string
  readonly game: string
  /** The questions of the entry form, separated by commas. */
  readonly entryForm: string
  readonly entryFee: string
  readonly prizesShare: string
  readonly relatedShare: string
  readonly costsShare: string
  readonly chipIssue: Conditions['chipIssue']
  readonly passCards: string
  readonly secretCards: string
  readonly minPlayers: string
  readonly maxPlayers: string
  /** The last stage is the final. */
  readonly stages: readonly StageDraft[]
  readonly playOffChips: string
  readonly playOffUnit: Duration['unit']
  readonly playOffValue: string
  readonly endVariant: EndVariant | ''
  /** One term per line. */
  readonly discretion: string
  /** One prize per line, from the first down: a sum or an item. */
  readonly prizes: string
  readonly transferable: boolean
  readonly lateEntry: boolean
  /** Seconds per turn; empty if the director sets them. */
  readonly seconds: string
  readonly silence: TimeToAct['silence']
  readonly layout: string
  readonly variant: string
  readonly tie: string
  readonly tables: Tables
  /** In the browser's format: 2026-11-16T18:00. */
  readonly playStart: string
}

const NEW_STAGE: StageDraft = {
  name: '',
  startingChips: '',
  limits: [{ minimum: '', maximum: '' }],
  increment: '',
  seats: '',
  unit: 'rounds',
  value: '',
  by: 'top-per-table',
  count: '',
  wavesTables: '',
  wavesEvery: '',
}

export const EMPTY: Draft = {
  name: '',
  game: 'roulette',
  entryForm: '',
  entryFee: '',
  prizesShare: '',
  relatedShare: '',
  costsShare: '',
  chipIssue: 'gratuitous',
  passCards: '',
  secretCards: '',
  minPlayers: '',
  maxPlayers: '',
  stages: [{ ...NEW_STAGE, name: 'final' }],
  playOffChips: '',
  playOffUnit: 'rounds',
  playOffValue: '',
  endVariant: '',
  discretion: '',
  prizes: '',
  transferable: false,
  lateEntry: false,
  seconds: '30',
  silence: 'director',
  layout: 'single-zero',
  variant: 'half-on-six',
  tie: '8',
  tables: 'virtual',
  playStart: '',
}

const MINUTE = 60_000

/** An empty field becomes NaN, which the rules refuse. */
const number = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text))

const cents = (text: string) => Math.round(number(text.replace(/[$,\s]/g, '')) * 100) as never

const lines = (text: string, between: string | RegExp = '\n'): readonly string[] =>
  text
    .split(between)
    .map(each => each.trim())
    .filter(Boolean)

const durationOf = (unit: Duration['unit'], value: string): Duration => ({
  unit,
  value: unit === 'time' ? number(value) * MINUTE : number(value),
})

const prizeOf = (line: string): Prize =>
  /^\$?[\d,]+(\.\d{1,2})?$/.test(line) ? { money: cents(line) } : { item: line }

const stageOf = (draft: StageDraft, isFinal: boolean): Stage => ({
  name: draft.name.trim(),
  startingChips: cents(draft.startingChips),
  limits: draft.limits.map(({ minimum, maximum }) => ({
    minimum: cents(minimum),
    maximum: cents(maximum),
  })),
  increment: cents(draft.increment),
  seats: number(draft.seats),
  duration: durationOf(draft.unit, draft.value),
  ...(!isFinal && { progression: { by: draft.by, count: number(draft.count) } }),
  ...(draft.wavesTables.trim() !== '' && {
    waves: { tables: number(draft.wavesTables), every: number(draft.wavesEvery) * MINUTE },
  }),
})

/** Only the variants that the game has. @rule ruling:721 */
const variantsOf = ({ game, layout, variant, tie }: Draft): Partial<GameVariants> => {
  if (!isGameName(game)) return {}
  return APPLICATION[game].table === 'roulette'
    ? { layout: layout as LayoutName }
    : { variant: variant as Variant, tie: Number(tie) as 8 | 9 }
}

/** @rule nz7:3.9 */
const timeOf = ({ game, seconds, silence }: Draft): TimeToAct | undefined =>
  seconds.trim() === '' || (isGameName(game) && APPLICATION[game].terminals)
    ? undefined
    : { seconds: number(seconds), silence }

const optional = (text: string) => (text.trim() === '' ? undefined : number(text))

/** The conditions in the form. Empty number fields become NaN. */
export const conditionsOf = (draft: Draft): Conditions => {
  const { stages, endVariant } = draft
  const [minPlayers, maxPlayers] = [optional(draft.minPlayers), optional(draft.maxPlayers)]
  const terms = lines(draft.discretion)
  const timeToAct = timeOf(draft)
  return {
    name: draft.name.trim(),
    game: draft.game,
    entryForm: lines(draft.entryForm, ','),
    entryFee: cents(draft.entryFee),
    feeSplit: {
      prizes: number(draft.prizesShare),
      related: number(draft.relatedShare),
      costs: number(draft.costsShare),
    },
    chipIssue: draft.chipIssue,
    passCards: number(draft.passCards),
    secretCards: number(draft.secretCards),
    ...(minPlayers !== undefined && { minPlayers }),
    ...(maxPlayers !== undefined && { maxPlayers }),
    stages: stages.map((stage, at) => stageOf(stage, at === stages.length - 1)),
    playOff: {
      chips: cents(draft.playOffChips),
      duration: durationOf(draft.playOffUnit, draft.playOffValue),
    },
    ...(endVariant !== '' && { endVariant }),
    ...(terms.length > 0 && { discretion: terms }),
    prizes: lines(draft.prizes).map(prizeOf),
    transferable: draft.transferable,
    ...(draft.lateEntry && { lateEntry: true }),
    ...(timeToAct && { timeToAct }),
    variants: variantsOf(draft),
    playStart: draft.playStart === '' ? Number.NaN : new Date(draft.playStart).getTime(),
  }
}

const dollars = (sum: number): string => String(sum / 100)

const minutesOr = ({ unit, value }: Duration): string =>
  String(unit === 'time' ? value / MINUTE : value)

const drafted = ({ progression, ...stage }: Stage): StageDraft => ({
  name: stage.name,
  startingChips: dollars(stage.startingChips),
  limits: stage.limits.map(({ minimum, maximum }) => ({
    minimum: dollars(minimum),
    maximum: dollars(maximum),
  })),
  increment: dollars(stage.increment),
  seats: String(stage.seats),
  unit: stage.duration.unit,
  value: minutesOr(stage.duration),
  by: progression?.by ?? 'top-per-table',
  count: progression ? String(progression.count) : '',
  wavesTables: stage.waves ? String(stage.waves.tables) : '',
  wavesEvery: stage.waves ? String(stage.waves.every / MINUTE) : '',
})

/** A time in the browser's format and time zone. */
export const localTime = (at: number): string => {
  const zone = new Date(at).getTimezoneOffset() * MINUTE
  return new Date(at - zone).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length)
}

/** A draft from existing conditions. */
export const draftOf = (
  conditions: Conditions,
  playStart: number,
  tables: Tables = 'virtual',
): Draft => ({
  name: conditions.name,
  game: conditions.game,
  entryForm: conditions.entryForm.join(', '),
  entryFee: dollars(conditions.entryFee),
  prizesShare: String(conditions.feeSplit.prizes),
  relatedShare: String(conditions.feeSplit.related),
  costsShare: String(conditions.feeSplit.costs),
  chipIssue: conditions.chipIssue,
  passCards: String(conditions.passCards),
  secretCards: String(conditions.secretCards),
  minPlayers: String(conditions.minPlayers ?? ''),
  maxPlayers: String(conditions.maxPlayers ?? ''),
  stages: conditions.stages.map(drafted),
  playOffChips: dollars(conditions.playOff.chips),
  playOffUnit: conditions.playOff.duration.unit,
  playOffValue: minutesOr(conditions.playOff.duration),
  endVariant: conditions.endVariant ?? '',
  discretion: (conditions.discretion ?? []).join('\n'),
  prizes: conditions.prizes
    .map(prize => ('money' in prize ? dollars(prize.money) : prize.item))
    .join('\n'),
  transferable: conditions.transferable,
  lateEntry: conditions.lateEntry ?? false,
  seconds: conditions.timeToAct ? String(conditions.timeToAct.seconds) : '',
  silence: conditions.timeToAct?.silence ?? 'director',
  layout: layoutOf(conditions.variants),
  variant: variantOf(conditions.variants),
  tie: String(conditions.variants?.tie ?? 8),
  tables,
  playStart: localTime(playStart),
})

/** Adds a stage before the final, as a copy of it. */
export const withHeats = (draft: Draft, name: string): Draft => {
  const final = draft.stages.at(-1)!
  const heats = { ...final, name, count: final.count || '2' }
  return { ...draft, stages: [...draft.stages.slice(0, -1), heats, final] }
}

const CARDLESS = { passCards: '0', secretCards: '0' } as const

/** Another game: fits the units, and drops cards at terminals. @rule nz7:2.2(w) nz7:4.14 */
export const withGame = (draft: Draft, game: string): Draft => {
  if (!isGameName(game)) return { ...draft, game }
  const { units, terminals } = APPLICATION[game]
  const known = (unit: Duration['unit']): Duration['unit'] =>
    units.some(one => one === unit) ? unit : 'rounds'
  return {
    ...draft,
    game,
    stages: draft.stages.map(stage => ({ ...stage, unit: known(stage.unit) })),
    playOffUnit: known(draft.playOffUnit),
    ...(terminals && CARDLESS),
  }
}
