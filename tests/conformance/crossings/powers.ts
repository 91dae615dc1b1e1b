import type { Cell } from './crossing.ts'

/** The powers of Division 1, each with what the regulations say about it in every phase. */

export type GameOf = 'baccarat' | 'roulette' | 'snake-eyes' | 'lunar-poker'

export interface Power {
  readonly name: string
  /**
   * The lines of the scenario, or of each game where they differ. `KIND` is a kind of wager with
   * limits at the table, `WAGER` a wager of seat 1.
   */
  readonly lines: readonly string[] | Readonly<Partial<Record<GameOf, readonly string[]>>>
  /** Lines after the end of the round. */
  readonly after?: readonly string[]
  /** What a regulator expects in each cell, in our words. */
  readonly rule: string
  /** The error in a cell, if there is one. */
  readonly wrong: (cell: Cell) => string | undefined
}

export const isSession = ({ book }: Cell): boolean => book === 'nz7'

/** The session has ended, so only its result counts. */
export const isOver = ({ phase }: Cell): boolean => phase === 'over' || phase === 'counted'

export const because = (isWrong: boolean, says: string): string | undefined =>
  isWrong ? says : undefined

/** Everybody has the same money as without the power. */
export const movesNothing = ({ end, undisturbed }: Cell): string | undefined =>
  because(JSON.stringify(end) !== JSON.stringify(undisturbed), 'it changes money')

/** If one hand fewer is dealt, the others get different cards. */
const isBeforeDeal = ({ book, phase }: Cell): boolean =>
  book === 'nz22' && ['betting', 'called', 'misdeal'].includes(phase)

export const othersUntouched = (cell: Cell): string | undefined => {
  const { end, undisturbed, seats } = cell
  return because(
    !isBeforeDeal(cell) && seats.slice(1).some(seat => end[seat] !== undisturbed[seat]),
    'it changes the money of another patron',
  )
}

/** The last round decided no wager, and the one before it was paid. */
const isAfterEmpty = ({ phase }: Pick<Cell, 'phase'>): boolean => /after a/.test(phase)

/** True if an earlier round was paid. It stays paid. */
const hasPaidRound = ({ phase }: Cell): boolean =>
  ['settled', 'next bets', 'next spin', 'next roll', 'Void Hand', 'paid'].includes(phase) ||
  isAfterEmpty({ phase })

export const accepted =
  (under: string) =>
  ({ refused, by }: Cell): string | undefined =>
    refused === undefined
      ? because(!by.some(clause => clause.startsWith(under)), `it does not rest on ${under}`)
      : `it is refused by ${refused}`

export const refusedBy = ({ refused }: Cell, under: string): string | undefined =>
  because(
    refused?.startsWith(under) !== true && refused !== 'nz7:5.5',
    `it is not refused by ${under}`,
  )

/** Patrons are still betting on the first round. */
const isUnplayed = ({ book, phase }: Cell): boolean =>
  phase.startsWith('betting') ||
  ['cutting', 'offering', 'turn', 'wagered', 'seating', 'interrupted', 'terminals'].includes(
    phase,
  ) ||
  (book === 'nz7' && phase === 'counted')

const isSecondRound = ({ phase }: Cell): boolean =>
  phase.startsWith('next ') || phase === 'Void Hand' || isAfterEmpty({ phase })

/** The round before, which is over, has no outcome and no wagers. */
const hasNoLast = (cell: Cell): boolean => isAfterEmpty(cell) && cell.book !== 'nz11a'

/** A misdealt round has no outcome that fraud could have affected. */
const hasNothingToForfeit = (cell: Cell): boolean =>
  isUnplayed(cell) || hasNoLast(cell) || cell.phase === 'misdeal'

/** The Ante is at most an eighth of the minimum. @rule nz5:1.0/ante */
const hasAnte = ({ phase }: Cell): boolean => phase === 'Ante Up'

