import { BET_PAYS } from '../../../games/lunar-poker/s05-wagers/printed-odds.ts'
import { SUPER_BETS } from '../../../games/lunar-poker/s05-wagers/super-bet.ts'
import { dollars } from '../../../kernel/refusal.ts'
import type { Law } from '../../../law/index.ts'
import { faces, type Paint, padded, wrapped } from '../drawing.ts'
import { fateReasons, reason, signed } from '../reasons.ts'
import { type Deal, fatesOf, handName, netOfRound, type Table } from './session.ts'

/** Answers to a patron's questions. None of them advises a decision. @rule nz1:4.1 */

export const HELP = `   10 ante, 5 super your wagers before the deal; 10 alone is the Ante
   deal             no more bets: five cards each, one of the Dealer's face up
   play             bet twice your Ante on your hand
   fold             give up your Ante
   exchange 2 4 5   new cards for those in these places, for a fee of one Ante
   sixth            buy a sixth card, for a fee of one Ante
   declare          show a hand that the Super Bet or Instant Cash pays for
   force, no        the Dealer does not play: make them change a card, or not
   cards            the cards on the table
   clear, rebet     take wagers back; the wagers of your last round again
   why, why 3       the rules behind the last round or refusal; behind round 3
   history, sign    every round so far; what is offered, the limits
   rules nz22:5.5   what a clause says
   seal, mix WORDS  how to check the cards; mix your own words in
   buy 500, quit    more chips; take your chips and go`

const rangeOf = ({ limits }: Table, kind: string): string =>
  `${dollars(limits[kind]!.minimum)} to ${dollars(limits[kind]!.maximum)}`

/** The sign: the wagers and their odds. @rule nz1:9.1 nz22:3.2(a) nz22:5.5 nz22:5.6 nz22:5.9 */
export const signLines = (paint: Paint, table: Table): readonly string[] => {
  const { instantCash, superTable } = table.play.elections
  const bets = Object.entries(BET_PAYS).map(([name, pays]) => `${handName(name)} ${pays}`)
  const supers = SUPER_BETS.map(({ name, pays }) => `${handName(name)} ${pays[superTable - 1]}`)
  const cash = `straight flush ${instantCash.straightFlush}, royal flush ${instantCash.royalFlush}`
  const row = (name: string, text: string): readonly string[] =>
    wrapped(text, ' '.repeat(14)).map((line, i) =>
      i === 0 ? `   ${paint('bold', padded(name, 11))}${line.slice(14)}` : line,
    )
  return [
    ...row('Ante', `${rangeOf(table, 'ante')}; 1 to 1 if the Dealer does not play`),
    ...row('Bet', `twice the Ante; to 1: ${bets.join(', ')}`),
    ...row(
      'Super Bet',
      `${rangeOf(table, 'super')}, on your first five; to 1: ${supers.join(', ')}`,
    ),
    ...row('Cash', `the Ante pays at once, to 1, when declared: ${cash}`),
    '   The Dealer only plays with ace and king or higher.',
  ]
}

const HISTORY = 15

const cameOf = ({ dealer, box }: Deal): string =>
  dealer === undefined ? 'folded' : `Dealer ${handName(dealer.value)}: ${box?.says ?? ''}`

export const historyLines = (paint: Paint, rounds: readonly Deal[]): readonly string[] =>
  rounds.length === 0
    ? ['   No round has been dealt yet.']
    : rounds.slice(-HISTORY).map(round => {
        const money = padded(signed(paint, netOfRound(round)), 9)
        return `   ${String(round.number).padStart(3)}  ${money}  ${cameOf(round)}`.slice(0, 78)
      })

/** The full answer to `why`: the Dealer's hand, fees, and every wager. */
export const whyRound = (paint: Paint, law: Law, round: Deal): readonly string[] => {
  const { number, dealer, fees, settled } = round
  const text = dealer ? `${faces(paint, dealer.hand)}: ${handName(dealer.value)}.` : ''
  return [
    `   Round ${number}: ${signed(paint, netOfRound(round))}`,
    ...(dealer ? reason(paint, law, `The Dealer had ${text}`, dealer.under) : []),
    ...fees.flatMap(({ is, fee, under }) =>
      reason(paint, law, `${dollars(fee)} fee ${is === 'FeeTaken' ? 'paid' : 'returned'}`, under),
    ),
    ...fateReasons(paint, law, fatesOf(settled)),
  ]
}
