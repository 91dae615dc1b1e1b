import { hrefTo } from '../../../app/route.ts'
import type { DeskLine, StaffMember } from '../../../client/desk.ts'
import { spokenText, useWords, type Words } from '../../../i18n/index.ts'
import '../../start/start.css'
import { NeedsAttention } from '../../start/attention.tsx'
import { PendingApprovals } from '../requests/approvals.tsx'
import { OpenCalls } from '../requests/calls.tsx'
import { LineHealth } from './connection-health.tsx'
import { Figures } from './figures.tsx'
import { BringTable } from './new-table.tsx'
import type { ResponseState } from './use-desk.ts'

/** Every table with its state. Tables that wait for somebody come first. */

const dealerOf = ({ desk }: Words, { dealing }: DeskLine, who: StaffMember): string => {
  if (dealing.is === 'person')
    return dealing.name === who.name ? desk.you : desk.person(dealing.name)
  return dealing.is === 'virtual' ? desk.virtual : desk.nobody
}

/** What a table needs a person for. A virtual dealer takes its own steps. */
const needs = (words: Words, line: DeskLine): readonly string[] => {
  const { desk } = words
  const { next, attended, dealing } = line
  const byPerson = next !== null && next.after === 'step' && dealing.is !== 'virtual'
  const isSupervisors = attended && next?.of === 'game-supervisor'
  return [
    ...openAt(words, line),
    ...(isSupervisors ? [desk.waitsForSupervisor(desk.step(next.does))] : []),
    ...(byPerson && !isSupervisors ? [desk.nextIs(desk.step(next.does))] : []),
  ]
}

const openAt = ({ desk, calls, marks }: Words, line: DeskLine): readonly string[] => {
  const named = (name: string, about: string | null) => (about ? marks.of(name, about) : name)
  return [
    ...line.calls.map(({ what, patron }) => named(calls.call(what, line.game), patron)),
    ...line.incidents.map(({ is, about }) => named(desk.incident(is), about)),
  ]
}

const Line = ({ line, who }: { readonly line: DeskLine; readonly who: StaffMember }) => {
  const words = useWords()
  const { desk } = words
  const asks = needs(words, line)
  const facts = [
    dealerOf(words, line, who),
    ...(line.attended ? [desk.attended] : []),
    line.open ? desk.seats(line.taken, line.seats) : desk.closed,
  ]
  return (
    <li className={`tile${asks.length > 0 ? ' asks' : ''}`}>
      <h2>
        <a href={hrefTo('desk', line.id)}>{spokenText(words, line.title)}</a>
      </h2>
      <ul className="facts-row">
        {facts.map(fact => (
          <li key={fact} className="badge">
            {fact}
          </li>
        ))}
      </ul>
      <SessionLink line={line} />
      <Figures line={line} />
      <p className={asks.length > 0 ? 'need' : 'note'}>
        {asks.length > 0 ? asks.join(' · ') : desk.quiet}
      </p>
    </li>
  )
}

/** A link to the tournament session played at this table. */
export const SessionLink = ({ line: { session } }: { readonly line: DeskLine }) => {
  const { desk } = useWords()
  return session ? (
    <p>
      <a
        className="button primary"
        href={hrefTo('desk', `${session.tournament}-session-${session.session + 1}`)}
      >
        {desk.dealSession(session.name)}
      </a>
    </p>
  ) : null
}

/** What is still open, for the next shift. */
const Handover = ({ lines }: { readonly lines: readonly DeskLine[] }) => {
  const words = useWords()
  const { desk, marks } = words
  const open = lines.flatMap(line => {
    const all = openAt(words, line)
    return all.length > 0 ? [marks.of(spokenText(words, line.title), all.join(' · '))] : []
  })
  return (
    <details className="tile deeds">
      <summary>{desk.handover}</summary>
      {open.length === 0 ? (
        <p>{desk.nothingOpen}</p>
      ) : (
        <ul className="lines">
          {open.map(text => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </details>
  )
}

/** Your own table, then those that wait for somebody, then those that people deal, then the others. */
const placeOf = (words: Words, line: DeskLine, { name }: StaffMember): number => {
  const { dealing, attended } = line
  const isFirst = [
    dealing.is === 'person' && dealing.name === name,
    needs(words, line).length > 0,
    attended || dealing.is === 'person',
  ]
  const place = isFirst.indexOf(true)
  return place < 0 ? isFirst.length : place
}

export const Wall = ({
  lines,
  who,
  heard,
}: {
  readonly lines: readonly DeskLine[]
  readonly who: StaffMember
  readonly heard: ResponseState
}) => {
  const words = useWords()
  const { desk } = words
  const first = lines.toSorted((a, b) => placeOf(words, a, who) - placeOf(words, b, who))
  return (
    <>
      <h1 tabIndex={-1}>{desk.title}</h1>
      <p className="lead">{desk.lead}</p>
      <LineHealth heard={heard} />
      <NeedsAttention isQuiet />
      <OpenCalls who={who} lines={lines} />
      <PendingApprovals who={who} lines={lines} />
      <ul className="wall">
        {first.map(line => (
          <Line key={line.id} line={line} who={who} />
        ))}
      </ul>
      <Handover lines={lines} />
      {who.role === 'operator' && <BringTable at={lines[0]!.id} />}
    </>
  )
}
