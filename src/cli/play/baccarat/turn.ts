import { wagerName } from '../../../games/baccarat/names.ts'
import { dollars, isRefusal, type Refusal } from '../../../kernel/refusal.ts'
import { readLaw } from '../../../law/index.ts'
import { shoeSoFar } from '../../../server/chance.ts'
import { rule, wrapped } from '../drawing.ts'
import { fateLines, refusalLines, rulesLines, signed, whyRefused } from '../reasons.ts'
import { balanceOf, netOfAll, YOU } from '../session.ts'
import {
  beadRow,
  HELP,
  historyLines,
  limitsLine,
  offeredAt,
  roadLines,
  sealLines,
  signLines,
} from './answers.ts'
import { dealRound, type Host } from './deal.ts'
import { narrated } from './narrate.ts'
import { fatesOf, whyRound } from './outcome.ts'
import { roundsOf, type Table } from './session.ts'
import { type Bet, type Said, understand } from './words.ts'

/** Between two rounds: the patron's turn to bet, to ask and to say when. */

const onTheTable = ({ wagers }: Table): string =>
  wagers.map(({ on, chips }) => `${wagerName(on)} ${dollars(chips)}`).join(', ')

const header = ({ session, terminal, paint }: Host): void => {
  const table = session.table()
  const { play } = table
  const round = roundsOf(session.entries()).length + 1
  const last = play.lastCoup === 'this' ? 'LAST COUP · ' : ''
  terminal.say()
  terminal.say(rule(paint, `Round ${round}`, `${last}shoe ${play.shoes} · ${play.left} cards left`))
  if (play.results.length > 0) terminal.say(`   ${beadRow(paint, play.results)}`)
  for (const line of wrapped(limitsLine(table), '   ')) terminal.say(paint('dim', line))
  if (table.wagers.length > 0) terminal.say(`   On the table: ${onTheTable(table)}`)
  if (round === 1)
    terminal.say('   Type a wager such as 50 banker, then deal. help shows the rest.')
}

export const sayRefusal = ({ terminal, paint }: Host, refusal: Refusal): void => {
  for (const line of refusalLines(paint, refusal, wagerName)) terminal.say(line)
}

/** Puts each wager down or says what stands against it; the last refusal is there to be asked about. */
const bet = (host: Host, bets: readonly Bet[]): Refusal | undefined => {
  const { session, terminal } = host
  const refused = bets
    .map(({ on, chips }) => session.ask({ by: YOU, does: 'wager', on, chips }))
    .filter(isRefusal)
  for (const refusal of refused) sayRefusal(host, refusal)
  if (refused.length < bets.length) terminal.say(`   On the table: ${onTheTable(session.table())}`)
  return refused.at(-1)
}

/** The wagers of the last round in which there were any, as far as they do not lie there still. */
const rebet = (host: Host): Refusal | undefined => {
  const { session, terminal } = host
  const lie = session.table().wagers.map(({ on }) => on)
  const last = roundsOf(session.entries()).findLast(({ settled }) => settled.length > 0)
  const again = (last?.settled ?? [])
    .filter(({ wager, outcome }) => outcome.is !== 'void' && !lie.includes(wager.on))
    .map(({ wager }) => ({ on: wager.on, chips: wager.chips }) as Bet)
  if (again.length > 0) return bet(host, again)
  terminal.say(
    lie.length > 0
      ? `   On the table: ${onTheTable(session.table())}`
      : '   Nothing to bet again yet.',
  )
  return undefined
}

export const clear = (host: Host, on?: string): Refusal | undefined => {
  const { session, terminal } = host
  const mine = session.table().wagers.filter(wager => on === undefined || wager.on === on)
  if (mine.length === 0) terminal.say('   Nothing of yours lies there.')
  for (const { id, on: from, chips } of mine) {
    const decision = session.ask({ by: YOU, does: 'withdraw', wager: id })
    if (isRefusal(decision)) {
      sayRefusal(host, decision)
      return decision
    }
    terminal.say(`   ${dollars(chips)} comes back from ${wagerName(from)}.`)
  }
  return undefined
}

