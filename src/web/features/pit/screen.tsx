import { useCallback, useEffect, useState } from 'react'
import { hrefTo } from '../../app/route.ts'
import { fetchPit, type Grouping, type Pit, type PitLine } from '../../client/api/pit.ts'
import type { ResultOrRefusal } from '../../client/api/staff.ts'
import { fetchWho, type StaffMember } from '../../client/desk.ts'
import { useWords } from '../../i18n/index.ts'
import { ranksAt } from '../desk/forms/command-form.tsx'
import '../odds/odds.css'
import { lineName } from './names.ts'
import './pit.css'
import { Report } from './report.tsx'
import { Shift } from './shift.tsx'
import { Trays } from './trays.tsx'

/** `#/pit`: the money of the house, for supervisors and inspectors. */

const EVERY = 15_000

type PitAnswer = { readonly pit: Pit; readonly who: StaffMember } | 'nobody' | undefined

/** If a refresh fails, the page keeps its content, so that no input is lost. */
const after = (
  before: PitAnswer,
  answer: ResultOrRefusal<Pit>,
  who: StaffMember | undefined,
): PitAnswer => {
  if (who && 'came' in answer) return { pit: answer.came, who }
  return who && before ? before : 'nobody'
}

export const PitScreen = () => {
  const words = useWords()
  const [asked, setAsked] = useState<{ by: Grouping; day: number | undefined }>({
    by: 'table',
    day: undefined,
  })
  const [found, setFound] = useState<PitAnswer>()
  const { by, day } = asked
  const again = useCallback(() => {
    void Promise.all([fetchPit(by, day), fetchWho()]).then(
      ([answer, who]) => setFound(before => after(before, answer, who)),
      () => undefined,
    )
  }, [by, day])
  useEffect(() => {
    again()
    const timer = setInterval(again, EVERY)
    return () => clearInterval(timer)
  }, [again])
  if (found === undefined) return <p className="wait">{words.pit.wait}</p>
  if (found === 'nobody')
    return (
      <div className="page">
        <h1>{words.pit.title}</h1>
        <p>
          <a href={hrefTo('staff')}>{words.pit.notYours}</a>
        </p>
      </div>
    )
  const { pit, who } = found
  const titles = new Map(pit.tables.map(({ id, title }) => [id, title]))
  const name = ({ of }: PitLine): string => lineName(words, pit.report.by, of, titles)
  return (
    <div className="page pit">
      <h1>{words.pit.title}</h1>
      <p className="lead">{words.pit.lead}</p>
      <Report
        pit={pit}
        by={by}
        day={day}
        choose={(to, of) => setAsked({ by: to, day: of })}
        name={name}
      />
      {who.role !== 'inspector' && <Shift pit={pit} who={who} again={again} />}
      {ranksAt(who.role, 'game-supervisor') && <Trays tables={pit.tables} again={again} />}
    </div>
  )
}
