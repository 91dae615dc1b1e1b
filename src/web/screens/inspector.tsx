import { useEffect, useRef } from 'react'
import { Law } from '../inspector/law.tsx'
import { Logs } from '../inspector/logs.tsx'
import { hrefTo } from '../route.ts'
import { useWords } from '../words/index.ts'
import '../style/explore.css'
import '../style/inspector.css'

/** For who looks on afterwards: every log, every round, every clause. */

interface InspectorProps {
  readonly part: string
  readonly id: string | undefined
}

/** Another clause is another page, although the screen stays. */
const useFocusOn = (where: string) => {
  const shown = useRef(where)
  useEffect(() => {
    if (shown.current === where) return
    shown.current = where
    document.getElementById('main')?.focus()
    scrollTo(0, 0)
  }, [where])
}

export const InspectorScreen = ({ part, id }: InspectorProps) => {
  const { inspector } = useWords()
  const isLaw = part === 'law'
  useFocusOn(`${part}/${id}`)
  return (
    <div className="page inspector">
      <h1>{inspector.title}</h1>
      <nav className="switch" aria-label={inspector.parts}>
        <a href={hrefTo('inspector')} aria-current={isLaw ? undefined : 'page'}>
          {inspector.logs}
        </a>
        <a href={hrefTo('inspector', 'law')} aria-current={isLaw ? 'page' : undefined}>
          {inspector.law}
        </a>
      </nav>
      {isLaw ? <Law id={id} /> : <Logs />}
    </div>
  )
}
