import type { SpokenBet } from '../../../games/bet-grammar.ts'
import { isDeclared } from '../../../games/roulette/names.ts'
import { roulette as play } from '../../../games/roulette/play.ts'
import { type Chips, NONE } from '../../../kernel/money.ts'
import { dollars, isRefusal, type Refusal } from '../../../kernel/refusal.ts'
import { commonLines } from '../answering.ts'
import { rule } from '../drawing.ts'
import { promiseLine, promiseLines } from '../promise.ts'
import { balanceOf, YOU } from '../session.ts'
import { buyMore, nextLine, refused, sayAll } from '../sitting.ts'
import {
  HELP,
  historyLines,
  lastLine,
  limitsLine,
  numbersLines,
  signLines,
  whySpin,
} from './answers.ts'
import { clothLines, legend, lyingLines } from './cloth.ts'
import { wagerName } from './names.ts'
import { type Bet, type Host, spinsOf, type Table } from './session.ts'
import { attend, spinRound } from './spin.ts'
import { type Said, understand } from './words.ts'

/** Between two spins the patron bets, asks, and says when to spin. */

const header = (host: Host): void => {
  const { session, terminal, paint, promised } = host
  const table = session.table()
  const spin = spinsOf(session.entries()).length + 1
  terminal.say()
  terminal.say(rule(paint, `Spin ${spin}`, limitsLine(table).trim()))
  terminal.say(promiseLine(paint, promised.make()))
  const last = lastLine(paint, table)
  if (last) terminal.say(last)
  if (terminal.isLive) sayAll(host, clothLines(paint, table))
  if (spin > 1) return
  if (terminal.isLive) terminal.say(paint('dim', legend(table)))
  terminal.say('   Type a wager such as 10 17 or 5 red, then spin. help shows the rest.')
}

/** Draws the current wagers on a terminal. */
const show = (host: Host): void => {
  const { session, terminal, paint } = host
  if (terminal.isLive) sayAll(host, clothLines(paint, session.table()))
  sayAll(host, lyingLines(session.table()))
}

/** The minimum on the sign, for a bet without an amount. */
const smallest = ({ limits }: Table, on: string): Chips => limits[play.kindOf(on)]?.minimum ?? NONE

/**
 * Patrons place bets on the layout themselves, and declare racetrack bets to the dealer.
 * @rule nz8:3.2B nz8:3.3
 */
const bet = (host: Host, bets: readonly SpokenBet[]): Refusal | undefined => {
  const { session } = host
  const against = bets
    .map(({ on, chips = smallest(session.table(), on) }) =>
      session.ask(
        isDeclared(on)
          ? { by: YOU, does: 'declare', on, piece: chips }
          : { by: YOU, does: 'wager', on, chips },
      ),
    )
    .filter(isRefusal)
  for (const refusal of against) refused(host, refusal, wagerName)
  attend(host)
  if (against.length < bets.length) show(host)
  return against.at(-1)
}

/** Repeats the wagers of the last spin that had any, except those still on the table. */
const rebet = (host: Host): Refusal | undefined => {
  const { session, terminal } = host
  const { wagers, play: now } = session.table()
  const lies = [...wagers, ...now.declared].map(({ on }) => on)
  const last = spinsOf(session.entries()).findLast(({ bets }) => bets.length > 0)
  const again = (last?.bets ?? []).filter(({ on }: Bet) => !lies.includes(on))
  if (again.length > 0) return bet(host, again)
  if (lies.length > 0) show(host)
  else terminal.say('   Nothing to bet again yet.')
  return undefined
}

/** @rule nz1:10.3 nz8:3.6 */
export const clear = (host: Host, on?: string): Refusal | undefined => {
  const { session, terminal } = host
  const { wagers, play: now } = session.table()
  const plain = wagers.filter(one => !isDeclared(one.on) && (on === undefined || one.on === on))
  const declared = now.declared.filter(one => on === undefined || one.on === on)
  if (plain.length + declared.length === 0) terminal.say('   Nothing of yours lies there.')
  const commands = [
    ...plain.map(({ id: wager }) => ({ by: YOU, does: 'withdraw', wager }) as const),
    ...declared.map(({ id }) => ({ by: YOU, does: 'take-back', declared: id }) as const),
  ]
  const names = [...plain, ...declared].map(one => wagerName(one.on))
  for (const [i, command] of commands.entries()) {
    const before = balanceOf(session.table())
    const decision = session.ask(command)
    if (isRefusal(decision)) return refused(host, decision, wagerName)
    const back = dollars(balanceOf(session.table()) - before)
    terminal.say(`   ${back} comes back from ${names[i]}.`)
  }
  return undefined
}

const mix = ({ terminal, promised }: Host, words: string): void => {
  promised.mix(words)
  terminal.say(`   You added: "${words}". The house had already committed itself.`)
}

const linesFor = (host: Host, said: Said, before: Refusal | undefined): readonly string[] => {
  const { session, paint, promised } = host
  const table = session.table()
  const spins = spinsOf(session.entries())
  switch (said.is) {
    case 'cloth':
      return [...clothLines(paint, table), legend(table), ...lyingLines(table)]
    case 'numbers':
      return numbersLines(paint, table)
    default:
      return commonLines(paint, said, before, {
        naming: wagerName,
        rounds: spins,
        called: 'Spins',
        none: 'The wheel has not been spun yet.',
        why: (law, spin) => whySpin(paint, law, spin),
        sign: () => signLines(paint, table),
        history: () => historyLines(paint, spins),
        seal: () => promiseLines(promised.make(), 'spin'),
        help: HELP,
        clause: 'nz8:3.9',
        hint: 'a wager such as 10 17, or spin, or help.',
      })
  }
}

/** Carries out a line. Returns the refusal that `why` explains. */
const answer = (host: Host, said: Said, before: Refusal | undefined): Refusal | undefined => {
  switch (said.is) {
    case 'bets':
      return bet(host, said.bets)
    case 'rebet':
      return rebet(host)
    case 'clear':
      return clear(host, said.on)
    case 'buy':
      return buyMore(host, said.chips)
    case 'mix':
      mix(host, said.words)
      return before
    default:
      sayAll(host, linesFor(host, said, before))
      return before
  }
}

export const turn = async (host: Host): Promise<'spun' | 'left'> => {
  const { session } = host
  header(host)
  let before: Refusal | undefined
  for (;;) {
    const line = await nextLine(host)
    const said: Said =
      line === undefined ? { is: 'quit' } : understand(session.table().play.elections, line)
    if (said.is === 'quit') return 'left'
    if (said.is === 'spin') {
      await spinRound(host)
      return 'spun'
    }
    before = answer(host, said, before)
  }
}
