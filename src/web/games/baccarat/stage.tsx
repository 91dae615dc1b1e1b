import { lazy } from 'react'
import { useWords } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon.tsx'
import { LoadedPart } from '../../ui/loaded-part.tsx'
import { PHONE, useMedia } from '../../ui/media.ts'
import styles from './baccarat.module.css'
import { Cut } from './cards/cut.tsx'
import { Handling, isHolding } from './cards/handling.tsx'
import { Hands } from './cards/hands.tsx'
import { OthersLine, Pods } from './felt/pods.tsx'
import { Notes } from './felt/wager-notes.tsx'
import { OverCards } from './rights.tsx'
import { BigRoadBoard } from './roads.tsx'
import type { Stage } from './table.ts'
import { InWords } from './table-text.tsx'

const International = lazy(async () => ({
  default: (await import('./felt/international.tsx')).International,
}))

/** The far side of the table: the other patrons, the headline, both hands, and questions. */

/** In front of you: your seat, or what has to happen before you can bet. */
const Rail = ({ view, connection, seat, mode }: Stage) => {
  const { shell } = useWords()
  const stands = view.standing.some(({ patron }) => patron === connection.patron)
  const lock =
    mode === 'arriving'
      ? shell.needChips
      : view.play.phase === 'cutting'
        ? shell.afterCut
        : undefined
  /** The rail is above the areas, which are higher when there are side wagers. */
  const hasSides = view.play.areas.length > 3
  if (lock)
    return (
      <p className={`${styles.rail} ${styles.locked}`} data-behind={hasSides || undefined}>
        <Icon name="lock" size={14} /> {lock}
      </p>
    )
  if (seat === undefined && !stands) return null
  return <p className={styles.rail}>{seat === undefined ? shell.youStand : shell.youSit(seat)}</p>
}

export const BaccaratStage = (stage: Stage) => {
  const { view, connection, mode, children, parts } = stage
  const { patron } = connection
  const isPhone = useMedia(PHONE)
  const isCutting = view.play.phase === 'cutting'
  return (
    <>
      <Pods view={view} patron={patron} side="left" />
      <div className={styles.head}>{children}</div>
      <Pods view={view} patron={patron} side="right" />
      <p className={styles.brand} aria-hidden="true">
        Croupier
      </p>
      <div className={styles.play}>
        {!isHolding(stage) && <Hands {...stage} />}
        {mode === 'result' ? parts : <Notes view={view} patron={patron} />}
        {!isHolding(stage) && <OthersLine view={view} patron={patron} />}
        {isPhone && mode === 'closed' && !isHolding(stage) && view.play.results.length > 0 && (
          <div className={styles.road} aria-hidden="true">
            <BigRoadBoard rounds={view.play.results} />
          </div>
        )}
      </div>
      {mode !== 'arriving' && (
        <div className={styles.asked} data-asked>
          {isCutting ? <Cut {...stage} /> : <Handling {...stage} />}
          <OverCards {...stage} />
          {view.play.international !== null && (
            <LoadedPart>
              <International {...stage} />
            </LoadedPart>
          )}
        </div>
      )}
      <Rail {...stage} />
      <InWords view={view} patron={patron} />
    </>
  )
}
