import { type ReactNode, useEffect, useRef, useState } from 'react'
import { hrefTo } from '../../app/route.ts'
import { isAuditor } from '../../client/api/audit.ts'
import { useWords } from '../../i18n/index.ts'
import { HouseLog } from './house-log.tsx'
import { Law } from './law/matrix.tsx'
import { Logs } from './logs.tsx'
import { OneRound } from './rounds/round.tsx'
import { FindRounds } from './rounds/round-search.tsx'
import { SignificantEvents } from './significant.tsx'
import { WhatIf } from './what-if/screen.tsx'
import './explore.css'
import './inspector.css'

/** The inspector: every log, every round, every clause. */

interface InspectorProps {
  readonly part: string
  readonly id: string | undefined
}

/** Moves the focus when another clause opens within the same screen. */
const useFocusOn = (where: string) => {
  const shown = useRef(where)
  useEffect(() => {
    if (shown.current === where) return
    shown.current = where
    document.getElementById('main')?.focus()
    scrollTo(0, 0)
  }, [where])
}

/** Undefined until the server has said who you are. */
const useIsAuditor = (): boolean | undefined => {
  const [is, setIs] = useState<boolean>()
  useEffect(() => {
    void isAuditor().then(setIs)
  }, [])
  return is
}

/** Pages for inspectors and operators only. */
const OF_THE_HOUSE: readonly string[] = ['rounds', 'events', 'log']

const partOf = (part: string, id: string | undefined, may: boolean): ReactNode => {
  switch (part) {
    case 'law':
      return <Law id={id} />
    case 'rounds':
      return id === undefined ? <FindRounds /> : <OneRound key={id} id={id} />
    case 'events':
      return <SignificantEvents />
    case 'what-if':
      return <WhatIf isAuditor={may} />
    case 'log':
      return <HouseLog key={id} id={id ?? ''} />
    default:
      return <Logs isAuditor={may} />
  }
}

export const InspectorScreen = ({ part, id }: InspectorProps) => {
  const { inspector, audit } = useWords()
  const may = useIsAuditor()
  useFocusOn(`${part}/${id?.startsWith('?') ? '' : id}`)
  const parts = [
    ['', inspector.logs],
    ...(may
      ? ([['rounds', audit.rounds] as const, ['events', audit.events] as const] as const)
      : []),
    ['law', inspector.law],
    ['what-if', inspector.whatIf.title],
  ] as const
  const isClosed = may === false && OF_THE_HOUSE.includes(part)
  const isHere = (name: string) => part === name || (name === '' && part === 'log')
  return (
    <div className="page inspector">
      <h1>{inspector.title}</h1>
      <nav className="switch" aria-label={inspector.parts}>
        {parts.map(([name, says]) => (
          <a
            key={name}
            href={name === '' ? hrefTo('inspector') : hrefTo('inspector', name)}
            aria-current={isHere(name) ? 'page' : undefined}
          >
            {says}
          </a>
        ))}
      </nav>
      {isClosed ? <p>{audit.notYours}</p> : partOf(part, id, may === true)}
    </div>
  )
}
