import { useEffect, useRef, useState } from 'react'
import type { Phrase } from '../../../../kernel/refusal.ts'
import {
  type Approval,
  answerApproval,
  CONFIRM,
  type DeskLine,
  type StaffMember,
} from '../../../client/desk.ts'
import { phraseText, spokenText, useWords, type Words } from '../../../i18n/index.ts'
import { useSay } from '../../../ui/announcer/announcer.tsx'
import { focusNextStep } from '../focus.ts'
import { ranksAt } from '../forms/command-form.tsx'
import { type CommandForm, formFor } from '../forms/command-forms.ts'
import { Chips, FollowsList } from '../forms/preview.tsx'
import { commandFieldsText } from './command-fields.ts'
import { Confirm } from './confirm.tsx'
import { type Requests, roundAsked, useRequests } from './use-requests.ts'

/** Requests that need a second person. Nobody can approve their own. */

const formOf = (lines: readonly DeskLine[], { table, said }: Approval): CommandForm | undefined => {
  const line = lines.find(({ id }) => id === table)
  return line && formFor(line.game, String(said.does))
}

const roundText = ({ table }: Words, one: Approval): string => {
  const round = roundAsked(one)
  return round === undefined ? '' : table.round(round)
}

interface LineProps {
  readonly one: Approval
  readonly lines: readonly DeskLine[]
  readonly who: StaffMember
  readonly answer: (number: number, word: Answer) => void
}

type Answer = 'approve' | 'decline' | 'withdraw'

const answersTo = ({ stale }: Approval, isOwn: boolean, isMine: boolean): readonly Answer[] => {
  if (isOwn) return ['withdraw']
  if (!isMine) return []
  return stale?.isOver ? ['decline'] : ['approve', 'decline']
}

/** Folded for the person who asked and knows it: the wagers have to stay in view. */
const Consequences = ({ one, isOwn }: { readonly one: Approval; readonly isOwn: boolean }) => {
  const { desk } = useWords()
  if (!one.follows || one.stale?.isOver) return null
  const list = <FollowsList follows={one.follows} />
  return isOwn ? (
    <details>
      <summary>{desk.follows}</summary>
      {list}
    </details>
  ) : (
    list
  )
}

const Asking = ({ one, lines, who, answer }: LineProps) => {
  const words = useWords()
  const { desk } = words
  const deed = formOf(lines, one)
  const title = lines.find(({ id }) => id === one.table)?.title ?? one.table
  const isOwn = one.asks.name === who.name
  const isMine = ranksAt(who.role, 'game-supervisor') && (!deed || ranksAt(who.role, deed.rank))
  return (
    <li className="asked">
      <p>
        <strong>{one.asks.name}</strong>: {desk.deed(String(one.said.does))}
      </p>
      <p className="note">
        {[spokenText(words, title), roundText(words, one), commandFieldsText(words, one.said)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {one.reason && <p>{words.marks.of(desk.field('reason'), one.reason)}</p>}
      <Consequences one={one} isOwn={isOwn} />
      {one.stale && <p role="alert">{desk.isStale(phraseText(words, one.stale))}</p>}
      <div className="facts-row">
        {answersTo(one, isOwn, isMine).map(word => (
          <button
            key={word}
            type="button"
            className={word === 'approve' ? 'primary' : undefined}
            onClick={() => answer(one.number, word)}
          >
            {desk.approval[word]}
          </button>
        ))}
        {!isOwn && !isMine && deed && (
          <span className="note">
            {desk.notYours(deed.rank === 'dealer' ? 'game-supervisor' : deed.rank)}
          </span>
        )}
      </div>
    </li>
  )
}

interface AnsweredProps {
  readonly all: readonly Approval[]
  readonly lines: readonly DeskLine[]
}

/** The next round is over too: nobody needs the answer any more. */
const isLongOver = (lines: readonly DeskLine[], one: Approval): boolean => {
  const line = lines.find(({ id }) => id === one.table)
  const round = roundAsked(one)
  return line !== undefined && round !== undefined && round < line.rounds
}

/** Tells the person who asked about the answer, on whatever page of the desk they are. */
const Answered = ({ all, lines }: AnsweredProps) => {
  const words = useWords()
  const { desk } = words
  const say = useSay()
  const latest = all.findLast(one => !isLongOver(lines, one))
  const { is = '', by, says = '', facts } = latest?.standing ?? {}
  const text = latest && desk.answered(is, desk.deed(String(latest.said.does)), by?.name ?? '')
  const whole =
    text && [text, phraseText(words, { says, ...(facts && { facts }) })].filter(Boolean).join(' ')
  const heard = useRef<string>(undefined)
  useEffect(() => {
    if (whole && heard.current !== whole) say(whole)
    heard.current = whole
  }, [whole, say])
  if (!whole) return null
  /** The dealer may have paid already: they have to know what to take back and what to add. */
  const moved = is === 'carried-out' ? (latest?.follows?.patrons ?? []) : []
  return (
    <div className="tile done">
      <p>{whole}</p>
      {moved.length > 0 && (
        <ul className="moved">
          <Chips patrons={moved} />
        </ul>
      )}
    </div>
  )
}

interface Props {
  readonly who: StaffMember
  readonly lines: readonly DeskLine[]
}

/** With requests that the page follows already. */
export const Approvals = ({ who, lines, requests }: Props & { readonly requests: Requests }) => {
  const words = useWords()
  const { desk } = words
  const { pending, answered, look } = requests
  const say = useSay()
  const [says, setSays] = useState<Phrase>()
  const [unconfirmed, setUnconfirmed] = useState<number>()
  const answer = async (number: number, word: Answer) => {
    const against = await answerApproval(number, word)
    setUnconfirmed(against === CONFIRM ? number : undefined)
    const told = against ?? { says: desk.youAnswered[word] }
    setSays(told === CONFIRM ? undefined : told)
    if (against === undefined) say(desk.youAnswered[word])
    if (against === undefined)
      focusNextStep(false, document.querySelector<HTMLElement>('.page.desk h1'))
    look()
  }
  const told = says && phraseText(words, says)
  if (pending.length === 0)
    return (
      <>
        {told && <p className="tile done">{told}</p>}
        <Answered all={answered} lines={lines} />
      </>
    )
  return (
    <section className="tile asks" aria-labelledby="approvals">
      <h2 id="approvals">{desk.approvals}</h2>
      <ul className="lines">
        {pending.map(one => (
          <Asking
            key={one.number}
            one={one}
            lines={lines}
            who={who}
            answer={(number, word) => void answer(number, word)}
          />
        ))}
      </ul>
      {unconfirmed !== undefined && (
        <Confirm who={who} confirmed={() => void answer(unconfirmed, 'approve')} />
      )}
      <p role="status">{told}</p>
      <Answered all={answered} lines={lines} />
    </section>
  )
}

export const PendingApprovals = (props: Props) => (
  <Approvals {...props} requests={useRequests(props.who.name)} />
)
