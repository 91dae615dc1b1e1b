import type { OwnRound } from '../../../records/round-views.ts'
import { netOf, netOfAll } from '../../../records/wager-ends.ts'
import type { Moment, View } from '../../client/connection.ts'
import type { AnyFace, Headline as GameHeadline } from '../../games/face.ts'
import { dollars, useWords, type Words } from '../../i18n/index.ts'
import { Countdown } from '../../ui/countdown.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './headline.module.css'
import { CorrectedNote } from './panels/corrected-round.tsx'
import { signed } from './state/announcements/sums.ts'
import type { Mode } from './state/mode.ts'

/** What you can do now, and for how long; once the round is over, who won and what you won. */

interface HeadlineProps {
  readonly face: AnyFace
  readonly moment: Moment
  readonly patron: string
  readonly mode: Mode
  readonly chip: number
  readonly canBet: boolean
  readonly latest: OwnRound | undefined
}

/** The net of the round: getting back less than you staked is not a win. */
export const netIn = ({ settled, fees = 0 }: OwnRound): number => netOfAll(settled) - fees

const NetLine = ({ round }: { readonly round: OwnRound }) => {
  const { result } = useWords()
  if (round.settled.length === 0 && !round.fees)
    return <p className={styles.net}>{result.noWager}</p>
  const net = netIn(round)
  return (
    <p className={styles.net} data-net={Math.sign(net)} data-part="net">
      {net > 0 && <Icon name="star" size={26} />}
      {result.net(net, dollars(Math.abs(net)))}
    </p>
  )
}

/** A result in the words of the headline. */
export const resultText = (words: Words, face: AnyFace, round: OwnRound): GameHeadline => {
  const net = netIn(round)
  const sub =
    round.settled.length === 0
      ? words.result.noWager
      : words.result.net(net, dollars(Math.abs(net)))
  return { says: face.result(words, round), sub }
}

/** The headline of a table that nobody plays on this page. */
export const HeadlineText = ({ says, sub }: GameHeadline) => (
  <div className={styles.head} data-mode="closed">
    <div>
      <h2 className={styles.says} data-part="phase">
        {says}
      </h2>
      <p className={styles.sub}>{sub}</p>
    </div>
  </div>
)

const SIGNS = { win: '+', lose: '−', 'stand-off': '=', void: '=' } as const
const MOST = 4

const Parts = ({ face, round }: { readonly face: AnyFace; readonly round: OwnRound }) => {
  const words = useWords()
  if (round.settled.length > MOST) return null
  const inOrder = round.settled.toSorted((a, b) => netOf(b) - netOf(a))
  return inOrder.map(ended => (
    <li key={ended.wager.id} data-outcome={ended.outcome.is}>
      <span aria-hidden="true">{SIGNS[ended.outcome.is]}</span>
      {face.wagerName(words, ended.wager.on)} {dollars(Math.abs(netOf(ended)) || ended.wager.chips)}
    </li>
  ))
}

interface OverProps {
  readonly face: AnyFace
  readonly view: View
  readonly round: OwnRound
  readonly why: (round: OwnRound) => void
}

/** The result of each bet, and the button that explains it. */
export const ResultParts = ({ face, view, round, why }: OverProps) => {
  const { result, past } = useWords()
  return (
    <div className={styles.parts} data-part="result" data-on-felt>
      <ul>
        <Parts face={face} round={round} />
        {(round.fees ?? 0) > 0 && <li data-outcome="lose">{past.fees(signed(-round.fees!))}</li>}
        {face.Remark && <face.Remark view={view} round={round} />}
      </ul>
      <button type="button" onClick={() => why(round)}>
        {result.why}
      </button>
      <CorrectedNote face={face} round={round} />
    </div>
  )
}

export const Headline = (props: HeadlineProps) => {
  const { face, moment, patron, mode, chip, canBet, latest } = props
  const words = useWords()
  const { view } = moment
  if (mode === 'result' && latest)
    return (
      <div className={styles.head} data-mode={mode}>
        <div>
          <h2 className={styles.says} data-part="outcome" tabIndex={-1}>
            {face.result(words, latest)}
          </h2>
          <NetLine round={latest} />
        </div>
      </div>
    )
  const { says, sub } = face.headline(words, view, patron)
  return (
    <div className={styles.head} data-mode={mode}>
      <Countdown moment={moment} />
      <div>
        <h2 className={styles.says} data-part="phase" tabIndex={-1}>
          {says}
        </h2>
        <p className={styles.sub}>
          {sub || (mode === 'betting' && canBet ? words.shell.tap(dollars(chip)) : '')}
        </p>
      </div>
    </div>
  )
}
