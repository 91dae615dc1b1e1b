import { useCallback, useEffect, useState } from 'react'
import { MEASURES } from '../../../protection/state.ts'
import type { Result, Standing } from '../../../protocol/protection.ts'
import { hrefTo } from '../../app/route.ts'
import { fetchResults, fetchStanding, protect } from '../../client/api/protection.ts'
import { spoken, useWords } from '../../i18n/index.ts'
import { useSay } from '../../ui/announcer/announcer.tsx'
import { MeasureLimits, type Protect } from './allowance.tsx'
import { AwayNote, Breaks, Checks } from './breaks.tsx'
import styles from './limits.module.css'
import { Results } from './results.tsx'

/** Your limits, and what you have won and lost. */

interface Shown {
  readonly standing: Standing
  readonly results: readonly Result[]
}

const useShown = () => {
  const [shown, setShown] = useState<Shown | 'nobody'>()
  const look = useCallback(async () => {
    try {
      const [standing, results] = await Promise.all([fetchStanding(), fetchResults()])
      setShown({ standing, results })
    } catch {
      setShown('nobody')
    }
  }, [])
  useEffect(() => void look(), [look])
  return [shown, look] as const
}

export const LimitsScreen = () => {
  const words = useWords()
  const { limits, lobby } = words
  const say = useSay()
  const [shown, look] = useShown()
  const [note, setNote] = useState<{ readonly says: string; readonly isRefused: boolean }>()
  const change: Protect = async (does, more, said) => {
    const against = await protect(does, { ...more }).then(
      refused => refused && spoken(words, refused),
      () => words.line.notSent,
    )
    /** First the numbers, so that the message never appears beside old ones. */
    if (against === undefined) await look()
    const says = against ?? said
    setNote({ says, isRefused: against !== undefined })
    say(says)
  }
  return (
    <div className={`page ${styles.limits}`}>
      <h1>{limits.title}</h1>
      <p className="lead">{limits.lead}</p>
      {shown === 'nobody' && (
        <p>
          {limits.signIn} <a href={hrefTo()}>{lobby.house}</a>
        </p>
      )}
      {shown !== undefined && shown !== 'nobody' && (
        <>
          <p className="note">{limits.device}</p>
          {note && (
            <p className={styles.said} data-refused={note.isRefused || undefined}>
              {note.says}
            </p>
          )}
          {shown.standing.away && (
            <p className={styles.away} data-part="away">
              <AwayNote {...shown.standing.away} />
            </p>
          )}
          <h2>{limits.limits}</h2>
          <div className={styles.grid}>
            {MEASURES.map(of => (
              <MeasureLimits key={of} of={of} limits={shown.standing.limits} protect={change} />
            ))}
          </div>
          <div className={styles.grid}>
            <Checks every={shown.standing.every} protect={change} />
            <Breaks protect={change} />
          </div>
          <h2>{limits.results}</h2>
          <p className="note">{limits.resultsSays}</p>
          <Results results={shown.results} />
        </>
      )}
    </div>
  )
}
