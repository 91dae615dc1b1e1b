import { type ReactNode, useEffect, useState } from 'react'
import type { FiledRound } from '../../../../records/round-record.ts'
import { hrefTo } from '../../../app/route.ts'
import { fetchRound } from '../../../client/api/audit.ts'
import { dollars, useWords } from '../../../i18n/index.ts'
import { ClauseLink } from '../../../ui/clause.tsx'
import { Facts } from '../entry.tsx'
import { eventText, timeOf } from '../fact-text.ts'
import { hrefToLog } from '../log-names.ts'
import { Corrections } from './corrections.tsx'
import { resultWords, whyText } from './round-facts.ts'

/** The record of one round: stakes, what came, and the result of each wager with its clause. */

interface PartProps {
  readonly round: FiledRound
}

const Part = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <section className="tile" aria-label={name}>
    <h3>{name}</h3>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keyboard */}
    <section className="scroll" tabIndex={0} aria-label={name}>
      {children}
    </section>
  </section>
)

const When = ({ round }: PartProps) => {
  const { audit } = useWords()
  const { opened, called, settled, entries, state } = round
  const facts = [
    [audit.state, audit.states[state]],
    [audit.opened, timeOf(opened)],
    [audit.called, called === null ? '–' : timeOf(called)],
    [audit.settled, settled === null ? '–' : timeOf(settled)],
    [audit.inEntries, `${entries[0]} – ${entries[1]}`],
  ] as const
  return (
    <dl className="facts in-row">
      {facts.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

const ChanceOutcomes = ({ round: { came } }: PartProps) => {
  const { audit } = useWords()
  if (came.length === 0) return null
  return (
    <Part name={audit.cameOut}>
      <ol className="came-out">
        {came.map(({ seq, what, to, is }) => (
          <li key={seq}>
            <strong>{what}</strong> <span className="note">{to ?? is}</span>
          </li>
        ))}
      </ol>
    </Part>
  )
}

const Ends = ({ round: { ends, stakes } }: PartProps) => {
  const { audit } = useWords()
  const lying = stakes.filter(({ wager }) => !ends.some(end => end.wager === wager && !end.isPart))
  if (ends.length + lying.length === 0) return null
  return (
    <Part name={audit.ends}>
      <table>
        <thead>
          <tr>
            {audit.endHeads.map(head => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ends.map(end => (
            <tr key={`${end.wager} ${end.seq}`}>
              <th scope="row">{end.patron}</th>
              <td>{end.on}</td>
              <td className="figure">{dollars(end.chips)}</td>
              <td>
                {audit.outcomes[end.outcome]} {end.odds}
              </td>
              <td className="figure">{dollars(end.won - end.commission)}</td>
              <td>
                <ClauseLink id={end.under} />
              </td>
            </tr>
          ))}
          {lying.map(({ wager, patron, on, chips }) => (
            <tr key={wager}>
              <th scope="row">{patron}</th>
              <td>{on}</td>
              <td className="figure">{dollars(chips)}</td>
              <td colSpan={3}>{audit.lies}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  )
}

// biome-ignore format: a list
const SUMS = ['before', 'bought', 'cashed', 'won', 'commission', 'lost', 'fees', 'corrected', 'after'] as const

const Money = ({ round: { patrons } }: PartProps) => {
  const { audit } = useWords()
  if (patrons.length === 0) return null
  return (
    <Part name={audit.money}>
      <table>
        <thead>
          <tr>
            <th scope="col">{audit.patron}</th>
            {SUMS.map(sum => (
              <th key={sum} scope="col">
                {audit.sums[sum]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {patrons.map(one => (
            <tr key={one.patron}>
              <th scope="row">{one.patron}</th>
              {SUMS.map(sum => (
                <td key={sum} className="figure">
                  {one[sum] === 0 ? '·' : dollars(one[sum])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note">{audit.moneySays}</p>
    </Part>
  )
}

const Happened = ({ round: { choices, incidents } }: PartProps) => {
  const words = useWords()
  const { audit } = words
  if (choices.length + incidents.length === 0) return null
  return (
    <Part name={audit.happened}>
      <ul className="plain">
        {incidents.map(({ seq, is, by, why, under }) => (
          <li key={`${seq} ${is}`}>
            <strong>{eventText(is)}</strong> {by}
            {why && `: ${whyText(words, why)}`} <ClauseLink id={under} />
          </li>
        ))}
        {choices.map(({ seq, by, does, under, with: said }) => (
          <li key={`${seq} ${does}`}>
            {by}: <strong>{does}</strong> <Facts said={said} />{' '}
            {under !== null && <ClauseLink id={under} />}
          </li>
        ))}
      </ul>
    </Part>
  )
}

const Promises = ({ round: { promises, table } }: PartProps) => {
  const { audit } = useWords()
  if (promises.length === 0) return null
  return (
    <Part name={audit.promises}>
      <ul className="plain">
        {promises.map(({ number, commitment, opened }) => (
          <li key={number}>
            {audit.promise(number)} <code>{commitment}</code>{' '}
            {opened === null ? audit.sealed : audit.openedIn(opened)}
          </li>
        ))}
      </ul>
      <p>
        <a href={hrefTo('fairness', table)}>{audit.toFairness}</a>
      </p>
    </Part>
  )
}

const RoundReport = ({ round }: PartProps) => {
  const words = useWords()
  const { audit } = words
  const { table, round: number } = round
  return (
    <>
      <h2>
        {audit.roundOf(number, table)} <small>{resultWords(words, round)}</small>
      </h2>
      <p className="row">
        <a className="button primary" href={hrefToLog(table, String(number))}>
          {audit.replay}
        </a>
        <span className="note">{audit.replaySays}</span>
      </p>
      <When round={round} />
      <Corrections round={round} />
      <ChanceOutcomes round={round} />
      <Ends round={round} />
      <Money round={round} />
      <Happened round={round} />
      <Promises round={round} />
    </>
  )
}

export const OneRound = ({ id }: { readonly id: string }) => {
  const { audit } = useWords()
  const [table = '', number = ''] = id.split('/')
  const [round, setRound] = useState<FiledRound | 'none'>()
  useEffect(() => {
    let wanted = true
    fetchRound(table, number).then(
      found => wanted && setRound(found),
      () => wanted && setRound('none'),
    )
    return () => {
      wanted = false
    }
  }, [table, number])
  return (
    <>
      <p className="row">
        <a className="button" href={hrefTo('inspector', 'rounds')}>
          {audit.backToRounds}
        </a>
      </p>
      {round === undefined && <p className="wait">{audit.fetching(table)}</p>}
      {round === 'none' && <p className="trouble">{audit.noRound(number, table)}</p>}
      {typeof round === 'object' && <RoundReport round={round} />}
    </>
  )
}
