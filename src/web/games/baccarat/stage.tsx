import { useMemo, useSyncExternalStore } from 'react'
import { Cloth } from './cloth.tsx'
import { Cut } from './cut.tsx'
import { Handling } from './handling.tsx'
import { Hands } from './hands.tsx'
import { InWords } from './in-words.tsx'
import { International } from './international.tsx'
import { LARGE, SMALL, tableOf } from './places.ts'
import { OverCards } from './rights.tsx'
import type { Stage } from './table.ts'
import './baccarat.css'

/** The table seen from above with the cards in its middle; on a narrow screen it is small below them. */

const WIDE = '(min-width: 700px)'

const useWide = (): boolean =>
  useSyncExternalStore(
    listener => {
      const query = matchMedia(WIDE)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(WIDE).matches,
  )

const useTable = ({ view }: Stage, size: typeof LARGE) => {
  const { version } = view.play.elections
  const seats = view.seats.length
  const areas = view.play.areas.map(({ on }) => on).join(' ')
  return useMemo(
    () => tableOf(version, seats, areas.split(' '), size),
    [version, seats, areas, size],
  )
}

const DRAWN = { large: { chip: 12.5, letters: 10 }, small: { chip: 6.4, letters: 3 } } as const

export const BaccaratStage = (stage: Stage) => {
  const { view, connection } = stage
  const isWide = useWide()
  const isCutting = view.play.phase === 'cutting'
  const isLarge = isWide && !isCutting
  const table = useTable(stage, isLarge ? LARGE : SMALL)
  const { patron } = connection
  const size = DRAWN[isLarge ? 'large' : 'small']
  const picture = <Cloth view={view} patron={patron} table={table} {...size} />
  const { version } = view.play.elections
  return (
    <>
      {isLarge ? (
        <div className={`seen-table large ${version}`}>
          {picture}
          <Hands {...stage} />
        </div>
      ) : (
        !isCutting && <Hands {...stage} />
      )}
      {isCutting ? <Cut {...stage} /> : <Handling {...stage} />}
      <OverCards {...stage} />
      <International {...stage} />
      {!isLarge && <div className={`seen-table small ${version}`}>{picture}</div>}
      <InWords view={view} patron={patron} />
    </>
  )
}
