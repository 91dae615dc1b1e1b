import type { Move } from '../../../kernel/chips/settle.ts'
import type { Actor } from '../../../kernel/people.ts'
import { dollars, useWords } from '../../i18n/index.ts'
import { ClauseLink } from '../../ui/clause.tsx'
import { accountWords, factsOf, movesOf, timeOf, whoWords } from './fact-text.ts'
import type { ExportLine } from './verifier/export-file.ts'

/** One entry: who did what, what followed, under which clause, and which chips moved. */

export const Facts = ({ said }: { readonly said: object }) => {
  const facts = factsOf(useWords(), said)
  if (facts.length === 0) return null
  return (
    <span className="fact-list">
      {facts.map(([name, text]) => (
        <span key={name}>
          <span className="note">{name}</span> {text}
        </span>
      ))}
    </span>
  )
}

interface EventHeader {
  readonly is: string
  readonly under: string
}

export const Events = ({ events }: { readonly events: readonly EventHeader[] }) => {
  const { entry } = useWords().inspector
  if (events.length === 0) return <p className="note">{entry.nothing}</p>
  return (
    <ol className="events">
      {events.map((event, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a log is never rearranged
        <li key={i}>
          <strong>{event.is}</strong> <ClauseLink id={event.under} />
          <Facts said={event} />
        </li>
      ))}
    </ol>
  )
}

export const Moves = ({ moves }: { readonly moves: readonly Move[] }) => {
  const words = useWords()
  const { entry } = words.inspector
  if (moves.length === 0) return null
  return (
    <table className="moves">
      <caption>{entry.moves}</caption>
      <thead>
        <tr>
          <th scope="col">{entry.from}</th>
          <th scope="col">{entry.to}</th>
          <th scope="col">{entry.chips}</th>
          <th scope="col">{entry.under}</th>
        </tr>
      </thead>
      <tbody>
        {moves.map(({ from, to, chips, kind, under }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a log is never rearranged
          <tr key={i}>
            <td>{accountWords(words, from)}</td>
            <td>{accountWords(words, to)}</td>
            <td className="figure">
              {dollars(chips)}
              {kind !== 'value' && ` ${kind}`}
            </td>
            <td>
              <ClauseLink id={under} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Chain = ({ line: { kept } }: { readonly line: ExportLine }) => {
  const { entry } = useWords().inspector
  const facts = [
    [entry.hash, kept.hash],
    [entry.prev, kept.prev],
    [entry.id, kept.id],
    [entry.program, kept.program],
    [entry.raw, kept.body],
  ] as const
  return (
    <details>
      <summary>{entry.chain}</summary>
      <dl className="facts">
        {facts.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <code>{text}</code>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

const Chance = ({ line: { body } }: { readonly line: ExportLine }) => {
  const { entry } = useWords().inspector
  return (
    <>
      {body.reveals && (
        <p className="note">
          {entry.reveals(body.reveals.number)} <code>{body.reveals.secret}</code>
        </p>
      )}
      {body.seals && (
        <p className="note">
          {entry.seals(body.seals.number)} <code>{body.seals.commitment}</code>
        </p>
      )}
    </>
  )
}

export const EntryPanel = ({ line }: { readonly line: ExportLine }) => {
  const words = useWords()
  const { entry } = words.inspector
  const { kept, body } = line
  return (
    <section className="tile entry" aria-labelledby="entry">
      <h3 id="entry">{entry.title(kept.seq)}</h3>
      <dl className="facts">
        <div>
          <dt>{entry.at}</dt>
          <dd>{timeOf(kept.at)}</dd>
        </div>
        <div>
          <dt>{entry.by}</dt>
          <dd>{whoWords(words, body.command?.by as Actor | undefined)}</dd>
        </div>
        <div>
          <dt>{entry.does}</dt>
          <dd>
            <strong>{body.command?.does ?? entry.opens(body.opens?.game ?? '')}</strong>
            {body.command && <Facts said={body.command} />}
          </dd>
        </div>
      </dl>
      <h4>{entry.events}</h4>
      <Events events={body.events} />
      <Moves moves={movesOf(body.events)} />
      <Chance line={line} />
      <Chain line={line} />
    </section>
  )
}
