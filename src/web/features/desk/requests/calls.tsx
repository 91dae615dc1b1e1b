import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type CallFor, callsAt } from '../../../../floor/calls.ts'
import type { OpenCall } from '../../../../protocol/desk.ts'
import { hrefTo } from '../../../app/route.ts'
import type { DeskLine, StaffMember } from '../../../client/desk.ts'
import { connectionTo } from '../../../client/table-connections.ts'
import { phraseText, spokenText, useWords, type Words } from '../../../i18n/index.ts'
import { useSay } from '../../../ui/announcer/announcer.tsx'
import type { DeskTable } from '../desk-context.ts'
import { focusNextStep } from '../focus.ts'
import { ranksAt } from '../forms/command-form.tsx'

/** Calls for a supervisor: made with one press, shown on the wall until somebody answers. */

/** Calls that may name a patron. */
const ABOUT: readonly CallFor[] = ['patron-conduct', 'gambling-harm']

export const QuickCalls = ({ at }: { readonly at: DeskTable }) => {
  const { calls, marks } = useWords()
  const [patron, setPatron] = useState('')
  const { line, desk } = at
  const here = desk.patrons.filter(({ left }) => !left).map(one => one.patron)
  const about = here.includes(patron) ? patron : ''
  const isOpen = (what: CallFor): boolean =>
    desk.calls.some(call => call.what === what && (call.patron ?? '') === aboutOf(what))
  const aboutOf = (what: CallFor): string => (ABOUT.includes(what) ? about : '')
  const call = (what: CallFor) => {
    const whom = aboutOf(what)
    const name = calls.call(what, line.game)
    void at.ask(
      { does: 'call-for', what, ...(whom && { patron: whom }) },
      marks.list([calls.title, name]),
    )
  }
  const button = (what: CallFor) => (
    <button key={what} type="button" aria-disabled={isOpen(what)} onClick={() => call(what)}>
      {calls.call(what, line.game)}
    </button>
  )
  const all = callsAt({ game: line.game, attended: line.attended })
  return (
    <section className="tile calls" aria-labelledby="calls">
      <h2 id="calls">{calls.title}</h2>
      <p className="note">{calls.says}</p>
      <div className="call-keys">{all.filter(what => !ABOUT.includes(what)).map(button)}</div>
      <div className="call-keys">
        {here.length > 0 && (
          <label>
            {calls.about}
            <select value={about} onChange={event => setPatron(event.target.value)}>
              <option value="">{calls.nobody}</option>
              {here.map(name => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
        )}
        {ABOUT.map(button)}
      </div>
    </section>
  )
}

const MINUTE = 60_000

interface CallProps {
  readonly call: OpenCall
  readonly line: DeskLine
  readonly who: StaffMember
  readonly refused: (says: string) => void
}

const nameOf = ({ calls }: Words, { call, line }: Pick<CallProps, 'call' | 'line'>): string =>
  calls.call(call.what, line.game)

/** A supervisor answers a call, with a note if they like. The caller can withdraw it. */
const AnswerForm = ({ call, line, who, refused }: CallProps) => {
  const words = useWords()
  const { calls } = words
  const [note, setNote] = useState('')
  const isOwn = call.by.name === who.name
  const answer = async (event: FormEvent) => {
    event.preventDefault()
    const connection = await connectionTo(line.id)
    const { number } = call
    const told = await connection.send({ does: 'answer-call', number, ...(note && { note }) })
    if ('notSent' in told) refused(words.line.notSent)
    else refused('refused' in told ? phraseText(words, told.refused) : '')
    focusNextStep(false, document.querySelector<HTMLElement>('.page.desk h1'))
  }
  const named = isOwn ? calls.takeBackNamed : calls.answerNamed
  return (
    <form onSubmit={event => void answer(event)}>
      {!isOwn && (
        <label>
          {calls.done}
          <input
            value={note}
            maxLength={500}
            autoComplete="off"
            onChange={event => setNote(event.target.value)}
          />
        </label>
      )}
      <button
        type="submit"
        className={isOwn ? undefined : 'primary'}
        aria-label={named(nameOf(words, { call, line }), spokenText(words, line.title))}
      >
        {isOwn ? calls.takeBack : calls.answer}
      </button>
    </form>
  )
}

const Waiting = (props: CallProps) => {
  const words = useWords()
  const { calls, desk, marks } = words
  const { call, line, who } = props
  const mayAnswer = call.by.name === who.name || ranksAt(who.role, 'game-supervisor')
  const isHere = location.hash === hrefTo('desk', line.id)
  const ago = Math.floor(Math.max(0, Date.now() - call.at) / MINUTE)
  return (
    <li className="asked">
      <div>
        <p>
          <strong>{nameOf(words, props)}</strong>
          {call.patron && <> · {call.patron}</>}
          {!isHere && (
            <>
              {' · '}
              <a href={hrefTo('desk', line.id)}>{spokenText(words, line.title)}</a>
            </>
          )}
        </p>
        <p className="note">
          {marks.list([calls.by(call.by.name, desk.rank(call.by.rank)), calls.ago(ago)])}
        </p>
      </div>
      {mayAnswer ? <AnswerForm {...props} /> : <p className="note">{calls.waits}</p>}
    </li>
  )
}

const keyOf = (line: DeskLine, { number }: OpenCall): string => `${line.id} ${number}`

/** Announces every new call to a supervisor, on whatever page of the desk they are. */
const useCallAnnouncements = (lines: readonly DeskLine[], who: StaffMember): void => {
  const words = useWords()
  const { calls } = words
  const say = useSay()
  const known = useRef<ReadonlySet<string>>(undefined)
  useEffect(() => {
    const all = lines.flatMap(line => line.calls.map(call => ({ line, call })))
    const fresh = all.filter(
      ({ line, call }) =>
        !known.current?.has(keyOf(line, call)) && call.by.name !== who.name && known.current,
    )
    for (const { line, call } of fresh)
      say(calls.heard(calls.call(call.what, line.game), spokenText(words, line.title)), 'urgently')
    known.current = new Set(all.map(({ line, call }) => keyOf(line, call)))
  }, [lines, who, calls, words, say])
}

export const OpenCalls = ({
  lines,
  who,
}: {
  readonly lines: readonly DeskLine[]
  readonly who: StaffMember
}) => {
  const { calls } = useWords()
  const [says, setSays] = useState('')
  useCallAnnouncements(lines, who)
  const all = lines.flatMap(line => line.calls.map(call => ({ line, call })))
  if (all.length === 0) return null
  const oldestFirst = all.toSorted((a, b) => a.call.at - b.call.at)
  return (
    <section className="tile asks open-calls" aria-labelledby="open-calls">
      <h2 id="open-calls">{calls.open}</h2>
      <ul className="lines">
        {oldestFirst.map(({ line, call }) => (
          <Waiting key={keyOf(line, call)} call={call} line={line} who={who} refused={setSays} />
        ))}
      </ul>
      <p role="status">{says}</p>
    </section>
  )
}
