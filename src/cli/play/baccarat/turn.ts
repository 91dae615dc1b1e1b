import { wagerName } from '../../../games/baccarat/names.ts'
import { dollars, isRefusal, type Refusal } from '../../../kernel/refusal.ts'
import { netOfAll } from '../../../records/wager-ends.ts'
import { shoeSoFar } from '../../../server/chance/shoe-commitments.ts'
import { commonLines } from '../answering.ts'
import { rule, wrapped } from '../drawing.ts'
import { fateLines, refusalLines, signed } from '../reasons.ts'
import { balanceOf, YOU } from '../session.ts'
import { nextLine, sayAll, takeBack } from '../sitting.ts'
import type { Bet } from '../speech.ts'
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
import { coupsOf, type Table } from './session.ts'
import { type Said, understand } from './words.ts'

/** Between two rounds the patron bets, asks, and says when to deal. */

const onTheTable = ({ wagers }: Table): string =>
  wagers.map(({ on, chips }) => `${wagerName(on)} ${dollars(chips)}`).join(', ')

const header = ({ session, terminal, paint }: Host): void => {
  const table = session.table()
  const { play } = table
  const round = coupsOf(session.entries()).length + 1
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

/** Places each wager or prints its refusal. Returns the last refusal, for `why`. */
const bet = (host: Host, bets: readonly Bet[]): Refusal | undefined => {
  const { session, terminal } = host
  const refused = bets
    .map(({ on, chips }) => session.ask({ by: YOU, does: 'wager', on, chips }))
    .filter(isRefusal)
  for (const refusal of refused) sayRefusal(host, refusal)
  if (refused.length < bets.length) terminal.say(`   On the table: ${onTheTable(session.table())}`)
  return refused.at(-1)
}

/** Repeats the wagers of the last round that had any, except those still on the table. */
const rebet = (host: Host): Refusal | undefined => {
  const { session, terminal } = host
  const lie = session.table().wagers.map(({ on }) => on)
  const last = coupsOf(session.entries()).findLast(({ settled }) => settled.length > 0)
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
  const { wagers } = host.session.table()
  return takeBack(
    host,
    wagers.filter(wager => on === undefined || wager.on === on),
    wagerName,
  )
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

const linesFor = (host: Host, said: Said, before: Refusal | undefined): readonly string[] => {
  const { session, paint } = host
  const table = session.table()
  if (said.is === 'roads') return roadLines(table.play.results)
  const rounds = coupsOf(session.entries())
  return commonLines(paint, said, before, {
    naming: wagerName,
    rounds,
    called: 'Rounds',
    none: 'No round has been dealt yet.',
    why: (law, round) => whyRound(paint, law, table.play.elections.book, round),
    sign: () => signLines(paint, table),
    history: () => historyLines(paint, rounds),
    seal: () => sealLines(shoeSoFar(session.entries()).commitment),
    help: HELP,
    clause: 'nz5:9.4',
    hint: 'a wager such as 50 banker, or deal, or help.',
  })
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
      return ask(host, { does: 'buy-in', chips: said.chips })
    case 'burn':
      return ask(host, { does: 'see-burn' })
    default:
      sayAll(host, linesFor(host, said, before))
      return before
  }
}

/** Prints the result of each wager. @rule nz5:10.2 mbs:4.1 */
const sayOutcome = ({ session, terminal, paint }: Host, dealtBefore: number): void => {
  const round = coupsOf(session.entries()).at(-1)
  if (!round || round.number === dealtBefore || round.settled.length === 0) return
  for (const line of fateLines(paint, fatesOf(round.settled))) terminal.say(line)
  const money = signed(paint, netOfAll(round.settled))
  terminal.say(`   This round ${money} · you have ${dollars(balanceOf(session.table()))}`)
}

export const turn = async (host: Host): Promise<'dealt' | 'left'> => {
  const { session } = host
  header(host)
  let refused: Refusal | undefined
  for (;;) {
    const line = await nextLine(host)
    const said: Said =
      line === undefined ? { is: 'quit' } : understand(line, offeredAt(session.table()))
    if (said.is === 'quit') return 'left'
    if (said.is === 'deal') {
      const before = coupsOf(session.entries()).length
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
