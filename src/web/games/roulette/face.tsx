import { lazy } from 'react'
import { kindOf } from '../../../games/roulette/book/limit-kinds.ts'
import type { RouletteView } from '../../../games/roulette/table/view.ts'
import { useWords } from '../../i18n/index.ts'
import { face } from '../face.ts'
import { Typed } from './bets/quick-bet.tsx'
import { RouletteLayout } from './cloth/layout.tsx'
import { headlineOf } from './headline.ts'
import { pocketName, wagerName } from './names.ts'
import { NumbersPanel } from './numbers.tsx'
import styles from './roulette.module.css'
import { SignNotes, signRows } from './sign.tsx'
import { NumberMark, RouletteStage } from './stage.tsx'
import { declaring, isBetting, isClosed, isOver, lastNumber, type RouletteRound } from './table.ts'
import { RouletteWhy } from './why.tsx'
import './roulette.css'

const DeskLayout = lazy(async () => ({
  default: (await import('./desk-layout.tsx')).DeskLayout,
}))

const RoundOutcome = ({ round }: { readonly round: RouletteRound }) => {
  const { roulette } = useWords()
  return round.result ? <NumberMark pocket={round.result.number} /> : roulette.result.none
}

export const FACE = face<RouletteView, RouletteRound>({
  title: ({ games }) => games.roulette.title,
  book: ({ books }) => books.nz8,
  badges: ({ roulette }, { play }) => [roulette.layout[play.elections.layout]],
  wagerName,
  kindOf,
  orderOf: () => 0,
  declaring,
  phase: ({ roulette }, { phase }) => roulette.phase[phase],
  headline: headlineOf,
  guide: ({ guide }) => guide.roulette,
  roundName: ({ roulette }, round) => roulette.spin(round),
  felt: styles.felt,
  fillsTable: true,
  isBetting,
  isClosed,
  isOver,
  firstLimit: 'even-chance',
  few: 1,
  mayStand: () => true,
  Stage: RouletteStage,
  Layout: RouletteLayout,
  QuickBet: Typed,
  DeskLayout,
  display: ({ roulette }) => roulette.display.name,
  Display: NumbersPanel,
  signRows,
  SignNotes,
  Came: RoundOutcome,
  result: (words, { result }) =>
    result ? pocketName(words, result.number) : words.roulette.result.none,
  Why: RouletteWhy,
  moving: ({ phase }) => (phase === 'spinning' ? 'ball' : undefined),
  /** "17 black." */
  spoken: (words, { play }) => {
    const number = lastNumber(play)
    return number && words.roulette.result.spoken(pocketName(words, number))
  },
  answers: {
    h: (words, { play }) => {
      const number = lastNumber(play)
      return number ? pocketName(words, number) : words.roulette.stage.none
    },
    r: (words, { play }) =>
      play.display && play.display.last.length > 0
        ? words.roulette.display.spoken(
            play.display.last.map(pocket => pocketName(words, pocket)).join(', '),
          )
        : words.roulette.display.none,
  },
})
