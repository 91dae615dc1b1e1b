/** What follows the next step, as far as it is known before the cards, the ball or the dice come. */

export type Ahead =
  | 'third'
  | 'bankers-third'
  | 'bets'
  | 'deal'
  | 'number'
  | 'dice'
  | 'decide'
  | Last

type Last = 'turn' | 'result' | 'dolly' | 'total' | 'settle'

type Phases = Readonly<Record<string, readonly Ahead[]>>

const BACCARAT: Phases = {
  betting: ['deal', 'third', 'result', 'settle'],
  called: ['third', 'result', 'settle'],
  dealing: ['third', 'result', 'settle'],
  turning: ['result', 'settle'],
}

const ROULETTE: Phases = {
  betting: ['bets', 'number', 'dolly', 'settle'],
  spinning: ['number', 'dolly', 'settle'],
  'no-more-bets': ['dolly', 'settle'],
  'ball-dropped': ['dolly', 'settle'],
}

const SNAKE_EYES: Phases = {
  offering: ['bets', 'dice', 'total', 'settle'],
  betting: ['dice', 'total', 'settle'],
  rolling: ['total', 'settle'],
}

const LUNAR_POKER: Phases = {
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

const GAMES: Readonly<Record<string, Phases>> = {
  baccarat: BACCARAT,
  roulette: ROULETTE,
  'snake-eyes': SNAKE_EYES,
  'lunar-poker': LUNAR_POKER,
}

/** `due`: the card of baccarat that comes next. After it only what is still open follows. */
interface Due {
  readonly hand: string
  readonly nth: number
}

export const aheadOf = (game: string, phase: string, due?: Due): readonly Ahead[] => {
  const ahead = GAMES[game]?.[phase] ?? []
  if (due?.nth !== 3) return ahead
  return due.hand === 'player' ? ['bankers-third', 'result', 'settle'] : ['result', 'settle']
}
