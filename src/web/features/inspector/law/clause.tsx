import { useEffect, useState } from 'react'
import { hrefTo } from '../../../app/route.ts'
import { useWords } from '../../../i18n/index.ts'
import { statusWords } from '../fact-text.ts'
import type { Matter } from './evidence.ts'
import { ScenarioCard } from './scenario.tsx'
import { isAbout, type ScenarioSource, scenariosIn } from './scenarios.ts'

/** Everything known about one clause. */

const Ids = ({ ids }: { readonly ids: readonly string[] }) => (
  <p className="row">
    {ids.map(id => (
      <a key={id} className="clause" href={hrefTo('inspector', 'law', id)}>
        {id}
      </a>
    ))}
  </p>
)

const Files = ({ files }: { readonly files: readonly string[] }) => (
  <ul className="plain">
    {files.map(file => (
      <li key={file}>
        <code>{file}</code>
      </li>
    ))}
  </ul>
)

const useScenarios = ({ id, proofs }: Matter): readonly ScenarioSource[] | undefined => {
  const [shown, setShown] = useState<readonly ScenarioSource[]>()
  useEffect(() => {
    let isWanted = true
    const files = proofs.filter(file => file.startsWith('scenarios/'))
    void Promise.all(files.map(scenariosIn)).then(all => {
      if (isWanted) setShown(all.flat().filter(one => isAbout(one, id)))
    })
    return () => {
      isWanted = false
    }
  }, [id, proofs])
  return shown
}

const Scenarios = ({ matter }: { readonly matter: Matter }) => {
  const { inspector } = useWords()
  const { clause } = inspector
  const shown = useScenarios(matter)
  const [isAsked, setAsked] = useState(false)
  return (
    <section aria-labelledby="scenarios">
      <div className="row">
        <h3 id="scenarios">{clause.scenarios}</h3>
        {shown && shown.length > 1 && (
          <button type="button" className="small" onClick={() => setAsked(true)}>
            {clause.runAll}
          </button>
        )}
      </div>
      {shown === undefined && <p className="note">{inspector.matrix.loading}</p>}
      {shown?.length === 0 && <p className="note">{clause.noScenarios}</p>}
      <ul>
        {shown?.map(one => (
          <ScenarioCard key={`${one.file} ${one.scenario.line}`} written={one} isAsked={isAsked} />
        ))}
      </ul>
    </section>
  )
}

const Readings = ({ readings }: { readonly readings: readonly Matter[] }) => {
  const { clause } = useWords().inspector
  if (readings.length === 0) return null
  return (
    <section aria-label={clause.rulings}>
      <h3>{clause.rulings}</h3>
      {readings.map(({ id, says }) => (
        <p key={id}>
          <a className="clause" href={hrefTo('inspector', 'law', id)}>
            {id}
          </a>{' '}
          {says}
        </p>
      ))}
    </section>
  )
}

const Evidence = ({ matter }: { readonly matter: Matter }) => {
  const { clause } = useWords().inspector
  const tests = matter.proofs.filter(file => !file.startsWith('scenarios/'))
  return (
    <div className="side-by-side">
      <section aria-label={clause.code}>
        <h3>{clause.code}</h3>
        {matter.code.length === 0 && <p className="note">{clause.noCode}</p>}
        <Files files={matter.code} />
      </section>
      {tests.length > 0 && (
        <section aria-label={clause.tests}>
          <h3>{clause.tests}</h3>
          <Files files={tests} />
        </section>
      )}
    </div>
  )
}

/** The clause's summary and its related clauses. */
const MatterText = ({ matter, parts }: { matter: Matter; parts: readonly string[] }) => {
  const { clause } = useWords().inspector
  return (
    <>
      <h2 className="clause-id">{matter.id}</h2>
      <p className="lead">{matter.says}</p>
      {matter.why && (
        <p className="note">
          {clause.why}: {matter.why}
        </p>
      )}
      {matter.on && (
        <section aria-label={clause.on}>
          <h3>{clause.on}</h3>
          <Ids ids={matter.on} />
        </section>
      )}
      {parts.length > 0 && (
        <section aria-label={clause.parts}>
          <h3>{clause.parts}</h3>
          <Ids ids={parts} />
        </section>
      )}
    </>
  )
}

interface ClauseProps {
  readonly id: string
  readonly matters: readonly Matter[]
}

export const ClausePage = ({ id, matters }: ClauseProps) => {
  const words = useWords()
  const { clause } = words.inspector
  const at = matters.findIndex(one => one.id === id)
  const matter = matters[at]
  const beside = [matters[at - 1], matters[at + 1]].flatMap(one => one?.id ?? [])
  const parts = matters.filter(one => one.id.startsWith(`${id}(`))
  return (
    <>
      <p className="row spread">
        <a className="button" href={hrefTo('inspector', 'law')}>
          {clause.back}
        </a>
        {matter && (
          <span className={`status is-${matter.is}`}>{statusWords(words, matter.is)}</span>
        )}
      </p>
      {!matter && <p>{clause.unknown(id)}</p>}
      {matter && (
        <>
          <MatterText matter={matter} parts={parts.map(one => one.id)} />
          <Readings readings={matters.filter(({ on }) => on?.includes(id))} />
          <Evidence matter={matter} />
          <Scenarios matter={matter} />
          <section aria-label={clause.beside}>
            <h3>{clause.beside}</h3>
            <Ids ids={beside} />
          </section>
        </>
      )}
    </>
  )
}
