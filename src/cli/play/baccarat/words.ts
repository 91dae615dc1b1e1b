import { calledAmong, wagerName } from '../../../games/baccarat/names.ts'
import { ONS, type On } from '../../../games/baccarat/s05-wagers/basic-wagers.ts'
import {
  type Bet,
  betsSaid,
  COMMON,
  type Common,
  clearSaid,
  commandAmong,
  commonOf,
  SHORT_FOR_COMMON,
} from '../speech.ts'

/** Parses what a patron types at the table, line by line. */

export type Said =
  | Common
  | { readonly is: 'bets'; readonly bets: readonly Bet<On>[] }
  | { readonly is: 'clear'; readonly on: On | undefined }
  | { readonly is: 'deal' | 'roads' | 'burn' }

export const COMMANDS = ['deal', 'clear', 'roads', 'burn', ...COMMON] as const

const SHORT: Readonly<Record<string, (typeof COMMANDS)[number]>> = {
  ...SHORT_FOR_COMMON,
  d: 'deal',
  c: 'clear',
}

const SAYING = { hint: '50 banker, 20 tie', one: 'banker', naming: wagerName }

/** A wager that is not offered here is still understood, so that the rules can answer. */
const betsOf = (line: string, offered: readonly On[]): Said => {
  const here = betsSaid(calledAmong(offered), line, SAYING)
  const anywhere = here.is === 'bets' ? here : betsSaid(calledAmong(ONS), line, SAYING)
  return anywhere.is === 'bets' ? anywhere : here
}

/** The meaning of one line. The rules decide later whether it is allowed. */
export const understand = (line: string, offered: readonly On[]): Said => {
  const [first = '', ...rest] = line.trim().split(/\s+/)
  if (first === '') return { is: 'nothing' }
  const command = commandAmong(COMMANDS, SHORT, first.toLowerCase())
  switch (command) {
    case undefined:
      return betsOf(line, offered)
    case 'clear':
      return clearSaid(calledAmong(offered), rest.join(' ').toLowerCase(), SAYING)
    case 'deal':
    case 'roads':
    case 'burn':
      return { is: command }
    default:
      return commonOf(command, rest)
  }
}
