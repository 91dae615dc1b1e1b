import type { SpokenBet } from '../../../games/bet-grammar.ts'
import { isDeclared } from '../../../games/roulette/names.ts'
import { roulette as play } from '../../../games/roulette/play.ts'
import { type Chips, NONE } from '../../../kernel/money.ts'
import { dollars, isRefusal, type Refusal } from '../../../kernel/refusal.ts'
import type { TableFacts } from '../common-answers.ts'
import { rule } from '../drawing.ts'
import { mixIn, promiseLine, promiseLines } from '../promise.ts'
import { balanceOf, YOU } from '../session.ts'
import { printRefusal, sayAll } from '../sitting.ts'
import { type GameTurn, takeTurn } from '../turn.ts'
import {
  HELP,
  historyLines,
  lastLine,
  limitsLine,
  numbersLines,
  signLines,
  whySpin,
} from './answers.ts'
import { clothLines, legend, wagerLines } from './cloth.ts'
import { wagerName } from './names.ts'
import { type Host, type Spin, spinsOf, type Table } from './session.ts'
import { attend, spinRound } from './spin.ts'
import { type PatronInput, understand } from './words.ts'

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
  sayAll(host, wagerLines(session.table()))
}

/** The minimum on the sign, for a bet without an amount. */
const smallest = ({ limits }: Table, on: string): Chips => limits[play.kindOf(on)]?.minimum ?? NONE

/**
 * Patrons place bets on the layout themselves, and declare racetrack bets to the dealer.
 * @rule nz8:3.2B nz8:3.3
 */
const bet = ({ session }: Host, { on, chips = smallest(session.table(), on) }: SpokenBet) =>
  session.ask(
    isDeclared(on)
      ? { by: YOU, does: 'declare', on, piece: chips }
      : { by: YOU, does: 'wager', on, chips },
  )

/** @rule nz1:10.3 nz8:3.6 */
export const clear = (host: Host, on?: string): Refusal | undefined => {
  const { session, terminal } = host
  const { wagers, play: now } = session.table()
  const plain = wagers.filter(one => !isDeclared(one.on) && (on === undefined || one.on === on))
  const declared = now.declared.filter(one => on === undefined || one.on === on)
  if (plain.length + declared.length === 0) terminal.say('   You have no wager there.')
  const commands = [
    ...plain.map(({ id: wager }) => ({ by: YOU, does: 'withdraw', wager }) as const),
    ...declared.map(({ id }) => ({ by: YOU, does: 'take-back', declared: id }) as const),
  ]
  const names = [...plain, ...declared].map(one => wagerName(one.on))
  for (const [i, command] of commands.entries()) {
    const before = balanceOf(session.table())
    const decision = session.ask(command)
    if (isRefusal(decision)) return printRefusal(host, decision, wagerName)
    const back = dollars(balanceOf(session.table()) - before)
    terminal.say(`   ${back} comes back from ${names[i]}.`)
  }
  return undefined
}

const known = ({ session, paint, promised }: Host): TableFacts<Spin> => {
  const table = session.table()
  const spins = spinsOf(session.entries())
  return {
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
  }
}

const lines = ({ session, paint }: Host, said: PatronInput): readonly string[] | undefined => {
  const table = session.table()
  if (said.is === 'numbers') return numbersLines(paint, table)
  if (said.is !== 'cloth') return undefined
  return [...clothLines(paint, table), legend(table), ...wagerLines(table)]
}

const spin = async (host: Host): Promise<'ended'> => {
  await spinRound(host)
  return 'ended'
}

const TURN: GameTurn<Host, PatronInput, Spin> = {
  header,
  understand: ({ session }, line) => understand(session.table().play.elections, line),
  act: (host, said) => (said.is === 'spin' ? spin(host) : undefined),
  bet,
  before: attend,
  declared: ({ session }) => session.table().play.declared.map(({ on }) => on),
  show,
  last: ({ session }) =>
    spinsOf(session.entries()).findLast(({ bets }) => bets.length > 0)?.bets ?? [],
  clear,
  mix: mixIn,
  lines,
  known,
}

export const turn = (host: Host) => takeTurn(host, TURN)
