/** `croupier-rules/records`: rounds, replays and statements, as folds of an exported log. */

export type { Body, Kept, Stamp } from '../records/entry.ts'
export {
  type CageBook,
  linesIn,
  newCageBook,
  type StatementLine,
} from '../records/money/statement.ts'
export { type ReplayStep, stepsOf } from '../records/replay.ts'
export type { PatronRound, RoundRecord } from '../records/round-record.ts'
export { newReader, type RoundReader, readRounds, roundsIn, unfinished } from '../records/rounds.ts'
