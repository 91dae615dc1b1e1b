import { wagerName } from '../../../games/snake-eyes/names.ts'
import { dollars, isRefusal, type Refusal } from '../../../kernel/refusal.ts'
import { commonLines } from '../answering.ts'
import { rule, wrapped } from '../drawing.ts'
import { promiseLine, promiseLines } from '../promise.ts'
import { YOU } from '../session.ts'
import { buyMore, nextLine, refused, sayAll, takeBack } from '../sitting.ts'
import type { Bet } from '../speech.ts'
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
import { type Happened, type Host, rollsOf } from './session.ts'
import { type Said, understand } from './words.ts'

/** Between two rolls the patron bets, asks and throws. */

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

const bet = async (host: Host, bets: readonly Bet[]): Promise<Refusal | undefined> => {
  const { session } = host
  const against = bets
    .map(({ on, chips }) => session.ask({ by: YOU, does: 'wager', on, chips }))
    .filter(isRefusal)
  for (const refusal of against) refused(host, refusal, wagerName)
  if (against.length < bets.length) show(host)
  await attend(host)
  return against.at(-1)
}

/** Repeats the wagers the last roll decided, except those on the table again. */
const rebet = async (host: Host): Promise<Refusal | undefined> => {
  const { session, terminal } = host
  const lies = session.table().wagers.map(({ on }) => on)
  const last = rollsOf(session.entries()).findLast(({ settled }) => settled.length > 0)
  const again = (last?.settled ?? [])
    .map(({ wager: { on, chips } }) => ({ on, chips }) as Bet)
    .filter(({ on }) => !lies.includes(on))
  if (again.length > 0) return bet(host, again)
  if (lies.length > 0) show(host)
  else terminal.say('   Nothing to bet again yet.')
  return undefined
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
  { on, to }: Extract<Said, { readonly is: 'reduce' }>,
): Refusal | undefined => {
  const { session, terminal } = host
  const found = session.table().wagers.find(wager => wager.on === on)
  if (!found || to >= found.chips) {
    terminal.say(
      found
        ? `   ${wagerName(on)} is ${dollars(found.chips)}; to add, bet on it again.`
        : '   Nothing of yours lies there.',
    )
    return undefined
  }
  const decision = session.ask({ by: YOU, does: 'alter', wager: found.id, chips: to })
  if (isRefusal(decision)) return refused(host, decision, wagerName)
  const back = dollars(found.chips - to)
  terminal.say(`   ${back} comes back from ${wagerName(on)}; ${dollars(to)} stays.`)
  return undefined
}

type Handling = Extract<Said, { is: 'take' } | { is: 'pass' } | { is: 'give' }>

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
  if (isRefusal(decision)) return refused(host, decision, wagerName)
  await tell(host, decision as readonly Happened[])
  await attend(host)
  return undefined
}

const linesFor = (host: Host, said: Said, before: Refusal | undefined): readonly string[] => {
  const { session, paint, promised } = host
  const table = session.table()
  const rolls = rollsOf(session.entries())
  switch (said.is) {
    case 'layout':
      return [...layoutLines(paint, table), ...wrapped(lyingText(table), '   ')]
    case 'rolls':
      return rollsLines(paint, table)
    case 'norolls':
      return noRollLines(paint)
    default:
      return commonLines(paint, said, before, {
        naming: wagerName,
        rounds: rolls,
        called: 'Rolls',
        none: 'The dice have not been thrown yet.',
        why: (law, roll) => whyRoll(paint, law, roll),
        sign: () => signLines(paint, table),
        history: () => historyLines(paint, rolls),
        seal: () => promiseLines(promised.make(), 'roll'),
        help: HELP,
        clause: 'nz11a:4.9',
        hint: 'a wager such as 10 hard 4, or throw, or help.',
      })
  }
}

/** Carries out a line. Returns the refusal that `why` explains. */
const answer = async (
  host: Host,
  said: Said,
  before: Refusal | undefined,
): Promise<Refusal | undefined> => {
  switch (said.is) {
    case 'bets':
      return bet(host, said.bets)
    case 'rebet':
      return rebet(host)
    case 'clear':
      return remove(host, said.on)
    case 'reduce':
      return reduce(host, said)
    case 'take':
    case 'pass':
    case 'give':
      return handle(host, said)
    case 'buy':
      return buyMore(host, said.chips)
    case 'mix':
      host.promised.mix(said.words)
      host.terminal.say(`   You added: "${said.words}". The house had already committed itself.`)
      return before
    default:
      sayAll(host, linesFor(host, said, before))
      return before
  }
}

export const turn = async (host: Host): Promise<'thrown' | 'left'> => {
  header(host)
  let before: Refusal | undefined
  for (;;) {
    const line = await nextLine(host)
    const said: Said = line === undefined ? { is: 'quit' } : understand(line)
    if (said.is === 'quit') return 'left'
    if (said.is !== 'throw') {
      before = await answer(host, said, before)
      continue
    }
    const against = await throwDice(host, said.short)
    if (!against) return 'thrown'
    before = refused(host, against, wagerName)
  }
}
