import type { GameName } from '../../../games/catalogue.ts'
import { hrefTo, hrefToTable, practiceTable } from '../../app/route.ts'
import type { Listed, Lobby } from '../../client/api/house.ts'
import { GAME_NAMES } from '../../games/index.ts'
import { pictureOf } from '../../games/pictures.ts'
import { dollars, useWords } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon.tsx'
import { mainLimits } from '../../ui/main-limits.ts'
import { startCoach } from '../coach/coach-visits.ts'
import styles from './game-cards.module.css'

/** The four games: play at the best table, or start practice. */

const hasRoom = ({ open, seats, taken, attended }: Listed): boolean =>
  open && !attended && taken < seats

/** Prefers a table with a free seat where somebody already plays. */
const bestOf = (tables: readonly Listed[]): Listed | undefined =>
  tables.filter(hasRoom).toSorted((a, b) => b.taken - a.taken)[0] ?? tables[0]

const leastOf = (tables: readonly Listed[]): number | undefined => {
  const all = tables.flatMap(({ limits }) => mainLimits(limits)?.minimum ?? [])
  return all.length > 0 ? Math.min(...all) : undefined
}

interface WaysProps {
  readonly game: GameName
  readonly best: Listed | undefined
  /** True until the tables are known. Their place is kept. */
  readonly isComing: boolean
}

const Ways = ({ game, best, isComing }: WaysProps) => {
  const { lobby, games, marks } = useWords()
  const name = games[game].title
  return (
    <p className={styles.ways}>
      {best && (
        <a
          className="button primary"
          href={hrefTo('table', best.id)}
          aria-label={marks.of(lobby.play, name)}
        >
          {lobby.play}
        </a>
      )}
      {isComing && (
        <span className={`button primary ${styles.coming}`} aria-hidden="true">
          {lobby.play}
        </span>
      )}
      <a
        className={best || isComing ? 'button' : 'button primary'}
        href={hrefToTable(practiceTable(game))}
        onClick={() => startCoach(game)}
        aria-label={marks.of(lobby.practice, name)}
      >
        {lobby.practice}
      </a>
      <a
        className={`button ${styles.help}`}
        href={hrefTo('help', game)}
        aria-label={lobby.howTo(name)}
      >
        <Icon name="help" />
      </a>
    </p>
  )
}

interface CardsProps {
  readonly house: Lobby | undefined
  readonly isComing: boolean
}

const GameCard = ({ game, house, isComing }: CardsProps & { readonly game: GameName }) => {
  const { lobby, games } = useWords()
  const Picture = pictureOf(game)
  const tables = house?.tables.filter(table => table.game === game) ?? []
  const least = leastOf(tables)
  return (
    <li className={styles.card} data-game={game}>
      <span className={styles.picture} aria-hidden="true">
        <Picture />
      </span>
      <h2>{games[game].title}</h2>
      <p className={styles.tagline}>{games[game].tagline}</p>
      {isComing && <p className={styles.facts}>&nbsp;</p>}
      {least !== undefined && (
        <p className={styles.facts}>
          <strong>{lobby.from(dollars(least))}</strong>
          <span>
            <Icon name="people" size={16} />{' '}
            {lobby.playing(tables.reduce((sum, { taken }) => sum + taken, 0))}
          </span>
        </p>
      )}
      <Ways game={game} best={bestOf(tables)} isComing={isComing} />
    </li>
  )
}

export const GameCards = (props: CardsProps) => (
  <ul className={styles.cards}>
    {GAME_NAMES.map(game => (
      <GameCard key={game} game={game} {...props} />
    ))}
  </ul>
)
