import type { LunarView } from '../../../games/lunar-poker/table/view.ts'
import { useWords, type Words } from '../../i18n/index.ts'
import { ClauseSummary } from '../../ui/clause.tsx'
import { SmallCards } from '../../ui/pieces/card.tsx'
import type { RoundProps } from '../face.ts'
import styles from './lunar-poker.module.css'
import type { Lunar, LunarRound } from './table.ts'

/** The Dealer's hand and its rank. */

export const resultWords = ({ lunar }: Words, { result }: LunarRound): string =>
  result ? lunar.dealerHas(lunar.hand(result.value)) : lunar.noDealer

export const RoundOutcome = ({ round }: { readonly round: LunarRound }) =>
  round.hands ? <SmallCards cards={round.hands.dealer} /> : null

const NOT_PLAYING: readonly string[] = ['odd-cards']

export const LunarWhy = ({ round }: RoundProps<LunarView, LunarRound>) => {
  const words = useWords()
  const isPlaying = round.result && !NOT_PLAYING.includes(round.result.value)
  return (
    <>
      <h3>{words.lunar.dealer}</h3>
      <ul>
        <li className="count">
          <RoundOutcome round={round} />
          <p className="step">{resultWords(words, round)}</p>
          <ClauseSummary id={isPlaying ? 'nz22:1.0/poker-value' : 'nz22:10.1'} />
        </li>
      </ul>
    </>
  )
}

/** The sign: what every hand pays on Bet, Super Bet and Instant Cash. */
export const PaysPanel = ({ view }: { readonly view: Lunar }) => {
  const { lunar } = useWords()
  const { notice } = view.play
  const tables = [
    [lunar.betTable, Object.entries(notice.bet)],
    [lunar.superTable, Object.entries(notice.super)],
    [
      lunar.cashTable,
      [
        ['straight-flush', notice.instantCash.straightFlush],
        ['royal-flush', notice.instantCash.royalFlush],
      ],
    ],
  ] as const
  return (
    <div className={styles.pays}>
      {tables.map(([title, rows]) => (
        <table key={title}>
          <caption>{title}</caption>
          <tbody>
            {rows.map(([name, pays]) => (
              <tr key={name}>
                <th scope="row">{lunar.hand(String(name))}</th>
                <td>{lunar.toOne(Number(pays))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  )
}
