import { useCallback, useEffect, useState } from 'react'
import { MEASURES } from '../../../protection/state.ts'
import type { Result, Standing } from '../../../protocol/protection.ts'
import { fetchResults, fetchStanding, protect } from '../../client/api/protection.ts'
import { phraseText, useWords } from '../../i18n/index.ts'
import { useSay } from '../../ui/announcer/announcer.tsx'
import { SignIn } from '../lobby/account.tsx'
import { MeasureLimits, type Protect } from './allowance.tsx'
import { AwayNote, Breaks, Checks } from './breaks.tsx'
import styles from './limits.module.css'
import { Results } from './results.tsx'

/** Your limits, and what you have won and lost. */

/** How long to wait before the server is asked again, in milliseconds. */
const AGAIN = 2000

interface LimitsState {
  readonly standing: Standing
  readonly results: readonly Result[]
}

const useShown = () => {
  const [shown, setShown] = useState<LimitsState | 'nobody' | 'unreached'>()
  const look = useCallback(async () => {
    try {
      const [standing, results] = await Promise.all([fetchStanding(), fetchResults()])
      setShown(standing && results ? { standing, results } : 'nobody')
    } catch {
      setShown('unreached')
    }
  }, [])
  useEffect(() => void look(), [look])
  useEffect(() => {
    if (shown !== 'unreached') return
    const timer = setInterval(() => void look(), AGAIN)
    return () => clearInterval(timer)
  }, [shown, look])
  return [shown, look] as const
}

/** Limits belong to somebody: asks who you are, here on the page. */
const Nobody = ({ signedIn }: { readonly signedIn: () => Promise<void> }) => {
  const { limits, lobby } = useWords()
  const [isAsking, ask] = useState(false)
  return (
    <>
      <p>{limits.signIn}</p>
      <p>
        <button type="button" className="primary" onClick={() => ask(true)}>
          {lobby.signInShort}
        </button>
      </p>
      {isAsking && <SignIn changed={() => void signedIn()} close={() => ask(false)} />}
    </>
  )
}

export const LimitsScreen = () => {
  const words = useWords()
  const { limits } = words
  const say = useSay()
  const [shown, look] = useShown()
  const [note, setNote] = useState<{ readonly says: string; readonly isRefused: boolean }>()
  const change: Protect = async (does, more, said) => {
    const against = await protect(does, { ...more }).then(
      refused => refused && phraseText(words, refused),
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
      {shown === 'nobody' && <Nobody signedIn={look} />}
      {shown === 'unreached' && (
        <p role="status">
          {limits.unreached} {words.line.again}
        </p>
      )}
      {typeof shown === 'object' && (
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
