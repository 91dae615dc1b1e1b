import { useState } from 'react'
import { hrefTo } from '../../app/route.ts'
import type { Listed, Lobby } from '../../client/api/house.ts'
import { GAME_NAMES } from '../../games/index.ts'
import { dollars, spokenText, useWords, type Words } from '../../i18n/index.ts'
import { mainLimits } from '../../ui/main-limits.ts'
import styles from './open-tables.module.css'
import { Results, Standing } from './table-status.tsx'

/** The open tables, one line per kind. Editions and layouts are options within a line. */

interface TablesProps {
  readonly house: Lobby
  readonly canSit: boolean
  readonly shapes: boolean
}

interface Kind {
  readonly name: string
  readonly tables: readonly Listed[]
}

/** Splits "Baccarat (Marina Bay Sands)" into the name and the edition. */
const partsOf = (title: string): readonly [name: string, which: string | undefined] => {
  const [, name, which, rest = ''] = /^(.*?) ?[(（](.*)[)）](.*)$/.exec(title) ?? []
  return name === undefined ? [title, undefined] : [`${name}${rest}`, which]
}

const kindsOf = (tables: readonly Listed[]): readonly Kind[] => {
  const kinds = new Map<string, Listed[]>()
  for (const table of tables) {
    const key = `${table.game} ${partsOf(table.title)[0]}`
    kinds.set(key, [...(kinds.get(key) ?? []), table])
  }
  return [...kinds.values()].map(all => ({ name: partsOf(all[0]!.title)[0], tables: all }))
}

/** What is special about the table; for a table that an operator named, its book. */
const specialOf = ({ lobby, books }: Words, title: string, book: string): string =>
  lobby.kinds[title.replace(/, attended$/, '')] ?? books[book as keyof typeof books] ?? book

const rangeOf = ({ limits }: Listed): string => {
  const main = mainLimits(limits)
  return main ? `${dollars(main.minimum)} – ${dollars(main.maximum)}` : ''
}

const Seats = ({ seats, taken }: Listed) => {
  const { lobby } = useWords()
  return (
    <p className={styles.seats}>
      <span className={styles.dots} aria-hidden="true">
        {'●'.repeat(Math.min(taken, 14))}
        {'○'.repeat(Math.max(0, Math.min(seats, 14) - taken))}
      </span>
      <span>{lobby.free(seats - taken)}</span>
    </p>
  )
}

const Row = ({ kind, house, canSit, shapes }: TablesProps & { readonly kind: Kind }) => {
  const words = useWords()
  const { lobby } = words
  const [chosen, choose] = useState<string>()
  const table = kind.tables.find(({ id }) => id === chosen) ?? kind.tables[0]!
  const title = spokenText(words, table.title)
  const [name] = partsOf(title)
  const isFull = table.taken >= table.seats
  const enter = canSit && !isFull && table.open ? lobby.enter : lobby.watch
  return (
    <li className={styles.row} data-game={table.game}>
      <div className={styles.name}>
        <h3>{name}</h3>
        {kind.tables.length > 1 ? (
          <select
            aria-label={`${lobby.which}: ${name}`}
            value={table.id}
            onChange={event => choose(event.target.value)}
          >
            {kind.tables.map(({ id, title: each, book }) => (
              <option key={id} value={id}>
                {partsOf(spokenText(words, each))[1] ?? specialOf(words, each, book)}
              </option>
            ))}
          </select>
        ) : (
          <p>{specialOf(words, table.title, table.book)}</p>
        )}
      </div>
      <p className={styles.range}>{rangeOf(table)}</p>
      <Seats {...table} />
      <Standing table={table} ahead={house.ahead} />
      <div className={styles.results}>
        <Results table={table} shapes={shapes} />
      </div>
      <a className="button" href={hrefTo('table', table.id)} aria-label={`${enter}: ${title}`}>
        {enter}
      </a>
    </li>
  )
}

const placeOf = ({ game }: Listed): number => (GAME_NAMES as readonly string[]).indexOf(game)

export const OpenTables = (props: TablesProps) => {
  const { lobby, games } = useWords()
  const [game, choose] = useState<string>()
  const all = props.house.tables.toSorted((a, b) => placeOf(a) - placeOf(b))
  const count = (of: string) => all.filter(table => table.game === of).length
  const shown = game === undefined ? all : all.filter(table => table.game === game)
  return (
    <section className={styles.open} aria-labelledby="open-tables">
      <header>
        <h2 id="open-tables">{lobby.open}</h2>
        <div className={styles.filters}>
          <button type="button" aria-pressed={game === undefined} onClick={() => choose(undefined)}>
            {lobby.all(all.length)}
          </button>
          {GAME_NAMES.filter(each => count(each) > 0).map(each => (
            <button
              key={each}
              type="button"
              aria-pressed={game === each}
              onClick={() => choose(each)}
            >
              {lobby.some(games[each].title, count(each))}
            </button>
          ))}
        </div>
      </header>
      <ul className={styles.rows}>
        {kindsOf(shown).map(kind => (
          <Row key={`${kind.tables[0]!.game} ${kind.name}`} {...props} kind={kind} />
        ))}
      </ul>
      <p className="note">{lobby.note}</p>
    </section>
  )
}