const ask = (
  host: Host,
  command:
    | { readonly does: 'see-burn' }
    | { readonly does: 'buy-in'; readonly chips: Bet['chips'] },
): Refusal | undefined => {
  const { session, terminal, paint } = host
  const decision = session.ask({ by: YOU, ...command })
  if (isRefusal(decision)) {
    sayRefusal(host, decision)
    return decision
  }
  for (const event of decision)
    for (const line of narrated(paint, event, session.table())) terminal.say(line)
  return undefined
}

const whyLines = (
  { session, paint }: Host,
  number: number | undefined,
  refused: Refusal | undefined,
): readonly string[] => {
  const law = readLaw()
  if (number === undefined && refused) return whyRefused(paint, law, refused, wagerName)
  const rounds = roundsOf(session.entries())
  const round = number === undefined ? rounds.at(-1) : rounds[number - 1]
  if (round) return whyRound(paint, law, session.table().play.elections.book, round)
  return [
    rounds.length === 0
      ? '   No round has been dealt yet.'
      : `   Rounds so far: 1 to ${rounds.length}.`,
  ]
}

const linesFor = (host: Host, said: Said, refused: Refusal | undefined): readonly string[] => {
  const { session, paint } = host
  const table = session.table()
  switch (said.is) {
    case 'why':
      return whyLines(host, said.round, refused)
    case 'rules':
      return said.id === undefined
        ? signLines(paint, table)
        : rulesLines(readLaw(), said.id, 'nz5:9.4')
    case 'sign':
      return signLines(paint, table)
    case 'history':
      return historyLines(paint, roundsOf(session.entries()))
    case 'roads':
      return roadLines(table.play.results)
    case 'seal':
      return sealLines(shoeSoFar(session.entries()).commitment)
    case 'help':
      return [HELP]
    case 'unclear':
      return wrapped(said.says, '   ')
    case 'nothing':
      return ['   Your turn: a wager such as 50 banker, or deal, or help.']
    default:
      return []
  }
}

/** Does what was said; what it gives back is the refusal that `why` would explain. */
const answer = (host: Host, said: Said, before: Refusal | undefined): Refusal | undefined => {
  switch (said.is) {
    case 'bets':
      return bet(host, said.bets)
    case 'rebet':
      return rebet(host)
    case 'clear':
      return clear(host, said.on)
    case 'buy':
      return ask(host, { does: 'buy-in', chips: said.chips })
    case 'burn':
      return ask(host, { does: 'see-burn' })
    default:
      for (const line of linesFor(host, said, before)) host.terminal.say(line)
      return before
  }
}

/** What the round brought, wager by wager. @rule nz5:10.2 mbs:4.1 */
const sayOutcome = ({ session, terminal, paint }: Host, dealtBefore: number): void => {
  const round = roundsOf(session.entries()).at(-1)
  if (!round || round.number === dealtBefore || round.settled.length === 0) return
  for (const line of fateLines(paint, fatesOf(round.settled))) terminal.say(line)
  const money = signed(paint, netOfAll(round.settled))
  terminal.say(`   This round ${money} · you have ${dollars(balanceOf(session.table()))}`)
}

export const turn = async (host: Host): Promise<'dealt' | 'left'> => {
  const { session, terminal } = host
  header(host)
  let refused: Refusal | undefined
  for (;;) {
    const line = await terminal.ask(`${dollars(balanceOf(session.table()))} > `)
    const said: Said =
      line === undefined ? { is: 'quit' } : understand(line, offeredAt(session.table()))
    if (said.is === 'quit') return 'left'
    if (said.is === 'deal') {
      const before = roundsOf(session.entries()).length
      refused = await dealRound(host)
      if (refused) {
        sayRefusal(host, refused)
        continue
      }
      sayOutcome(host, before)
      return 'dealt'
    }
    refused = answer(host, said, refused)
  }
}
