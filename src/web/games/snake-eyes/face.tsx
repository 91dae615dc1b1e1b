import { lazy } from 'react'
import { CALLED } from '../../../games/snake-eyes/names.ts'
import { isOn, ONS } from '../../../games/snake-eyes/s04-wagers.ts'
import type { SnakeEyesView } from '../../../games/snake-eyes/table/view.ts'
import { useWords, type Words } from '../../i18n/index.ts'
import { phraseText as inWords } from '../../i18n/phrase-text.ts'
import { ClauseSummary } from '../../ui/clause.tsx'
import { Dice } from '../../ui/pieces/dice.tsx'
import { face, type RoundProps, type SignRow } from '../face.ts'
import { RollsPanel } from './display.tsx'
import { headlineOf } from './headline.ts'
import { SnakeEyesLayout } from './layout.tsx'
import { pending } from './pending.ts'
import { BETTING } from './phases.ts'
import styles from './snake-eyes.module.css'
import { SnakeEyesStage } from './stage.tsx'
import { isClosed, kindOf, type SnakeEyes, type SnakeEyesRound } from './table.ts'

const DeskLayout = lazy(async () => ({
  default: (await import('./desk-layout.tsx')).DeskLayout,
}))

const wagerName = ({ snakeEyes }: Words, on: string): string =>
  isOn(on) ? snakeEyes.wagers[on] : on

const RoundOutcome = ({ round }: { readonly round: SnakeEyesRound }) =>
  round.result ? <Dice faces={round.result.faces} /> : null

const resultWords = ({ snakeEyes }: Words, { result }: SnakeEyesRound): string =>
  result ? snakeEyes.came(result.faces) : snakeEyes.noRoll

/** The dice, their total, and the effect of a 7. */
const SnakeEyesWhy = ({ round }: RoundProps<SnakeEyesView, SnakeEyesRound>) => {
  const words = useWords()
  const { snakeEyes } = words
  return (
    <>
      <h3>{snakeEyes.theRoll}</h3>
      <ul>
        <li className="count">
          <RoundOutcome round={round} />
          <p className="step">{resultWords(words, round)}</p>
          <ClauseSummary id="nz11a:4.2" />
        </li>
      </ul>
    </>
  )
}

const signRows = (words: Words, { play: { pays } }: SnakeEyes): readonly SignRow[] =>
  ONS.map(on => ({ kind: kindOf(on), name: wagerName(words, on), pays: inWords(words, pays[on]) }))

const spoken = ({ snakeEyes, marks }: Words, { play }: SnakeEyes): string | undefined =>
  play.faces ? marks.sentence(snakeEyes.came(play.faces)) : undefined

const diceWords = ({ dice, snakeEyes, marks }: Words, { play }: SnakeEyes): string =>
  play.faces
    ? marks.sentences([dice.faces(...play.faces), snakeEyes.came(play.faces)].map(marks.sentence))
    : snakeEyes.noRolls

const resultsWords = ({ snakeEyes }: Words, { play: { display } }: SnakeEyes): string =>
  display ? display.results.slice(0, 10).map(snakeEyes.came).join('; ') : snakeEyes.noRolls

/** The shooter's typed words. */
const SAID: Readonly<Record<string, string>> = {
  take: 'take-dice',
  pass: 'decline-dice',
  roll: 'roll',
  throw: 'roll',
  give: 'relinquish',
}

export const FACE = face<SnakeEyesView, SnakeEyesRound>({
  title: ({ games }) => games['snake-eyes'].title,
  book: ({ books, snakeEyes }, { layout }) =>
    `${books.nz11a} · ${snakeEyes.layout(layout.appendix)}`,
  badges: ({ snakeEyes }) => [snakeEyes.dice],
  wagerName,
  kindOf,
  orderOf: () => 0,
  phase: ({ snakeEyes }, { phase }) => snakeEyes.phase[phase],
  headline: headlineOf,
  guide: ({ guide }) => guide.snakeEyes,
  roundName: ({ snakeEyes }, round) => snakeEyes.rollNumber(round),
  felt: styles.felt,
  isStraight: true,
  startsOnFelt: ({ play }, patron) => play.shooter === patron || play.offeredTo === patron,
  isBetting: ({ phase }) => BETTING.includes(phase),
  isClosed,
  isOver: ({ play }) => play.faces !== null && play.phase !== 'rolling',
  firstLimit: 'single-roll',
  Stage: SnakeEyesStage,
  Layout: SnakeEyesLayout,
  DeskLayout,
  display: ({ snakeEyes }) => snakeEyes.display,
  Display: RollsPanel,
  pending,
  signRows,
  Came: RoundOutcome,
  result: resultWords,
  Why: SnakeEyesWhy,
  typed: {
    hint: ({ typing }) => typing.hints.snakeEyes,
    called: () => CALLED,
    asks: ([verb = '', ...rest]) =>
      rest.length === 0 && Object.hasOwn(SAID, verb) ? { does: SAID[verb]! } : undefined,
  },
  moving: ({ phase }) => (phase === 'rolling' ? 'dice' : undefined),
  ownCall: ({ snakeEyes }, { facts }, patron) =>
    facts?.patron === patron ? snakeEyes.offeredToYou : undefined,
  spoken,
  answers: { h: diceWords, r: resultsWords },
})
