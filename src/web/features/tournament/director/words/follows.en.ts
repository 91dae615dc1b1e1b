/** The consequences of a decision in words. */

/** The meaning of each event, as a sentence about names, a session, a sum or a time. */
export interface Following {
  readonly names: string
  readonly count: number
  readonly session: string
  readonly sum: string
  readonly time: string
  readonly table: string
}

type Line = (of: Following) => string

export const FOLLOWS: Readonly<Record<string, Line>> = {
  EntriesOpened: () => 'Players can enter.',
  TournamentCancelled: () => 'The tournament is called off.',
  Applied: ({ names }) => `${names} applies to enter.`,
  ConditionsSent: ({ names }) => `${names} gets the conditions.`,
  EntryAccepted: ({ names, count, sum }) =>
    count === 1
      ? `${names} takes part and pays ${sum}.`
      : `${names} take part and pay ${sum} in all.`,
  EntryWaitListed: ({ names }) => `${names} goes on the waiting list.`,
  EntryRefused: ({ names }) => `${names} does not take part.`,
  EntryWithdrawn: ({ names }) => `${names} leaves the tournament.`,
  FeeRefunded: ({ names, sum }) => `Fees go back: ${sum} to ${names}.`,
  RefundDeclined: ({ names }) => `${names} gets no refund.`,
  CheckedIn: ({ names }) => `The list shows whether ${names} is here.`,
  Disqualified: ({ names }) => `${names} is disqualified. The fee is not refunded.`,
  EntryVoided: ({ names }) => `The entry is void: ${names}.`,
  StageOpened: ({ count }) => `Seats are drawn for ${count} players.`,
  SessionsDrawn: () => 'Tables and seats are fixed.',
  SeatsArranged: ({ names }) => `New seats: ${names}.`,
  SessionMoved: ({ session, time }) => `${session} starts at ${time}.`,
  TableAssigned: ({ session, table }) => `${session} is played at ${table}.`,
  SessionVoided: ({ session }) => `${session} does not count.`,
  SessionBegan: ({ session, count }) => `${session} begins with ${count} players.`,
  ChipsSold: ({ sum, names }) => `Tournament chips are sold for ${sum}: ${names}.`,
  ChipsExchanged: ({ sum, names }) => `Tournament chips are exchanged for ${sum}: ${names}.`,
  ChipsRefunded: ({ sum, names }) => `The price of tournament chips goes back: ${sum} to ${names}.`,
  HeatChanged: ({ names }) => `${names} plays in another heat.`,
  CountEntered: ({ session }) => `${session}: your count waits for a second person.`,
  CountCompared: ({ session }) =>
    `${session}: your count is compared with the first. The session has its result if both are the same.`,
  SessionTallied: ({ session }) => `${session} has its result.`,
  PlayOffCalled: ({ names }) => `A play-off: ${names}.`,
  Qualified: ({ names }) => `These advance: ${names}.`,
  TournamentDecided: ({ names, sum }) =>
    `The places are decided, prizes of ${sum} are paid: ${names}.`,
  ItemShared: ({ sum }) => `The prize is handed out; ${sum} is paid.`,
  ActionUndone: () => 'The books are as they were before.',
  PlayerDisqualified: ({ names }) => `${names} is disqualified at this table.`,
  PlayerOut: ({ names }) => `${names} plays no more rounds here. The chips count.`,
  WagerVoided: () => 'A bet is void and goes back.',
  PlayInterrupted: () => 'Play stops. The clock of the session stops too.',
  PlayResumed: () => 'Play resumes.',
  DirectorPresent: () =>
    'The players see whether you are at the table. Play waits while you are away.',
  BetTimerSet: () => 'Players have this time for a turn.',
  LimitsKept: () => 'The limits stay as they are.',
  NameAsked: ({ names }) => `${names} is asked for a name.`,
  SessionEnded: () => 'The session is over.',
  SessionBrokenOff: () => 'The session ends without a result.',
  TerminalFailed: () => 'The terminal takes no bets until it works again.',
  TerminalRestored: () => 'The terminal takes bets again.',
  TerminalChanged: ({ names }) => `${names} continues at another terminal.`,
  HeatVoided: ({ names }) => `The heat does not count for ${names}.`,
  PaymentCorrected: ({ names }) => `The chips of ${names} are put right.`,
}
