import type { Chance } from '../../../../games/catalogue.ts'

/** The steps after the next one, as far as they are known before the result. */

export type FollowingStep =
  | 'third'
  | 'bankers-third'
  | 'bets'
  | 'deal'
  | 'number'
  | 'dice'
  | 'decide'
  | Last

type Last = 'turn' | 'result' | 'dolly' | 'total' | 'settle'

type Phases = Readonly<Record<string, readonly FollowingStep[]>>

const SHOE: Phases = {
  betting: ['deal', 'third', 'result', 'settle'],
  called: ['third', 'result', 'settle'],
  dealing: ['third', 'result', 'settle'],
  turning: ['result', 'settle'],
}

const WHEEL: Phases = {
  betting: ['bets', 'number', 'dolly', 'settle'],
  spinning: ['number', 'dolly', 'settle'],
  'no-more-bets': ['dolly', 'settle'],
  'ball-dropped': ['dolly', 'settle'],
}

const DICE: Phases = {
  offering: ['bets', 'dice', 'total', 'settle'],
  betting: ['dice', 'total', 'settle'],
  rolling: ['total', 'settle'],
}

const DECK: Phases = {
  betting: ['deal', 'decide', 'turn', 'settle'],
  called: ['decide', 'turn', 'settle'],
  dealing: ['decide', 'turn', 'settle'],
  deciding: ['turn', 'settle'],
  acting: ['turn', 'settle'],
  closing: ['turn', 'settle'],
  revealing: ['settle'],
  'offering-force': ['settle'],
  forced: ['settle'],
}

const ROUNDS: Readonly<Record<Chance, Phases>> = {
  shoe: SHOE,
  wheel: WHEEL,
  dice: DICE,
  deck: DECK,
}

/** Baccarat's next card. */
interface NextCard {
  readonly hand: string
  readonly nth: number
}

export const followingSteps = (
  chance: Chance,
  phase: string,
  due?: NextCard,
): readonly FollowingStep[] => {
  const ahead = ROUNDS[chance][phase] ?? []
  if (due?.nth !== 3) return ahead
  return due.hand === 'player' ? ['bankers-third', 'result', 'settle'] : ['result', 'settle']
}
