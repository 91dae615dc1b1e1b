import type { DeskLine, Who } from '../connection/desk.ts'
import { hrefTo } from '../route.ts'
import { dollars, useWords, type Words } from '../words/index.ts'
import { PendingApprovals } from './approvals.tsx'
import { BringTable } from './bring.tsx'

/** Every table with its state, those first where somebody is waited for. */

const dealerOf = ({ desk }: Words, { dealing }: DeskLine, who: Who): string => {
  if (dealing.is === 'person')
    return dealing.name === who.name ? desk.you : desk.person(dealing.name)
  return dealing.is === 'virtual' ? desk.virtual : desk.nobody
}

/** What a table needs a person for; a virtual dealer needs none. */
const needs = ({ desk }: Words, line: DeskLine): readonly string[] => {
  const { stopped, disputes, nominees, next, attended, dealing } = line
  const byPerson = next !== null && next.after === 'step' && dealing.is !== 'virtual'
  const isSupervisors = attended && next?.of === 'game-supervisor'
  return [
    ...(stopped === null ? [] : [desk.stopped]),
    ...(disputes > 0 ? [desk.disputes(disputes)] : []),
    ...(nominees > 0 ? [desk.nominees(nominees)] : []),
    ...(isSupervisors ? [desk.supervisorAsked] : []),
    ...(byPerson && !isSupervisors ? [desk.nextIs(desk.step(next.does))] : []),
  ]
}

const Line = ({ line, who }: { readonly line: DeskLine; readonly who: Who }) => {
  const words = useWords()
  const { desk } = words
  const asks = needs(words, line)
  const facts = [
    dealerOf(words, line, who),
    ...(line.attended ? [desk.attended] : []),
    line.open ? desk.seats(line.taken, line.seats) : desk.closed,
    desk.rounds(line.rounds),
    ...(line.wagered > 0 ? [desk.onTable(dollars(line.wagered))] : []),
  ]
  return (
    <li className={`tile${asks.length > 0 ? ' asks' : ''}`}>
      <h2>
        <a href={hrefTo('desk', line.id)}>{line.title}</a>
      </h2>
      <p className="note">{line.id}</p>
      <ul className="facts-row">
        {facts.map(fact => (
          <li key={fact} className="badge">
            {fact}
          </li>
        ))}
      </ul>
      <p className={asks.length > 0 ? 'need' : 'note'}>
        {asks.length > 0 ? asks.join(' · ') : desk.quiet}
      </p>
    </li>
  )
}

export const Wall = ({
  lines,
  who,
}: {
  readonly lines: readonly DeskLine[]
  readonly who: Who
}) => {
  const words = useWords()
  const { desk } = words
  const first = lines.toSorted(
    (a, b) => Number(needs(words, b).length > 0) - Number(needs(words, a).length > 0),
  )
  return (
    <>
      <h1>{desk.title}</h1>
      <p className="lead">{desk.lead}</p>
      <PendingApprovals name={who.name} />
      <ul className="wall">
        {first.map(line => (
          <Line key={line.id} line={line} who={who} />
        ))}
      </ul>
      {who.role === 'operator' && <BringTable at={lines[0]!.id} />}
    </>
  )
}
