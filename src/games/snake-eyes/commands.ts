import type { Actor } from '../../kernel/people.ts'
import type { WagerId } from '../../kernel/wager.ts'
import type { Face, Faces } from './dice.ts'
import type { On } from './s04-wagers.ts'
import type { ActiveDice, DieId } from './state.ts'

/** Any of these makes a roll void, whether or not it is called. */
export const DEEMED_VOID = {
  'dice-stacked': 'nz11a:6.3(b)',
  'on-the-bank': 'nz11a:6.3(c)',
  'in-bowl-or-on-rail': 'nz11a:6.3(d)',
  'more-than-one-face': 'nz11a:6.3(e)',
  fraud: 'nz11a:6.3(f)',
  'fall-could-be-called': 'nz11a:6.3(g)',
  'not-the-shooter': 'nz11a:6.3(h)',
} as const

/** These only if the dealer or the game supervisor says so. */
export const CALLED_VOID = {
  'not-together': 'nz11a:6.4(a)',
  'missed-the-end': 'nz11a:6.4(b)',
  improper: 'nz11a:6.4(c)',
  irregular: 'nz11a:6.4(d)',
} as const

export type Ground = keyof typeof DEEMED_VOID | keyof typeof CALLED_VOID

/** @rule nz11a:5.7(b) */
export type Compulsion = 'delay' | 'void-rolls' | 'breach'

/** A die that lies flat shows its face; one that leans is told by the face it rests on. */
export type Fallen = { readonly up: Face } | { readonly resting: Face }

type Request =
  | { readonly does: 'take-dice'; readonly dice?: ActiveDice }
  | { readonly does: 'decline-dice' }
  | { readonly does: 'choose-dice'; readonly dice: ActiveDice }
  | { readonly does: 'ask-original' }
  | { readonly does: 'roll' }
  | { readonly does: 'relinquish' }

type Report =
  | { readonly does: 'inspect-dice' }
  | { readonly does: 'offer-dice' }
  | { readonly does: 'dice'; readonly faces: Faces }
  | { readonly does: 'leaning-dice'; readonly fallen: readonly [Fallen, Fallen] }
  | { readonly does: 'call'; readonly total: number }
  | { readonly does: 'enter'; readonly faces: Faces }
  | { readonly does: 'settle' }
  | { readonly does: 'no-roll'; readonly ground: Ground; readonly note?: string }
  | { readonly does: 'dice-left-table'; readonly dice: readonly DieId[] }
  | { readonly does: 'die-found'; readonly die: DieId; readonly sound: boolean }
  | { readonly does: 'give-up-search' }
  | { readonly does: 'equipment-failed' }

type Direction =
  | { readonly does: 'take-dice-away'; readonly reason: Compulsion }
  | { readonly does: 'rule-face'; readonly die: 1 | 2; readonly face: Face }
  | { readonly does: 'void-disputed' }
  | { readonly does: 'amend-entry'; readonly faces: Faces }
  | { readonly does: 'overrule'; readonly outcome: Faces | 'no-roll'; readonly reason: string }
  | { readonly does: 'restore-wager'; readonly wager: WagerId; readonly on: On }
  | { readonly does: 'resume'; readonly how: 'rectified' | 'procedures'; readonly note: string }
  | { readonly does: 'rule'; readonly ruling: string }

export type SnakeEyesCommand = (Request | Report | Direction) & { readonly by: Actor }

export type Does = SnakeEyesCommand['does']

export type CommandOf<D extends Does> = Extract<SnakeEyesCommand, { readonly does: D }>
