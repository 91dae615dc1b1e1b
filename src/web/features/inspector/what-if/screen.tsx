import { useState } from 'react'
import type { RoundRecord } from '../../../../records/round-record.ts'
import type { Comparison } from '../../../../what-if/comparison.ts'
import { fetchRounds } from '../../../client/api/audit.ts'
import { lawsOfGames } from '../../../games/index.ts'
import { useWords } from '../../../i18n/index.ts'
import { useOpenExport } from '../open-export.ts'
import { changeOf, type Draft, EMPTY } from './change.ts'
import { ChangeForm } from './form.tsx'
import { Result } from './result.tsx'

/** Settles recorded rounds under other rules: rounds of the open export, or of the house. */

const MOST = 1000

const fetchLatest = async (): Promise<readonly RoundRecord[]> =>
  (await fetchRounds({ most: String(MOST) })).map(({ promises, ...round }) => ({
    ...round,
    promises: promises.map(({ number }) => number),
  }))

export const WhatIf = ({ isAuditor }: { readonly isAuditor: boolean }) => {
  const { inspector, audit } = useWords()
  const { whatIf } = inspector
  const opened = useOpenExport()
  const [draft, setDraft] = useState<Draft>(EMPTY)
  const [found, setFound] = useState<Comparison>()
  const [hasFailed, setFailed] = useState(false)
  const change = changeOf(draft)
  const recorded = opened?.logs.flatMap(({ rounds }) => rounds)
  const settleAgain = async () => {
    if (!change) return
    try {
      const rounds = recorded ?? (await fetchLatest())
      const { compare } = await import('../../../../what-if/comparison.ts')
      setFound(compare(rounds, change, await lawsOfGames()))
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }
  if (!recorded && !isAuditor)
    return (
      <>
        <h2>{whatIf.title}</h2>
        <p>{whatIf.openFirst}</p>
      </>
    )
  return (
    <>
      <h2>{whatIf.title}</h2>
      <p className="lead">{whatIf.lead}</p>
      <p>{recorded ? whatIf.fromExport(recorded.length) : whatIf.fromHouse(MOST)}</p>
      <ChangeForm
        draft={draft}
        change={part => {
          setDraft({ ...draft, ...part })
          setFound(undefined)
        }}
      />
      <p className="row">
        <button
          type="button"
          className="primary"
          disabled={!change}
          onClick={() => void settleAgain()}
        >
          {whatIf.go}
        </button>
        <span className="note">{change ? '' : whatIf.sayWhat}</span>
      </p>
      {hasFailed && <p className="trouble">{audit.failed}</p>}
      {found && <Result found={found} />}
    </>
  )
}
