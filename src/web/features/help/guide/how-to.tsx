import { lazy, Suspense } from 'react'
import type { GameName } from '../../../../games/catalogue.ts'
import { hrefTo, hrefToTable, practiceTable } from '../../../app/route.ts'
import { guideOf } from '../../../games/guides.ts'
import { GAME_NAMES } from '../../../games/index.ts'
import { InWords, useWords } from '../../../i18n/index.ts'
import { startCoach } from '../../coach/coach-visits.ts'
import styles from './guide.module.css'

/** A game in ten pictures of its own cards, chips and dice, with one sentence each. */

const drawn = (game: GameName) =>
  lazy(async () => {
    const { PICTURES: pictures } = await guideOf(game)
    const Guide = () => {
      const { howTo } = useWords()
      return (
        <ol className={styles.guide}>
          {howTo[game].map((says, i) => (
            <li key={says}>
              <span className={styles.picture} data-felt={game} aria-hidden="true">
                {pictures[i]}
              </span>
              <p>{says}</p>
            </li>
          ))}
        </ol>
      )
    }
    return { default: Guide }
  })

const GUIDES = Object.fromEntries(GAME_NAMES.map(game => [game, drawn(game)])) as Record<
  GameName,
  ReturnType<typeof drawn>
>

export const isTaught = (game: string | undefined): game is GameName =>
  (GAME_NAMES as readonly (string | undefined)[]).includes(game)

/** Links to the guide of each game. */
export const GuideLinks = ({ shown }: { readonly shown?: GameName }) => {
  const { games, help } = useWords()
  return (
    <nav className={styles.games} aria-label={help.howTo}>
      {GAME_NAMES.map(game => (
        <a
          key={game}
          className="button"
          href={hrefTo('help', game)}
          aria-current={shown === game ? 'page' : undefined}
        >
          {games[game].title}
        </a>
      ))}
    </nav>
  )
}

export const HowTo = ({ game }: { readonly game: GameName }) => {
  const { games, lobby, help } = useWords()
  const Guide = GUIDES[game]
  return (
    <div className="page help" data-game={game}>
      <h1>{lobby.howTo(games[game].title)}</h1>
      <GuideLinks shown={game} />
      <Suspense fallback={<p className="wait">…</p>}>
        <InWords of={[game]}>
          <Guide />
        </InWords>
      </Suspense>
      <p>
        <a
          className="button primary"
          href={hrefToTable(practiceTable(game))}
          onClick={() => startCoach(game)}
        >
          {help.tryIt}
        </a>{' '}
        <a className="button" href={hrefTo('help')}>
          {help.more}
        </a>
      </p>
    </div>
  )
}
