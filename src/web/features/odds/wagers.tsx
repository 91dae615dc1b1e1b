import { Fragment, useState } from 'react'
import { fraction, negative, times, toNumber } from '../../../odds/numbers/fraction.ts'
import { rowsCsv } from '../../../odds/row.ts'
import { chanceOf, type NetOutcome, type Result, type Spread } from '../../../odds/spread.ts'
import { useWords } from '../../i18n/index.ts'
import { ClauseLink } from '../../ui/clause.tsx'
import {
  back,
  deviation,
  exactly,
  nameOf,
  netWords,
  percent,
  termsWords,
  wagerWords,
} from './numbers.ts'
import type { PageChoices } from './page-choices.ts'

/** Every wager under its terms, with its exact edge and every possible result. */

const RESULTS: readonly Result[] = ['win', 'stand-off', 'lose']

const Endings = ({ spread }: { readonly spread: Spread }) => {
  const words = useWords()
  const { odds, compare } = words
  const onceIn = ({ chance }: NetOutcome): string =>
    toNumber(fraction(chance.den, chance.num)).toLocaleString('en', { maximumFractionDigits: 1 })
  return (
    <table className="endings">
      <caption>{odds.endings(wagerWords(words, spread.wager))}</caption>
      <thead>
        <tr>
          <th scope="col">{odds.ending}</th>
          <th scope="col">{odds.chance}</th>
          <th scope="col" className="wide">
            {odds.onceIn}
          </th>
          <th scope="col">{compare.part}</th>
          <th scope="col">{odds.clause}</th>
        </tr>
      </thead>
      <tbody>
        {spread.endings.map(ending => (
          <tr key={exactly(ending.net)}>
            <th scope="row">{netWords(words, ending.net)}</th>
            <td className="figure">{percent(ending.chance)}</td>
            <td className="figure wide">{onceIn(ending)}</td>
            <td className="figure">{percent(times(ending.net, ending.chance))}</td>
            <td>
              {ending.under.map(id => (
                <ClauseLink key={id} id={id} />
              ))}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{compare.sum}</th>
          <td />
          <td className="wide" />
          <td className="figure">{percent(negative(spread.edge))}</td>
          <td>
            <code>{exactly(negative(spread.edge))}</code>
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

const More = ({ spread }: { readonly spread: Spread }) => {
  const { odds } = useWords()
  const facts = [
    [odds.heads.edge, spread.edge],
    [odds.heads.back, back(spread)],
    ...RESULTS.map(result => [odds.results[result], chanceOf(spread, result)] as const),
  ] as const
  return (
    <div className="more">
      <dl className="facts">
        {facts.map(([name, share]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <span className="figure">{percent(share)}</span> <code>{exactly(share)}</code>
            </dd>
          </div>
        ))}
        <div>
          <dt>{odds.deviation}</dt>
          <dd className="figure">{deviation(spread).toFixed(4)}</dd>
        </div>
      </dl>
      <Endings spread={spread} />
    </div>
  )
}

const COLUMNS = 8

const Line = ({ spread }: { readonly spread: Spread }) => {
  const words = useWords()
  const { odds } = words
  const [isOpen, setOpen] = useState(false)
  const id = `${spread.wager}-${spread.terms}`.replace(/\W/g, '-')
  return (
    <Fragment>
      <tr data-wager={spread.wager} data-terms={spread.terms}>
        <th scope="row">
          <strong>{wagerWords(words, spread.wager)}</strong>{' '}
          <span className="note">{termsWords(words, spread.terms)}</span>
        </th>
        <td>
          <span className="figure">{percent(spread.edge)}</span>
          <code className="narrower">{exactly(spread.edge)}</code>
        </td>
        <td className="wide wider">
          <code className="exact">{exactly(spread.edge)}</code>
        </td>
        {RESULTS.map(result => (
          <td key={result} className="figure wide">
            {percent(chanceOf(spread, result), 2)}
          </td>
        ))}
        <td className="figure wide">{percent(back(spread), 2)}</td>
        <td>
          <button
            type="button"
            className="small"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            aria-label={odds.moreOn(nameOf(words, spread))}
            onClick={() => setOpen(!isOpen)}
          >
            <span aria-hidden="true">{isOpen ? '−' : '+'}</span>
          </button>
        </td>
      </tr>
      {isOpen && (
        <tr id={id} className="opened">
          <td colSpan={COLUMNS}>
            <More spread={spread} />
          </td>
        </tr>
      )}
    </Fragment>
  )
}

const Head = () => {
  const { heads } = useWords().odds
  return (
    <thead>
      <tr>
        <th scope="col">{heads.wager}</th>
        <th scope="col">{heads.edge}</th>
        <th scope="col" className="wide wider">
          {heads.exact}
        </th>
        <th scope="col" className="wide">
          {heads.win}
        </th>
        <th scope="col" className="wide">
          {heads.tie}
        </th>
        <th scope="col" className="wide">
          {heads.lose}
        </th>
        <th scope="col" className="wide">
          {heads.back}
        </th>
        <th scope="col">{heads.more}</th>
      </tr>
    </thead>
  )
}

interface WagersProps {
  readonly spreads: readonly Spread[]
  readonly note: string
  readonly chosen: PageChoices
}

export const Wagers = ({ spreads, note, chosen }: WagersProps) => {
  const { odds } = useWords()
  const hasFractions = chosen.of('fractions', '') !== ''
  const file = `data:text/csv;charset=utf-8,${encodeURIComponent(rowsCsv(spreads))}`
  return (
    <section aria-labelledby="wagers">
      <h2 id="wagers">{odds.tableOf}</h2>
      <label className="row">
        <input
          type="checkbox"
          checked={hasFractions}
          onChange={({ target }) => chosen.choose('fractions', target.checked ? 'yes' : '')}
        />
        {odds.fractions}
      </label>
      <table className={hasFractions ? 'lines fractions' : 'lines'}>
        <Head />
        <tbody>
          {spreads.map(spread => (
            <Line key={`${spread.wager} ${spread.terms}`} spread={spread} />
          ))}
        </tbody>
      </table>
      <p className="note">
        {note} {odds.edgeSays}
      </p>
      <p className="row">
        <a className="button" href={file} download="odds.csv">
          {odds.save}
        </a>
        <span className="note">{odds.share}</span>
      </p>
    </section>
  )
}
