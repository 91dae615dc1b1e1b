import { calledAmong, wagerName } from '../../../games/baccarat/names.ts'
import { ONS, type WagerName } from '../../../games/baccarat/s05-wagers/basic-wagers.ts'
import {
  type Bet,
  type Common,
  commandsOf,
  type Grammar,
  lineMeaning,
  singleWords,
  typedBets,
  typedClear,
} from '../speech.ts'

/** Parses what a patron types at the table, line by line. */

export type PatronInput =
  | Common
  | { readonly is: 'bets'; readonly bets: readonly Bet<WagerName>[] }
  | { readonly is: 'clear'; readonly on: WagerName | undefined }
  | { readonly is: 'deal' | 'roads' | 'burn' }

const SAYING = { hint: '50 banker, 20 tie', one: 'banker', naming: wagerName }

/** A wager that is not offered here is still understood, so that the rules can answer. */
const betsOf = (line: string, offered: readonly WagerName[]): PatronInput => {
  const here = typedBets(calledAmong(offered), line, SAYING)
  const anywhere = here.is === 'bets' ? here : typedBets(calledAmong(ONS), line, SAYING)
  return anywhere.is === 'bets' ? anywhere : here
}

const grammarFor = (offered: readonly WagerName[]): Grammar<PatronInput> => ({
  words: {
    ...singleWords('deal', 'roads', 'burn'),
    clear: rest => typedClear(calledAmong(offered), rest, SAYING),
  },
  short: { d: 'deal', c: 'clear' },
  bets: line => betsOf(line, offered),
})

export const COMMANDS = commandsOf(grammarFor(ONS))

export const understand = (line: string, offered: readonly WagerName[]): PatronInput =>
  lineMeaning(grammarFor(offered), line)
