import { Suspense, useEffect, useState } from 'react'
import type { Listed } from '../../client/api/house.ts'
import { onPage } from '../../games/index.ts'
import { useWords } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './table-status.module.css'

/** The current state of a table, and its last results. */

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

const PREPARING: readonly string[] = ['opening', 'inspecting', 'shuffling', 'cutting', 'cut']

const standingOf = (game: string, phase: string): 'taking' | 'preparing' | 'inPlay' => {
  if (onPage(game)?.taking.includes(phase)) return 'taking'
  return PREPARING.includes(phase) ? 'preparing' : 'inPlay'
}

interface StandingProps {
  readonly table: Listed
  /** How far the server's clock is ahead of this one, in milliseconds. */
  readonly ahead: number
}

export const Standing = ({ table, ahead }: StandingProps) => {
  const { lobby } = useWords()
  const seconds = useSecondsTo(table.until, ahead)
  if (!table.open) return <p className={styles.badge}>{lobby.closed}</p>
  const standing = standingOf(table.game, table.phase)
  const taking = standing === 'taking'
  return (
    <p className={styles.badge} data-taking={taking || undefined}>
      {taking && <Icon name="check" size={14} />}
      {lobby[standing]}
      {taking && seconds !== undefined && ` · ${seconds} s`}
    </p>
  )
}

interface ResultsProps {
  readonly table: Listed
  /** True if the patterns of the road are named: a setting, and never for excluded guests. */
  readonly shapes: boolean
}

export const Results = ({ table, shapes }: ResultsProps) => {
  const { lobby } = useWords()
  const { road: Road, tile: Picture } = onPage(table.game) ?? {}
  if (Road && table.road)
    return (
      <Suspense fallback={<div className={styles.road} />}>
        <div className={styles.road}>
          <Road road={table.road} shapes={shapes} />
        </div>
      </Suspense>
    )
  if (!Picture || table.lastResults.length === 0) return <p className="note">{lobby.fresh}</p>
  return (
    <ol className={styles.beads} aria-label={lobby.lastResults}>
      <Suspense>
        <Picture results={table.lastResults.slice(0, 6)} />
      </Suspense>
    </ol>
  )
}
