import { lazy } from 'react'
import { calledAmong } from '../../../games/baccarat/names.ts'
import { statistics } from '../../../games/baccarat/roads/index.ts'
import type { BaccaratView } from '../../../games/baccarat/table/view.ts'
import { useWords, type Words } from '../../i18n/index.ts'
import { cardName, SmallCards } from '../../ui/pieces/card.tsx'
import { face } from '../face.ts'
import styles from './baccarat.module.css'
import { BaccaratLayout } from './felt/layout.tsx'
import { pending } from './felt/pending.ts'
import { headlineOf, insteadOf } from './headline.ts'
import { Remark } from './remark.tsx'
import { RoadsPanel } from './roads.tsx'
import { SignNotes, signRows } from './sign.tsx'
import { BaccaratStage } from './stage.tsx'
import {
  type Baccarat,
  type BaccaratRound,
  bankerStep,
  isBetting,
  isClosed,
  isOver,
  kindOf,
} from './table.ts'

const DeskLayout = lazy(async () => ({
  default: (await import('./desk-layout.tsx')).DeskLayout,
}))

const AtTable = lazy(async () => ({ default: (await import('./felt/nominees.tsx')).AtTable }))

const RoundOutcome = ({ round }: { readonly round: BaccaratRound }) => {
  const { names } = useWords()
  return (['player', 'banker'] as const).map(side => (
    <span key={side} className="small-cards">
      <span className="tiny">{names[side][0]}</span>
      <SmallCards cards={round.hands?.[side] ?? []} />
    </span>
  ))
}

const Roads = ({ view }: { readonly view: Baccarat }) => (
  <RoadsPanel rounds={view.play.results} left={view.play.left} />
)

const handsWords = (words: Words, { play }: Baccarat): string => {
  const { list, of, sentence, sentences } = words.marks
  return sentences(
    (['player', 'banker'] as const).map(side => {
      const { cards, points } = play.hands[side]
      const name = words.names[side]
      if (cards.length === 0) return sentence(of(name, words.cards.noCards))
      const named = list(cards.map(card => cardName(words, card)))
      return sentence(of(name, `${named}${points === null ? '' : words.cards.points(points)}`))
    }),
  )
}

const resultsWords = ({ names, marks }: Words, { play }: Baccarat): string => {
  const { counts } = statistics(play.results)
  const told = (['player', 'banker', 'tie'] as const).map(who => `${names[who]} ${counts[who]}`)
  return marks.sentence(marks.list(told))
}

/** "Banker wins, 7 to 4" */
const resultWords = ({ result }: Words, { result: came }: BaccaratRound): string => {
  if (!came) return result.none
  const [high, low] = [Math.max(came.player, came.banker), Math.min(came.player, came.banker)]
  return result.score(result.wins[came.result], high, low)
}

/** "Player 4, Banker 7. Banker wins." */
const spoken = ({ result }: Words, { play }: Baccarat): string | undefined => {
  const last = play.results.at(-1)
  return last && result.spoken(last.player, last.banker, result.wins[last.result])
}

export const FACE = face<BaccaratView, BaccaratRound>({
  title: ({ games }) => games.baccarat.title,
  book: ({ books }, { elections }) => books[elections.book],
  badges: ({ cloth, international }, { play }) => [
    play.elections.style === 'A' ? cloth.dealerTurns : cloth.youTurn,
    ...(play.elections.international ? [international.badge] : []),
  ],
  wagerName: ({ baccarat }, on) => baccarat.wager(on),
  kindOf,
  orderOf: on => on.length,
  phase: ({ table, marks }, { phase, lastCoup }) =>
    lastCoup === 'no'
      ? table.phase[phase]
      : marks.sentences([marks.sentence(table.phase[phase]), table.lastCoup[lastCoup]]),
  headline: headlineOf,
  guide: ({ guide }) => guide.baccarat,
  felt: styles.felt,
  chipStep: view => bankerStep(view) || 1,
  instead: insteadOf,
  isBetting,
  isClosed,
  isOver: ({ play }) => isOver(play) && play.results.length > 0,
  firstLimit: 'main',
  mayStand: ({ elections }) => elections.version === 'full',
  Stage: BaccaratStage,
  Layout: BaccaratLayout,
  DeskLayout,
  Remark,
  display: ({ side }) => side.roads,
  Display: Roads,
  pending,
  signRows,
  SignNotes,
  People: AtTable,
  Came: RoundOutcome,
  result: resultWords,
  Why: lazy(async () => ({ default: (await import('./why.tsx')).BaccaratWhy })),
  typed: {
    hint: ({ typing }) => typing.hints.baccarat,
    called: ({ play }) => calledAmong(play.areas.map(({ on }) => on)),
    asks: ([verb, at], { play }) =>
      verb === 'cut' && play.phase === 'cutting'
        ? at === undefined
          ? { does: 'decline-cut' }
          : { does: 'cut', at: Number(at) }
        : undefined,
  },
  cardsOut: ({ hands }) => hands.player.cards.length + hands.banker.cards.length,
  spoken,
  answers: { h: handsWords, r: resultsWords },
})
