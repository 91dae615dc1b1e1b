import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Phrase } from '../../../kernel/refusal.ts'
import { hrefTo } from '../../app/route.ts'
import { startOf } from '../../app/staff-links.tsx'
import { type Answer, type Ask, type Connection, whyNot } from '../../client/connection.ts'
import type { DeskLine, Who } from '../../client/desk.ts'
import { connectionTo } from '../../client/table-connections.ts'
import type { AnyFace } from '../../games/face.ts'
import { faceOf, hasFace } from '../../games/index.ts'
import { spoken, spokenText, useWords, type Words } from '../../i18n/index.ts'
import { useSay } from '../../ui/announcer.tsx'
import { ClauseLink } from '../../ui/clause.tsx'
import type { Role } from '../staff/roles.ts'
import { NoticeLine } from '../table/notice-line.tsx'
import { useMoment } from '../table/state/use-view.ts'
import { PendingApprovals } from './approvals.tsx'
import { OpenCalls, QuickCalls } from './calls.tsx'
import { type At, ONE_PRESS } from './desk-context.ts'
import { Felt } from './felt.tsx'
import { DeedPanel } from './forms/command-form.tsx'
import { formsAt } from './forms/command-forms.ts'
import { Next } from './next-step.tsx'
import { Wall } from './overview.tsx'
import { Asks, Disputes, Nominees } from './people.tsx'
import { OnSign } from './sign.tsx'
import { useDesk } from './use-desk.ts'
import './desk.css'

/** The dealer's and the supervisor's side of the house: `#/desk`, and `#/desk/TABLE`. */

/** How long it is told that something was done. */
const LONG_ENOUGH = 5000

interface TableProps {
  readonly line: DeskLine
  readonly lines: readonly DeskLine[]
  readonly who: Who
}

interface Reached {
  readonly connection: Connection
  readonly face: AnyFace | undefined
}

const useReached = (table: string): Reached | undefined => {
  const [reached, setReached] = useState<Reached>()
  useEffect(() => {
    let wanted = true
    void connectionTo(table).then(async connection => {
      const { game } = connection
      const face = hasFace(game) ? await faceOf(game) : undefined
      if (wanted) setReached({ connection, face })
    })
    return () => {
      wanted = false
    }
  }, [table])
  return reached
}

interface Told extends Phrase {
  readonly under?: string
  readonly is: 'refused' | 'waiting' | 'done'
}

/** More steps than any game has between a result and the end of its round. */
const MOST_STEPS = 10

const useRepeated = () => {
  const last = useRef({ text: '', at: Number.NEGATIVE_INFINITY })
  return useCallback((what: Ask): boolean => {
    const now = { text: JSON.stringify(what), at: performance.now() }
    const isSame = now.text === last.current.text && now.at - last.current.at < ONE_PRESS
    last.current = now
    return isSame
  }, [])
}

/** Waits until the page shows the table as it is after this entry. */
const shownSince = (connection: Connection, seq: number): Promise<void> =>
  new Promise(resolve => {
    const isShown = () => (connection.moment()?.seq ?? 0) >= seq
    if (isShown()) return resolve()
    const stop = connection.subscribe(() => {
      if (!isShown()) return
      stop()
      resolve()
    })
  })

/** Sends, and tells what came of it: done, refused with the clause, or held for a second person. */
const useAsk = (connection: Connection) => {
  const words = useWords()
  const { desk, line } = words
  const say = useSay()
  const [told, setTold] = useState<Told>()
  /** Of what waits for a second person, the list beside the table tells from then on. */
  useEffect(() => {
    if (told?.is !== 'waiting') return
    const timer = setTimeout(() => setTold(undefined), LONG_ENOUGH)
    return () => clearTimeout(timer)
  }, [told])
  const isRepeated = useRepeated()
  const tell = useCallback(
    (answer: Answer, named?: string): boolean => {
      const now = toldOf(answer, { desk, line }, named)
      setTold(now)
      if (now?.is === 'done') say(now.says)
      else if (now) say(spoken(words, now), 'urgently')
      return now?.is !== 'refused'
    },
    [desk, line, words, say],
  )
  const ask = useCallback(
    async (what: Ask, named?: string): Promise<boolean> =>
      !isRepeated(what) && tell(await connection.send(what), named),
    [connection, isRepeated, tell],
  )
  const report = useCallback(
    async (what: Ask): Promise<boolean> => {
      if (isRepeated(what)) return false
      const answer = await connection.send(what)
      if ('done' in answer) await shownSince(connection, answer.done)
      return tell(answer)
    },
    [connection, isRepeated, tell],
  )
  const stepUntil = useCallback<At['stepUntil']>(
    async isThere => {
      for (let taken = 0; taken < MOST_STEPS; taken += 1) {
        const now = connection.moment()
        if (!now || isThere(now)) return true
        const answer = await connection.send({ does: 'proceed' })
        if (!tell(answer) || !('done' in answer)) return false
        await shownSince(connection, answer.done)
      }
      return false
    },
    [connection, tell],
  )
  return { told, ask, report, stepUntil }
}

