import { wagerName } from '../../../games/snake-eyes/names.ts'
import { dollars, isRefusal, type Refusal } from '../../../kernel/refusal.ts'
import type { TableFacts } from '../common-answers.ts'
import { rule, wrapped } from '../drawing.ts'
import { mixIn, promiseLine, promiseLines } from '../promise.ts'
import { settledBets, YOU } from '../session.ts'
import { printRefusal, sayAll, takeBack } from '../sitting.ts'
import { type GameTurn, type LineResult, takeTurn } from '../turn.ts'
import {
  HELP,
  historyLines,
  lastLine,
  noRollLines,
  rollsLines,
  signLines,
  whyRoll,
} from './answers.ts'
import { layoutLines, lyingText } from './layout.ts'
import { attend, shooterText, tell, throwDice } from './roll.ts'
import { type Host, type Roll, rollsOf, type TableEvent } from './session.ts'
import { type PatronInput, understand } from './words.ts'

const header = (host: Host): void => {
  const { session, terminal, paint, promised } = host
  const table = session.table()
  const roll = rollsOf(session.entries()).length + 1
  terminal.say()
  terminal.say(rule(paint, `Roll ${roll}`, shooterText(table)))
  terminal.say(promiseLine(paint, promised.make()))
  const last = lastLine(table)
  if (last) terminal.say(last)
  if (terminal.isLive) sayAll(host, layoutLines(paint, table))
  else if (table.wagers.length > 0) sayAll(host, wrapped(`Stays: ${lyingText(table)}`, '   '))
  if (roll === 1)
    terminal.say('   Type a wager such as 10 hard 4, then throw. help shows the rest.')
}

/** Draws the current wagers on a terminal. */
const show = (host: Host): void => {
  const { session, terminal, paint } = host
  const table = session.table()
  if (terminal.isLive) sayAll(host, layoutLines(paint, table))
  else sayAll(host, wrapped(`On the table: ${lyingText(table)}`, '   '))
}

/** @rule nz11a:4.7 */
export const remove = (host: Host, on?: string): Refusal | undefined => {
  const { wagers } = host.session.table()
  return takeBack(
    host,
    wagers.filter(wager => on === undefined || wager.on === on),
    wagerName,
  )
}

/** @rule nz11a:4.7 */
const reduce = (
  host: Host,
  { on, to }: Extract<PatronInput, { readonly is: 'reduce' }>,
): Refusal | undefined => {
  const { session, terminal } = host
  const found = session.table().wagers.find(wager => wager.on === on)
  if (!found || to >= found.chips) {
    terminal.say(
      found
        ? `   ${wagerName(on)} is ${dollars(found.chips)}; to add, bet on it again.`
        : '   You have no wager there.',
    )
    return undefined
  }
  const decision = session.ask({ by: YOU, does: 'alter', wager: found.id, chips: to })
  if (isRefusal(decision)) return printRefusal(host, decision, wagerName)
  const back = dollars(found.chips - to)
  terminal.say(`   ${back} comes back from ${wagerName(on)}; ${dollars(to)} stays.`)
  return undefined
}

type Handling = Extract<PatronInput, { is: 'take' } | { is: 'pass' } | { is: 'give' }>

/** Take, pass or give up the dice. */
const handle = async (host: Host, said: Handling): Promise<Refusal | undefined> => {
  const { session } = host
  const ask = () => {
    if (said.is === 'pass') return session.ask({ by: YOU, does: 'decline-dice' })
    if (said.is === 'give') return session.ask({ by: YOU, does: 'relinquish' })
    const { dice } = said
    return session.ask({ by: YOU, does: 'take-dice', ...(dice ? { dice } : {}) })
  }
  const decision = ask()
  if (isRefusal(decision)) return printRefusal(host, decision, wagerName)
  await tell(host, decision as readonly TableEvent[])
  await attend(host)
  return undefined
}

const known = ({ session, paint, promised }: Host): TableFacts<Roll> => {
  const rolls = rollsOf(session.entries())
  return {
    naming: wagerName,
    rounds: rolls,
    called: 'Rolls',
    none: 'The dice have not been thrown yet.',
    why: (law, roll) => whyRoll(paint, law, roll),
    sign: () => signLines(paint, session.table()),
    history: () => historyLines(paint, rolls),
    seal: () => promiseLines(promised.make(), 'roll'),
    help: HELP,
    clause: 'nz11a:4.9',
    hint: 'a wager such as 10 hard 4, or throw, or help.',
  }
}

const lines = ({ session, paint }: Host, said: PatronInput): readonly string[] | undefined => {
  const table = session.table()
  switch (said.is) {
    case 'layout':
      return [...layoutLines(paint, table), ...wrapped(lyingText(table), '   ')]
    case 'rolls':
      return rollsLines(paint, table)
    case 'norolls':
      return noRollLines(paint)
    default:
      return undefined
  }
}

const toss = async (host: Host, short: boolean): Promise<LineResult> => {
  const against = await throwDice(host, short)
  return against ? printRefusal(host, against, wagerName) : 'ended'
}

const act = (host: Host, said: PatronInput): Promise<LineResult> | undefined => {
  switch (said.is) {
    case 'throw':
      return toss(host, said.short)
    case 'reduce':
      return Promise.resolve(reduce(host, said))
    case 'take':
    case 'pass':
    case 'give':
      return handle(host, said)
    default:
      return undefined
  }
}

const TURN: GameTurn<Host, PatronInput, Roll> = {
  header,
  understand: (_, line) => understand(line),
  act,
  after: attend,
  show,
  last: ({ session }) =>
    settledBets(rollsOf(session.entries()).findLast(({ settled }) => settled.length > 0)?.settled),
  clear: remove,
  mix: mixIn,
  lines,
  known,
}

export const turn = (host: Host) => takeTurn(host, TURN)
