import { Suspense, useEffect, useState } from 'react'
import { hrefTo } from '../../app/route.ts'
import type { Listed } from '../../client/house-api.ts'
import { onPage } from '../../games/index.ts'
import { dollars, spokenText, useWords } from '../../i18n/index.ts'
import { Emblem } from '../../ui/emblem.tsx'

/** A table in the lobby, as it stands: what is played, for how much, by how many, and what came. */

interface TileProps {
  readonly table: Listed
  /** How far the house's clock is ahead of this one, in milliseconds. */
  readonly ahead: number
  readonly canSit: boolean
  /** Whether shapes of the road are named: who wants them, and may play. */
  readonly shapes: boolean
}

const useSecondsTo = (until: number | null, ahead: number): number | undefined => {
  const [, tick] = useState(0)
  useEffect(() => {
    if (until === null) return
    const timer = setInterval(() => tick(n => n + 1), 500)
    return () => clearInterval(timer)
  }, [until])
  if (until === null) return undefined
  const left = Math.ceil((until - Date.now() - ahead) / 1000)
  return left > 0 ? left : undefined
}

/** The least and the most of anything on its sign. */
const rangeOf = ({ limits }: Listed): readonly [number, number] | undefined => {
  const all = Object.values(limits)
  if (all.length === 0) return undefined
  const least = Math.min(...all.map(({ minimum }) => minimum))
  return [least, Math.max(...all.map(({ maximum }) => maximum))]
}

const PREPARING: readonly string[] = ['opening', 'inspecting', 'shuffling', 'cutting', 'cut']

const standingOf = (game: string, phase: string): 'taking' | 'preparing' | 'inPlay' => {
  if (onPage(game)?.taking.includes(phase)) return 'taking'
  return PREPARING.includes(phase) ? 'preparing' : 'inPlay'
}

const Standing = ({ table, ahead }: Pick<TileProps, 'table' | 'ahead'>) => {
  const words = useWords()
  const { lobby } = words
  const seconds = useSecondsTo(table.until, ahead)
  if (!table.open) return <p className="standing">{lobby.closed}</p>
  const standing = standingOf(table.game, table.phase)
  const taking = standing === 'taking'
  return (
    <p className="standing" data-taking={taking || undefined}>
      {lobby[standing]}
      {taking && seconds !== undefined && ` · ${words.table.seconds(seconds)}`}
    </p>
  )
}

const Results = ({ table, shapes }: Pick<TileProps, 'table' | 'shapes'>) => {
  const { lobby } = useWords()
  const { road: Road, tile: Picture } = onPage(table.game) ?? {}
  if (Road && table.road !== undefined)
    return (
      <Suspense fallback={<div className="tile-road" />}>
        <Road road={table.road} shapes={shapes} />
      </Suspense>
    )
  if (!Picture || table.lastResults.length === 0) return <p className="note">{lobby.fresh}</p>
  return (
    <ol className="beads" aria-label={lobby.lastResults}>
      <Suspense>
        <Picture results={table.lastResults} />
      </Suspense>
    </ol>
  )
}

export const Tile = ({ table, ahead, canSit, shapes }: TileProps) => {
  const words = useWords()
  const { lobby, books } = words
  const { id, game, book, seats, taken } = table
  const title = spokenText(words, table.title)
  const range = rangeOf(table)
  const enter = canSit ? lobby.enter : lobby.watch
  return (
    <li className="tile" data-game={game}>
      <div className="head">
        <div>
          <h3>{title}</h3>
          <p className="note">{books[book as keyof typeof books] ?? book}</p>
        </div>
        <Emblem name={onPage(game)?.emblem} />
      </div>
      {range && <p className="range">{lobby.limits(dollars(range[0]), dollars(range[1]))}</p>}
      <Standing table={table} ahead={ahead} />
      <Results table={table} shapes={shapes} />
      <div className="foot">
        <p className="note">{lobby.seats(taken, seats)}</p>
        <a className="button" href={hrefTo('table', id)} aria-label={`${enter}: ${title}`}>
          {enter}
        </a>
      </div>
    </li>
  )
}
