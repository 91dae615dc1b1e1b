import { InvalidArgumentError, Option } from 'commander'
import { amountOf } from '../../kernel/amount.ts'
import type { Chips } from '../../kernel/money.ts'
import { type Refusal, sentence } from '../../kernel/refusal.ts'
import { Malformed } from '../input.ts'
import { openTerminal, type Terminal } from './terminal.ts'

/** Options that all tables share. */

export const whole = (text: string): number => {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('expected a whole number')
  return Number(text)
}

const money = (text: string): Chips => {
  const amount = amountOf(text.replace(/^\$/, '').replaceAll(',', ''))
  if (amount === undefined) throw new InvalidArgumentError('expected dollars, such as 1000')
  return amount
}

/** The buy-in and the speed. */
export interface Sitting {
  readonly buyIn: Chips
  readonly fast?: true
}

export const buyInOption = (): Option =>
  new Option('--buy-in <dollars>', 'your chips at the start, in play money')
    .argParser(money)
    .default(money('1000'), '1000')

export const fastOption = (): Option => new Option('--fast', 'play without pauses')

/** Turns a refused option into a one-line error with its clause. */
export const malformed = (refusal: Refusal): Malformed =>
  new Malformed(`${sentence(refusal)} (${refusal.refused})`)

/** Runs a sitting at the process's own terminal, and always closes it. */
export const atTerminal = async (
  { fast }: Sitting,
  completions: readonly string[],
  sit: (terminal: Terminal) => Promise<void>,
): Promise<void> => {
  const terminal = openTerminal(
    { input: process.stdin, output: process.stdout },
    {
      fast: fast === true,
      hasColour: !process.env.NO_COLOR && process.env.TERM !== 'dumb',
      redraws: process.env.TERM !== 'dumb',
      completions,
    },
  )
  try {
    await sit(terminal)
  } finally {
    terminal.close()
  }
}
