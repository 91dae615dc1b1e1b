import type { GameName } from '../../../games/catalogue.ts'
import { troubleWith } from '../../../odds/baccarat/removed-cards.ts'
import type { GameQuestion } from '../../../odds/games.ts'
import type { Wagers as SheetWagers } from '../../../odds/par/sheets.ts'
import { GAME_NAMES } from '../../games/index.ts'
import { useWords, type Words } from '../../i18n/index.ts'
import { CHARTS, Chart, Patterns } from './chart.tsx'
import { Compare } from './compare.tsx'
import { Forecast } from './forecast/forecast.tsx'
import { OneDeal } from './lunar-poker/hand.tsx'
import { Solved } from './lunar-poker/solution-value.tsx'
import { Strategies } from './lunar-poker/strategies.tsx'
import { grouped } from './numbers.ts'
import { Closed, useClosedAt } from './odds-closed.tsx'
import { decksOf, GameTabs, Options } from './options.tsx'
import { oneOf, useChosen } from './page-choices.ts'
import { questionOf } from './page-question.ts'
import { RemovalTable } from './removal/removal.tsx'
import { GoneCards } from './removal/removed-cards-input.tsx'
import { Sheet } from './sheet/sheet.tsx'
import { offered } from './wager-families.ts'
import { Wagers } from './wagers.tsx'
import { useAnswer } from './worker-pool.ts'
import '../inspector/explore.css'
import './odds.css'

/**
 * The exact edge of every wager. This page is separate from the tables and reads nothing of them.
 * @rule nz1:17.1
 */

const noteOn = (
  { odds: { counted } }: Words,
  game: GameName,
  { from, ways }: SheetWagers,
): string => {
  switch (game) {
    case 'baccarat':
      return counted.baccarat(grouped(ways), from)
    case 'roulette':
      return counted.roulette(from)
    default:
      return counted[game]
  }
}

const troubleIn = (question: GameQuestion) =>
  question.of === 'baccarat' ? troubleWith(question.decks, question.gone) : undefined

const Game = ({ game, inAddress }: { readonly game: GameName; readonly inAddress: string }) => {
  const words = useWords()
  const { odds } = words
  const chosen = useChosen(game, inAddress)
  const question = questionOf(game, chosen)
  const trouble = troubleIn(question)
  const { answer, isWorking, hasFailed } = useAnswer<SheetWagers>(trouble ? undefined : question)
  const spreads = offered(answer?.spreads ?? [], family => chosen.of(family, ''))
  return (
    <div className="explorer">
      <Options game={game} chosen={chosen} spreads={answer?.spreads ?? []} />
      <div className="found" aria-busy={isWorking}>
        <p role="status" className="note working">
          {hasFailed ? odds.failed : isWorking ? odds.working : ''}
        </p>
        {answer && (
          <>
            <Wagers spreads={spreads} note={noteOn(words, game, answer)} chosen={chosen} />
            {game === 'lunar-poker' && (
              <>
                <Solved chosen={chosen} />
                <Strategies chosen={chosen} />
              </>
            )}
            <Chart
              spreads={spreads}
              kind={oneOf(CHARTS, chosen.of('chart', ''))}
              choose={kind => chosen.choose('chart', kind)}
            />
            <Forecast chosen={chosen} all={answer.spreads} spreads={spreads} />
            <Sheet question={question} spreads={spreads} chosen={chosen} />
            {game !== 'lunar-poker' && <Compare game={game} chosen={chosen} spreads={spreads} />}
          </>
        )}
        {game === 'baccarat' && (
          <GoneCards chosen={chosen} decks={decksOf(chosen)} trouble={trouble} />
        )}
        {answer && answer.removals.length > 0 && (
          <RemovalTable removals={answer.removals} spreads={spreads} chosen={chosen} />
        )}
        {game === 'lunar-poker' && <OneDeal chosen={chosen} />}
      </div>
    </div>
  )
}

export const OddsScreen = ({
  game,
  chosen,
}: {
  readonly game: string
  readonly chosen: string
}) => {
  const { odds } = useWords()
  const known = oneOf(GAME_NAMES, game)
  const closedAt = useClosedAt()
  if (closedAt === null) return <p className="wait">…</p>
  if (closedAt !== undefined) return <Closed table={closedAt} />
  return (
    <div className="page odds">
      <h1>{odds.title}</h1>
      <p className="lead">{odds.lead}</p>
      <Patterns />
      <GameTabs game={known} />
      <Game key={known} game={known} inAddress={chosen} />
    </div>
  )
}