/** A step of the round is seen on the table; of a deed it is told that it was done. */
const toldOf = (
  answer: Answer,
  { desk, line }: Pick<Words, 'desk' | 'line'>,
  named?: string,
): Told | undefined => {
  if ('done' in answer) return named ? { says: desk.doneWith(named), is: 'done' } : undefined
  if ('refused' in answer) return { ...answer.refused, is: 'refused' }
  const says = whyNot(answer, { failed: desk.pending, notSent: line.notSent })
  return { says, is: 'waits' in answer ? 'waiting' : 'refused' }
}

const ToldLine = ({ told }: { readonly told: Told | undefined }) => {
  const words = useWords()
  return (
    <div className="told" role="status">
      {told && (
        <p className={told.is === 'done' ? 'done' : 'refusal'}>
          {told.under && <ClauseLink id={told.under} />} <span>{spoken(words, told)}</span>
        </p>
      )}
    </div>
  )
}

const Top = ({ at }: { readonly at: At }) => {
  const words = useWords()
  const { desk } = words
  const { dealing, attended } = at.desk
  const name = dealing.is === 'person' ? dealing.name : ''
  const dealer = { virtual: desk.virtual, nobody: desk.nobody, person: desk.person(name) }
  return (
    <header className="desk-top">
      <a href={hrefTo('desk')}>← {desk.wall}</a>
      <h1 tabIndex={-1}>{spokenText(words, at.line.title)}</h1>
      <ul className="facts-row">
        <li className="badge">{at.isDealer ? desk.you : dealer[dealing.is]}</li>
        {attended && <li className="badge">{desk.attended}</li>}
        {!at.desk.open && <li className="badge">{desk.closed}</li>}
      </ul>
      {at.isDealer ? (
        <button type="button" onClick={() => void at.ask({ does: 'hand-back' })}>
          {attended ? desk.handBack : desk.handBackTo}
        </button>
      ) : (
        <button
          type="button"
          className="primary"
          onClick={() => void at.ask({ does: 'take-over' })}
        >
          {desk.takeOver}
        </button>
      )}
    </header>
  )
}

interface WorkingProps extends TableProps {
  readonly reached: Reached
}

const Working = ({ reached, line, lines, who }: WorkingProps) => {
  const words = useWords()
  const { connection, face } = reached
  const moment = useMoment(connection)
  const { told, ...asks } = useAsk(connection)
  const forms = useMemo(() => formsAt(line.game), [line.game])
  if (!moment?.desk) return <p className="wait">{words.line.opening}</p>
  const { desk } = moment
  const isDealer = desk.dealing.is === 'person' && desk.dealing.name === who.name
  const now = () => connection.moment() ?? moment
  const at: At = { line, who, moment, desk, face, isDealer, now, ...asks }
  return (
    <>
      <Top at={at} />
      <ToldLine told={told} />
      <NoticeLine connection={connection} />
      <div className="desk-columns">
        <div>
          <Next at={at} />
          <Disputes at={at} />
          <Asks at={at} />
          <DeedPanel title={words.desk.happened} deeds={forms.happened} at={at} />
          <QuickCalls at={at} />
          <DeedPanel title={words.desk.directs} deeds={forms.directs} at={at} />
          <DeedPanel title={words.desk.notices} deeds={forms.notices} at={at} />
        </div>
        <div>
          <OpenCalls who={who} lines={[line]} />
          <PendingApprovals who={who} lines={lines} />
          <Felt at={at} connection={connection} />
          <Nominees at={at} />
          <OnSign at={at} />
        </div>
      </div>
    </>
  )
}

const AtTable = ({ line, lines, who }: TableProps) => {
  const { line: words } = useWords()
  const reached = useReached(line.id)
  return reached ? (
    <Working reached={reached} line={line} lines={lines} who={who} />
  ) : (
    <p className="wait">{words.opening}</p>
  )
}

export const DeskScreen = ({ id }: { readonly id: string | undefined }) => {
  const { desk, line, staff } = useWords()
  const found = useDesk()
  if (found === undefined) return <p className="wait">{line.opening}</p>
  if (found === 'nobody')
    return (
      <div className="page desk">
        <h1>{desk.title}</h1>
        <p className="lead">{desk.staffOnly}</p>
        <p>
          <a className="button primary" href={hrefTo('staff')}>
            {desk.signIn}
          </a>
        </p>
      </div>
    )
  if ('elsewhere' in found)
    return (
      <div className="page desk">
        <h1>{desk.title}</h1>
        <p className="lead">{desk.elsewhere(staff.roles[found.elsewhere.role as Role])}</p>
        <p>
          <a className="button primary" href={startOf(found.elsewhere.role)}>
            {desk.toStart}
          </a>
        </p>
      </div>
    )
  const at = found.lines.find(one => one.id === id)
  return (
    <div className="page desk">
      {at ? <AtTable key={at.id} line={at} {...found} /> : <Wall {...found} />}
    </div>
  )
}
