import type { Wager } from '../../../kernel/wager.ts'
import type { Connection } from '../../client/connection.ts'
import { dollars, spoken, useWords } from '../../i18n/index.ts'
import { Surface } from '../table/surface.tsx'
import type { At } from './desk-context.ts'

/** What lies on the table, and whose chips are where. */

interface Lies {
  readonly lies?: Readonly<Record<string, string | null>>
}

const Wagers = ({ at }: { readonly at: At }) => {
  const words = useWords()
  const { wagers, play } = at.moment.view
  const { lies = {} } = play as Lies
  const called = (on: string) => at.face?.wagerName(words, on) ?? on
  const name = ({ id, on }: Wager): string => {
    const now = lies[id]
    if (now === undefined || now === on) return called(on)
    return `${called(on)} → ${now === null ? words.desk.onNothing : called(now)}`
  }
  if (wagers.length === 0) return <p className="note">{words.desk.noWagers}</p>
  return (
    <ul className="lines">
      {wagers.map(wager => (
        <li key={wager.id}>
          <span>{wager.patron}</span>
          <span>{name(wager)}</span>
          <span className="money">{dollars(wager.chips)}</span>
        </li>
      ))}
    </ul>
  )
}

const Patrons = ({ at }: { readonly at: At }) => {
  const { desk } = useWords()
  const here = at.desk.patrons.filter(({ left, unclaimed, owes }) => !left || unclaimed + owes > 0)
  if (here.length === 0) return <p className="note">{desk.nobodyHere}</p>
  return (
    <ul className="lines">
      {here.map(({ patron, stack, unclaimed, owes, idleRounds, excluded }) => (
        <li key={patron}>
          <span>
            {patron}
            {excluded && ` · ${desk.excluded}`}
            {idleRounds > 0 && ` · ${desk.idle(idleRounds)}`}
          </span>
          <span>
            {unclaimed > 0 && `${desk.held} ${dollars(unclaimed)} `}
            {owes > 0 && `${desk.owes} ${dollars(owes)}`}
          </span>
          <span className="money">{dollars(stack)}</span>
        </li>
      ))}
    </ul>
  )
}

const Sums = ({ at }: { readonly at: At }) => {
  const { desk } = useWords()
  const inHands = at.desk.patrons.reduce((sum, { stack, unclaimed }) => sum + stack + unclaimed, 0)
  const sums = [
    [desk.drop, at.desk.drop],
    [desk.inHands, inHands],
    [desk.stakes, at.moment.view.wagers.reduce((sum, { chips }) => sum + chips, 0)],
    [desk.bank, at.desk.bank],
  ] as const
  return (
    <dl className="sums">
      {sums.map(([name, sum]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="money">{dollars(sum)}</dd>
        </div>
      ))}
    </dl>
  )
}

export const Felt = ({ at, connection }: { readonly at: At; readonly connection: Connection }) => {
  const words = useWords()
  const { desk } = words
  const { view } = at.moment
  const { calls } = view.play
  const { face } = at
  const mode = face?.isClosed(view.play) ? 'closed' : 'betting'
  const ask = async (what: Parameters<At['ask']>[0]) => void (await at.ask(what))
  return (
    <section className="tile felt-of-desk" aria-labelledby="felt">
      <h2 id="felt">{desk.table}</h2>
      {face && (
        <div className="stage-of-desk">
          <Surface face={face} game={at.line.game} mode={mode} isPicture>
            <face.Stage view={view} connection={connection} seat={undefined} ask={ask}>
              {null}
            </face.Stage>
          </Surface>
        </div>
      )}
      {calls.length > 0 && (
        <p className="note">
          {desk.announcements}:{' '}
          {calls
            .slice(-3)
            .map(call => spoken(words, call))
            .join(' · ')}
        </p>
      )}
      <h3>{desk.wagers}</h3>
      <Wagers at={at} />
      <h3>{desk.patrons}</h3>
      <Patrons at={at} />
      <h3>{desk.dropAndFloat}</h3>
      <Sums at={at} />
    </section>
  )
}
