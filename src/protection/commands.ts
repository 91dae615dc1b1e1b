import { type CommandOf, commandsOn } from '../kernel/command.ts'
import type { Actor } from '../kernel/people.ts'
import { type Decision, type Refusal, refuse } from '../kernel/refusal.ts'
import * as field from '../kernel/shape.ts'
import { DAY, PERIODS, type Period } from './period.ts'
import {
  type Holder,
  type HolderProtection,
  MEASURES,
  type Measure,
  mostAt,
  nextAt,
  type ProtectionEvent,
  type ProtectionState,
  protectedIn,
} from './state.ts'

/** Commands with which patrons protect themselves. None of them is for staff. */

const command = commandsOn<ProtectionState, undefined, ProtectionEvent>()

/**
 * A looser limit takes effect after this time, and can be cancelled until then.
 * @rule ruling:140
 */
export const LOOSENS_AFTER = DAY

export const LIMITED = 'ruling:140'
export const AWAY = 'ruling:141'
export const REMINDED = 'ruling:142'

const LONGEST_BREAK = 42
export const REMINDERS = [15, 30, 45, 60, 90, 120] as const

/** Days of each exclusion. */
export const EXCLUSIONS = {
  'six-months': 183,
  'one-year': 366,
  'five-years': 5 * 366,
  'for-good': null,
} as const

export type Exclusion = keyof typeof EXCLUSIONS

/** The server adds the holder and the time. */
const ADDED = { holder: field.internal<Holder>(), at: field.internal<number>() }

const ASKED = { mood: 'request', by: ['patron'], about: 'the-table' } as const

const OF = { of: field.oneOf(...MEASURES), per: field.oneOf(...PERIODS) }

interface RequestFields {
  readonly by: Actor
  readonly holder: Holder
  readonly at: number
}

/** The patron who asks, and the time that counts: setting the clock back changes nothing. */
const asked = (
  state: ProtectionState,
  { by, holder, at }: RequestFields,
): Pick<ProtectionEvent, 'holder' | 'patron' | 'at'> & { readonly mine: HolderProtection } => ({
  holder,
  patron: by.role === 'patron' ? by.patron : '',
  at: Math.max(at, state.now),
  mine: protectedIn(state, holder),
})

const SAME = refuse(LIMITED, 'That is your limit already.')
const NO_LIMIT = refuse(LIMITED, 'You have no such limit.')

const changed = (
  state: ProtectionState,
  said: RequestFields & { readonly of: Measure; readonly per: Period },
  most: number | null,
): Decision<ProtectionEvent> => {
  const { mine, ...who } = asked(state, said)
  const { of, per } = said
  const was = mostAt(mine, of, per, who.at)
  if (was === most && most !== null && nextAt(mine, of, per, who.at))
    return [{ is: 'LooseningCancelled', ...who, of, per, most, under: LIMITED }]
  if (was === most) return most === null ? NO_LIMIT : SAME
  if (most !== null && (was === null || most < was))
    return [{ is: 'LimitSet', ...who, of, per, most, under: LIMITED }]
  const from = who.at + LOOSENS_AFTER
  return [{ is: 'LimitLoosened', ...who, of, per, was: was!, most, from, under: LIMITED }]
}

/** A lower limit takes effect at once, a higher one after a day. */
const setLimit = command('set-limit', {
  ...ASKED,
  fields: { ...OF, most: field.whole(0, 100_000_000_00), ...ADDED },
  under: LIMITED,
  decide: (state, said) => changed(state, said, said.most),
})

const liftLimit = command('lift-limit', {
  ...ASKED,
  fields: { ...OF, ...ADDED },
  under: LIMITED,
  decide: (state, said) => changed(state, said, null),
})

/** Cancels a change that has not taken effect yet. */
const keepLimit = command('keep-limit', {
  ...ASKED,
  fields: { ...OF, ...ADDED },
  under: LIMITED,
  decide: (state, said) => {
    const { mine, ...who } = asked(state, said)
    const { of, per } = said
    if (!nextAt(mine, of, per, who.at)) return refuse(LIMITED, 'No change of this limit waits.')
    const most = mostAt(mine, of, per, who.at)!
    return [{ is: 'LooseningCancelled', ...who, of, per, most, under: LIMITED }]
  },
})

const NEVER = 0

const setReminders = command('set-reminders', {
  ...ASKED,
  fields: { every: field.oneOf(NEVER, ...REMINDERS), ...ADDED },
  under: REMINDED,
  decide: (state, said) => {
    const { mine, ...who } = asked(state, said)
    const every = said.every === NEVER ? null : said.every
    return mine.every === every
      ? refuse(REMINDED, 'Your reality checks are set to this already.')
      : [{ is: 'RemindersSet', ...who, every, under: REMINDED }]
  },
})

/** The patron has read the reality check and continues. */
const goOn = command('go-on', {
  ...ASKED,
  fields: ADDED,
  under: REMINDED,
  decide: (state, said) => {
    const { mine: _, ...who } = asked(state, said)
    return [{ is: 'ReminderAnswered', ...who, under: REMINDED }]
  },
})

const SHORTER: Refusal = refuse(AWAY, 'Your break or exclusion already lasts longer.')

const endOf = (until: number | 'for-good' | null): number =>
  until === 'for-good' ? Number.POSITIVE_INFINITY : (until ?? 0)

const takeBreak = command('take-break', {
  ...ASKED,
  fields: { days: field.whole(1, LONGEST_BREAK), ...ADDED },
  under: AWAY,
  decide: (state, said) => {
    const { mine, ...who } = asked(state, said)
    const until = who.at + said.days * DAY
    return Math.max(endOf(mine.breakUntil), endOf(mine.excludedUntil)) >= until
      ? SHORTER
      : [{ is: 'BreakTaken', ...who, until, under: AWAY }]
  },
})

const excludeMyself = command('exclude-myself', {
  ...ASKED,
  fields: {
    for: field.oneOf('six-months', 'one-year', 'five-years', 'for-good'),
    ...ADDED,
  },
  under: AWAY,
  decide: (state, said) => {
    const { mine, ...who } = asked(state, said)
    const days = EXCLUSIONS[said.for]
    const until = days === null ? ('for-good' as const) : who.at + days * DAY
    return endOf(mine.excludedUntil) >= endOf(until)
      ? SHORTER
      : [{ is: 'SelfExcluded', ...who, until, under: AWAY }]
  },
})

export const PROTECTION_LAW = [
  setLimit,
  liftLimit,
  keepLimit,
  setReminders,
  goOn,
  takeBreak,
  excludeMyself,
] as const

export type ProtectionCommand = CommandOf<(typeof PROTECTION_LAW)[number]>
