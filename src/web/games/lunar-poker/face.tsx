import { lazy } from 'react'
import type { LunarView } from '../../../games/lunar-poker/table/view.ts'
import type { Words } from '../../i18n/index.ts'
import { cardName } from '../../ui/pieces/card.tsx'
import { face, type SignRow } from '../face.ts'
import { Choices, isMyTurn } from './decision/decision.tsx'
import { typedChoice } from './decision/typed-choices.ts'
import { headlineOf } from './headline.ts'
import { areasOf, LunarLayout } from './layout.tsx'
import styles from './lunar-poker.module.css'
import { LunarStage } from './stage.tsx'
import { isBetting, isClosed, kindOf, type Lunar, type LunarRound } from './table.ts'
import { LunarWhy, PaysPanel, RoundOutcome, resultWords } from './why.tsx'

const DeskLayout = lazy(async () => ({
  default: (await import('./desk-layout.tsx')).DeskLayout,
}))

const handsWords = (words: Words, { play }: Lunar): string => {
  const { lunar, marks } = words
  const named = (cards: readonly Parameters<typeof cardName>[1][]) =>
    marks.items(cards.map(card => cardName(words, card))) || words.cards.noCards
  const mine = play.boxes.find(({ seat }) => seat === play.mine?.seat)
  const parts = [
    ...(mine ? [marks.of(lunar.mine, named([...mine.cards, ...mine.drawn]))] : []),
    ...(play.mine ? [lunar.hand(play.mine.value)] : []),
    marks.of(lunar.dealer, named(play.dealer.cards)),
  ]
  return marks.sentences(parts.map(marks.sentence))
}

const signRows = ({ lunar }: Words, { sign: { limits } }: Lunar): readonly SignRow[] =>
  Object.keys(limits).map(kind => ({
    kind,
    name: lunar.wager(kind),
    pays: kind === 'ante' ? lunar.antePays : lunar.superPays,
  }))

const spoken = ({ lunar, marks }: Words, { play: { dealer } }: Lunar): string | undefined =>
  marks.sentence(dealer.value === null ? lunar.noDealer : lunar.dealerHas(lunar.hand(dealer.value)))

export const FACE = face<LunarView, LunarRound>({
  title: ({ games }) => games['lunar-poker'].title,
  book: ({ books, lunar }, { elections }) => `${books.nz22} · ${lunar.table(elections.superTable)}`,
  badges: ({ lunar }) => [lunar.against],
  wagerName: ({ lunar }, on) => lunar.wager(on),
  kindOf,
  orderOf: on => (on === 'ante' ? 0 : 1),
  phase: ({ lunar }, { phase }) => lunar.phase[phase],
  headline: headlineOf,
  guide: ({ guide }) => guide.lunar,
  roundName: ({ lunar }, round) => lunar.handNumber(round),
  felt: styles.felt,
  isBetting,
  isClosed,
  isOver: view => view.play.boxes.length > 0 && !isClosed(view.play),
  firstLimit: 'ante',
  Stage: LunarStage,
  Layout: LunarLayout,
  DeskLayout,
  Choices,
  isMyTurn,
  display: ({ lunar }) => lunar.display,
  Display: PaysPanel,
  signRows,
  Came: RoundOutcome,
  result: resultWords,
  Why: LunarWhy,
  typed: {
    hint: ({ typing }, { play }) =>
      typing.hints[(play as LunarView).mine === null ? 'lunarEntered' : 'lunar'],
    called: (view, patron) => areasOf(view, patron).map(on => ({ on, names: [on] })),
    asks: typedChoice,
  },
  cardsOut: ({ boxes, dealer }) =>
    boxes.reduce((sum, { cards, drawn }) => sum + cards.length + drawn.length, dealer.cards.length),
  spoken,
  answers: { h: handsWords },
})
