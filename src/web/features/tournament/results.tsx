import {
  sessionAt,
  type TournamentView,
} from '../../../tournament/director/view/tournament-view.ts'
import { dollars, useWords, type Words } from '../../i18n/index.ts'
import { ClauseLink, ClauseSummary } from '../../ui/clause.tsx'
import { sessionName } from './session/header.tsx'

/**
 * The results of a tournament: places with their clauses, prizes, chips, and the end of each
 * session.
 */

interface ResultsProps {
  readonly view: TournamentView
}

type Placing = TournamentView['placings'][number]

export const prizeOf = (
  { tournament }: Words,
  { awards }: TournamentView,
  patron: string,
): string => {
  const award = awards.find(each => each.patron === patron)
  if (!award) return tournament.noPrize
  const { money, items, sharedItems } = award
  const won = [
    ...(money > 0 ? [dollars(money)] : []),
    ...items,
    ...sharedItems.map(item => tournament.results.shared(item)),
  ]
  return won.join(', ') || tournament.noPrize
}

const STEPS = [1, 2, 3]

/** The first three places. @rule nz7:5.9 */
const Podium = ({ view }: ResultsProps) => {
  const words = useWords()
  const { results } = words.tournament
  const on = (place: number) => view.placings.filter(each => each.place === place)
  return (
    <ol className="podium">
      {STEPS.filter(place => on(place).length > 0).map(place => (
        <li key={place} data-place={place}>
          <span className="place">{results.nth(place)}</span>
          <strong>
            {on(place)
              .map(({ patron }) => patron)
              .join(', ')}
          </strong>
          <span>{prizeOf(words, view, on(place)[0]!.patron)}</span>
        </li>
      ))}
    </ol>
  )
}

const Row = ({ view, placing }: ResultsProps & { readonly placing: Placing }) => {
  const words = useWords()
  const { patron, place, under } = placing
  const award = view.awards.find(each => each.patron === patron)
  return (
    <tr>
      <td>{place}</td>
      <th scope="row">{patron}</th>
      <td>{prizeOf(words, view, patron)}</td>
      <td>
        <ClauseLink id={under} />{' '}
        {award && award.under !== under && <ClauseLink id={award.under} />}
      </td>
    </tr>
  )
}

/** @rule nz7:5.9 nz7:5.10 nz7:5.11 nz7:5.12 */
export const Places = ({ view }: ResultsProps) => {
  const { tournament } = useWords()
  const { placings, awards } = view
  if (placings.length === 0) return null
  const clauses = [...new Set([...placings, ...awards].map(({ under }) => under))].toSorted()
  return (
    <section aria-label={tournament.places}>
      <h2>{tournament.places}</h2>
      <Podium view={view} />
      <div className="scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">{tournament.place}</th>
              <th scope="col">{tournament.player}</th>
              <th scope="col">{tournament.prize}</th>
              <th scope="col">{tournament.because}</th>
            </tr>
          </thead>
          <tbody>
            {placings.map(placing => (
              <Row key={placing.patron} view={view} placing={placing} />
            ))}
          </tbody>
        </table>
      </div>
      <div className="reasons">
        {clauses.map(id => (
          <ClauseSummary key={id} id={id} />
        ))}
      </div>
    </section>
  )
}

/**
 * What the fees paid for, and the value of the chips at the end.
 * @rule nz7:2.3(af) nz7:2.4(b) nz7:5.13(a) nz7:5.13(b)
 */
export const Money = ({ view }: ResultsProps) => {
  const { results } = useWords().tournament
  const { conditions, status, feesKept, awards } = view
  const { entryFee, feeSplit, chipIssue } = conditions
  const forPrizes = Math.floor((entryFee * feesKept * feeSplit.prizes) / 100)
  const paid = awards.reduce((sum, { money }) => sum + money, 0)
  const chips = chipIssue === 'gratuitous' ? 'nz7:5.13(a)' : 'nz7:5.13(b)'
  const rows: readonly (readonly [string, string])[] =
    status === 'cancelled'
      ? [['nz7:2.4(b)', results.feesBack]]
      : [
          ['nz7:2.1', results.fees(feesKept, dollars(entryFee), dollars(entryFee * feesKept))],
          ['nz7:2.3(af)', results.split(feeSplit.prizes, feeSplit.related, feeSplit.costs)],
          ['nz7:5.12', results.paid(dollars(paid), dollars(forPrizes))],
          [chips, results.chips[chipIssue]],
        ]
  return (
    <section aria-label={results.money}>
      <h2>{results.money}</h2>
      <ul className="money-rows">
        {rows.map(([under, says]) => (
          <li key={under}>
            {says} <ClauseLink id={under} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type Advancement = 'on' | 'playOff' | 'out'

/** Whether a player played another session afterwards, and which. @rule nz7:5.6 nz7:5.8 */
const wentTo = ({ sessions }: TournamentView, at: number, patron: string): Advancement => {
  const stage = sessionAt({ sessions }, at)?.stage ?? 0
  const after = sessions.filter(
    each => each.at > at && !each.isVoid && each.players.includes(patron),
  )
  if (after.some(each => each.stage > stage)) return 'on'
  return after.length > 0 ? 'playOff' : 'out'
}

const Counted = ({ view, at }: ResultsProps & { readonly at: number }) => {
  const words = useWords()
  const { tournament } = words
  const session = sessionAt(view, at)!
  const { stacks } = session.result!
  const isFinal = session.stage === view.conditions.stages.length - 1
  const order = Object.entries(stacks).toSorted(([, a], [, b]) => b - a)
  const name = sessionName(words, view, at)
  return (
    <div className="scroll">
      <table>
        <caption>{name}</caption>
        <thead>
          <tr>
            <th scope="col">{tournament.player}</th>
            <th scope="col">{tournament.chips}</th>
            {!isFinal && <th scope="col">{tournament.results.afterwards}</th>}
          </tr>
        </thead>
        <tbody>
          {order.map(([patron, chips]) => {
            const went = wentTo(view, at, patron)
            return (
              <tr key={patron}>
                <th scope="row">{patron}</th>
                <td>{dollars(chips)}</td>
                {!isFinal && <td>{tournament.results.went[went]}</td>}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

/** The count of every session, once the tournament is over. @rule nz7:5.5 */
export const History = ({ view }: ResultsProps) => {
  const { results } = useWords().tournament
  const counted = view.sessions.flatMap(({ result, at }) => (result ? [at] : []))
  if (counted.length === 0) return null
  return (
    <section aria-label={results.history}>
      <h2>
        {results.history} <ClauseLink id="nz7:5.5" />
      </h2>
      <ul className="tiles">
        {counted.map(at => (
          <li key={at} className="tile">
            <Counted view={view} at={at} />
          </li>
        ))}
      </ul>
    </section>
  )
}
