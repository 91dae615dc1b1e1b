import { calledAmong, wagerName } from '../../../games/baccarat/names.ts'
import { ONS, type On } from '../../../games/baccarat/s05-wagers/basic-wagers.ts'
import {
  alone,
  type Bet,
  betsSaid,
  type Common,
  clearSaid,
  commandsOf,
  type Grammar,
  understood,
} from '../speech.ts'

/** Parses what a patron types at the table, line by line. */

export type Said =
  | Common
  | { readonly is: 'bets'; readonly bets: readonly Bet<On>[] }
  | { readonly is: 'clear'; readonly on: On | undefined }
  | { readonly is: 'deal' | 'roads' | 'burn' }

const SAYING = { hint: '50 banker, 20 tie', one: 'banker', naming: wagerName }

/** A wager that is not offered here is still understood, so that the rules can answer. */
const betsOf = (line: string, offered: readonly On[]): Said => {
  const here = betsSaid(calledAmong(offered), line, SAYING)
  const anywhere = here.is === 'bets' ? here : betsSaid(calledAmong(ONS), line, SAYING)
  return anywhere.is === 'bets' ? anywhere : here
}

const grammarFor = (offered: readonly On[]): Grammar<Said> => ({
  words: {
    ...alone('deal', 'roads', 'burn'),
    clear: rest => clearSaid(calledAmong(offered), rest, SAYING),
  },
  short: { d: 'deal', c: 'clear' },
  bets: line => betsOf(line, offered),
})

export const COMMANDS = commandsOf(grammarFor(ONS))

export const understand = (line: string, offered: readonly On[]): Said =>
  understood(grammarFor(offered), line)