export const first = (...found: readonly (string | undefined)[]): string | undefined =>
  found.find(each => each !== undefined)

export const GENERAL_POWERS: readonly Power[] = [
  {
    name: 'The wagers of seat 1 are voided',
    lines: ['casino supervisor voids the wagers of seat 1 because of a device'],
    rule: 'nz1:17.3(a): the operator may declare void any wager made by a player who contravened rule 17.1. The patron gets the stake back, in whatever phase; the others are not affected.',
    wrong: cell =>
      first(
        othersUntouched(cell),
        because(
          cell.refused === undefined && cell.end['seat 1'] !== 0 && !hasPaidRound(cell),
          'seat 1 wins or loses with a void wager',
        ),
      ),
  },
  {
    name: 'Seat 1 is excluded',
    lines: ['casino supervisor excludes seat 1 because of a device'],
    rule: 'nz1:17.3(b): the operator may exclude the player from further participation, in whatever phase. The others are not affected.',
    wrong: cell =>
      first(isOver(cell) ? undefined : accepted('nz1:17.3(b)')(cell), othersUntouched(cell)),
  },
  {
    name: 'The round is invalidated for a disruption',
    lines: ['casino supervisor invalidates the round because of fire'],
    rule: 'nz1:18.1(a), 18.2: the round that was disrupted has no outcome, and every wager of it is refunded. Before any round there is nothing to invalidate.',
    wrong: cell =>
      first(
        isUnplayed(cell) || hasNoLast(cell)
          ? refusedBy(cell, 'nz1:18.1')
          : accepted('nz1:18')(cell),
        because(
          cell.refused === undefined &&
            !isSecondRound(cell) &&
            cell.seats.some(seat => cell.end[seat] !== 0),
          'a wager is not refunded',
        ),
      ),
  },
  {
    name: 'Round 1 is invalidated by name',
    lines: ['casino supervisor invalidates round 1 because of fire'],
    rule: 'nz1:18.1(a), 18.2, ruling:117: the round that is named has no outcome, as long as no other round has decided wagers since. The rounds after it are not affected.',
    wrong: cell =>
      first(
        isUnplayed(cell) ? refusedBy(cell, 'nz1:18.1') : accepted('nz1:18')(cell),
        because(
          cell.refused === undefined &&
            (isAfterEmpty(cell) || !isSecondRound(cell)) &&
            cell.seats.some(seat => cell.end[seat] !== 0),
          'a wager of that round is not refunded',
        ),
      ),
  },
  {
    name: 'The round is invalidated for fraud, and seat 1 forfeits',
    lines: [
      'casino supervisor invalidates the round for fraud and seat 1 forfeits because of marked cards',
    ],
    rule: 'nz1:18.1(b), 18.2: every wager of the round is refunded, except that the operator may direct that the wager of a player who cheated is forfeited: what was at risk when betting closed.',
    wrong: cell =>
      first(
        hasNothingToForfeit(cell) ? refusedBy(cell, 'nz1:18') : undefined,
        cell.phase === 'Void Hand' || hasNothingToForfeit(cell)
          ? undefined
          : accepted('nz1:18')(cell),
        because(
          cell.refused === undefined && cell.end['seat 1']! >= 0 && !isSecondRound(cell),
          'seat 1 forfeits nothing',
        ),
        because(
          cell.refused === undefined &&
            !isSecondRound(cell) &&
            cell.seats.slice(1).some(seat => cell.end[seat] !== 0),
          'a wager of another patron is not refunded',
        ),
      ),
  },
  {
    name: 'A device of seat 1 is ordered away',
    lines: ['game supervisor orders the device of seat 1 away because it records'],
    rule: 'nz1:17.2: the operator may direct any person to remove a device, at any time. No wager is affected.',
    wrong: cell => first(isOver(cell) ? undefined : accepted('nz1:17.2')(cell), movesNothing(cell)),
  },
  {
    name: 'Seat 1 disputes',
    lines: ['seat 1 disputes the payment'],
    rule: 'nz1:19.1: a patron may dispute at any time, and play goes on. No wager is affected.',
    wrong: cell => first(accepted('nz1:19.1')(cell), movesNothing(cell)),
  },
  {
    name: 'The table is closed at once',
    lines: ['casino supervisor closes the table'],
    rule: 'nz1:8.0: a table closes with twenty minutes of notice, or at the end of gaming hours, and never during a round. Here patrons are present and no notice was given.',
    wrong: cell => first(isOver(cell) ? undefined : refusedBy(cell, 'nz1:8.0'), movesNothing(cell)),
  },
  {
    name: 'Closing is announced',
    lines: ['casino supervisor announces closing at 23:00'],
    rule: 'nz1:8.0: the notice may be put up in any phase. No wager is affected.',
    wrong: movesNothing,
  },
  {
    name: 'Limits are tightened at once',
    lines: ['casino supervisor sets limits 200 to 500 for KIND'],
    rule: 'nz1:9.3: a minimum is not raised and a maximum not reduced without notice, agreement, or a table where nobody plays. A wager that was placed is not affected.',
    wrong: cell =>
      first(
        cell.lies[0] > 0 && !isSession(cell) ? refusedBy(cell, 'nz1:9.3') : undefined,
        cell.lies[0] > 0 ? movesNothing(cell) : undefined,
      ),
  },
  {
    name: 'Limits are widened at once',
    lines: ['casino supervisor sets limits 1 to 50000 for KIND'],
    rule: 'nz1:9.3 restricts only a higher minimum and a lower maximum: limits may be widened in any phase. No wager is affected.',
    wrong: cell =>
      first(
        isSession(cell) || hasAnte(cell) ? undefined : accepted('nz1:9.3')(cell),
        movesNothing(cell),
      ),
  },
  {
    name: 'A change of limits is announced',
    lines: ['casino supervisor announces limits 200 to 500 for KIND from 23:00'],
    rule: 'nz1:9.3(a): the notice may be put up in any phase. No wager of this round is affected.',
    wrong: movesNothing,
  },
  {
    name: 'Seat 1 gets personal limits',
    lines: ['casino supervisor gives seat 1 limits 1 to 50000 for KIND'],
    rule: 'nz1:9.4: the operator may allow a player more than the maximum or less than the minimum, in any phase. No wager is affected.',
    wrong: cell =>
      first(isSession(cell) ? undefined : accepted('nz1:9.4')(cell), movesNothing(cell)),
  },
  {
    name: 'The table is reserved for seat 2',
    lines: ['casino supervisor reserves the table for seat 2'],
    rule: 'nz1:7.1, 7.2: a reserved table is not open to others. While somebody else plays there, it cannot be reserved.',
    wrong: cell => first(isOver(cell) ? undefined : refusedBy(cell, 'nz1:7.1'), movesNothing(cell)),
  },
  {
    name: 'Seat 1 leaves',
    lines: ['seat 1 leaves'],
    rule: 'nz1:12.1, 12.2: a wager of a patron who leaves stays in play if it may no longer be withdrawn, and the operator holds what it wins.',
    wrong: cell =>
      isSession(cell) ? undefined : first(accepted('nz1:12.1')(cell), othersUntouched(cell)),
  },
  {
    name: 'Seat 1 leaves, and what was held is claimed after the round',
    lines: ['seat 1 leaves'],
    after: ['casino supervisor releases what is held for seat 1'],
    rule: 'nz1:12.2: what was held goes to its owner. Where nothing was held there is nothing to claim.',
    wrong: cell => (isSession(cell) ? undefined : othersUntouched(cell)),
  },
  {
    name: 'Seat 1 is disconnected',
    lines: [],
    rule: 'No clause: a patron who says nothing is as one who sits still. Wagers stay, and the round ends as it would. A shooter or a player in turn who stays silent is for the dealer to direct.',
    wrong: movesNothing,
  },
]
