import { noDrawers, withDrawer } from '../kernel/chips/drawers.ts'
import { lawOf } from '../kernel/command.ts'
import type { Command, Game } from '../kernel/game.ts'
import { refuse } from '../kernel/refusal.ts'
import { LIMITED, PROTECTION_LAW, type ProtectionCommand } from './commands.ts'
import {
  type HolderProtection,
  type Limit,
  type ProtectionEvent,
  type ProtectionState,
  protectedIn,
} from './state.ts'

/** The log of patrons' limits, breaks and exclusions. */

const limited = (
  mine: HolderProtection,
  { of, per }: Extract<ProtectionEvent, { readonly of: string }>,
  limit: Limit,
): HolderProtection => ({ ...mine, limits: { ...mine.limits, [`${of} ${per}`]: limit } })

const after = (mine: HolderProtection, event: ProtectionEvent): HolderProtection => {
  switch (event.is) {
    case 'LimitSet':
    case 'LooseningCancelled':
      return limited(mine, event, { most: event.most })
    case 'LimitLoosened': {
      const { was, most, from } = event
      return limited(mine, event, { most: was, next: { most, from } })
    }
    case 'RemindersSet':
      return { ...mine, every: event.every, answered: event.at }
    case 'ReminderAnswered':
      return { ...mine, answered: event.at }
    case 'BreakTaken':
      return { ...mine, breakUntil: event.until }
    case 'SelfExcluded':
      return { ...mine, excludedUntil: event.until }
  }
}

const LAW = lawOf(PROTECTION_LAW, refuse(LIMITED, 'There is no such command.'))

export const PROTECTION: Game<
  null,
  ProtectionState,
  ProtectionCommand & Command,
  ProtectionEvent,
  null
> = {
  open: () => ({ holders: noDrawers, now: 0 }),
  decide: (state, command) => LAW.decide(state, command, undefined),
  evolve: (state, event) => ({
    holders: withDrawer(
      state.holders,
      event.holder,
      after(protectedIn(state, event.holder), event),
    ),
    now: Math.max(state.now, event.at),
  }),
  awaits: () => undefined,
  view: () => null,
}
