import { useCallback, useEffect, useState } from 'react'
import { type Approval, answerApproval, fetchApprovals } from '../connection/desk.ts'
import { useWords } from '../words/index.ts'

/** What one person has asked for and another has to approve: never one's own. */

const EVERY = 2000

const usePending = (): readonly [readonly Approval[], () => void] => {
  const [pending, setPending] = useState<readonly Approval[]>([])
  const look = useCallback(() => {
    void fetchApprovals().then(
      all => setPending((all ?? []).filter(({ standing }) => standing.is === 'pending')),
      () => undefined,
    )
  }, [])
  useEffect(() => {
    look()
    const timer = setInterval(look, EVERY)
    return () => clearInterval(timer)
  }, [look])
  return [pending, look]
}

const WORDS = ['approve', 'decline'] as const

export const PendingApprovals = ({ name }: { readonly name: string }) => {
  const {
    desk,
    said: { refusal },
  } = useWords()
  const [pending, look] = usePending()
  const [says, setSays] = useState('')
  const answer = async (number: number, word: 'approve' | 'decline' | 'withdraw') => {
    setSays((await answerApproval(number, word)) ?? '')
    look()
  }
  if (pending.length === 0) return null
  return (
    <section className="tile asks" aria-labelledby="approvals">
      <h2 id="approvals">{desk.approvals}</h2>
      <ul className="lines">
        {pending.map(({ number, table, said, reason, asks }) => (
          <li key={number}>
            <span>
              <strong>{asks.name}</strong>: {desk.deed(String(said.does))}, {table}. {reason}
            </span>
            {(asks.name === name ? (['withdraw'] as const) : WORDS).map(word => (
              <button key={word} type="button" onClick={() => void answer(number, word)}>
                {desk.approval[word]}
              </button>
            ))}
          </li>
        ))}
      </ul>
      <p role="status">{refusal(says)}</p>
    </section>
  )
}
