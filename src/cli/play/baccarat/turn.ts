import { wagerName } from '../../../games/baccarat/names.ts'
import { dollars, isRefusal, type Refusal } from '../../../kernel/refusal.ts'
import { netOfAll } from '../../../records/wager-ends.ts'
import { shoeSoFar } from '../../../server/chance/shoe-commitments.ts'
import type { TableFacts } from '../common-answers.ts'
import { rule, wrapped } from '../drawing.ts'
import { fateLines, signed } from '../reasons.ts'
import { balanceOf, settledBets, YOU } from '../session.ts'
import { printRefusal, sayAll, takeBack } from '../sitting.ts'
import { type GameTurn, type LineResult, takeTurn } from '../turn.ts'
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
import { narrated } from './narration.ts'
import { fatesOf, whyRound } from './outcome.ts'
import { type Coup, coupsOf, type Table } from './session.ts'
import { type PatronInput, understand } from './words.ts'

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

const show = ({ session, terminal }: Host): void =>
  terminal.say(`   On the table: ${onTheTable(session.table())}`)

export const clear = (host: Host, on?: string): Refusal | undefined => {
  const { wagers } = host.session.table()
  return takeBack(
    host,
    wagers.filter(wager => on === undefined || wager.on === on),
    wagerName,
  )
}

/** Asks to see the burned card. */
const seeBurn = (host: Host): Refusal | undefined => {
  const { session, paint } = host
  const decision = session.ask({ by: YOU, does: 'see-burn' })
  if (isRefusal(decision)) return printRefusal(host, decision, wagerName)
  for (const event of decision) sayAll(host, narrated(paint, event, session.table()))
  return undefined
}

const known = ({ session, paint }: Host): TableFacts<Coup> => {
  const table = session.table()
  const rounds = coupsOf(session.entries())
  return {
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

const deal = async (host: Host): Promise<LineResult> => {
  const before = coupsOf(host.session.entries()).length
  const against = await dealRound(host)
  if (against) return printRefusal(host, against, wagerName)
  sayOutcome(host, before)
  return 'ended'
}

const last = ({ session }: Host) =>
  settledBets(
    coupsOf(session.entries())
      .findLast(({ settled }) => settled.length > 0)
      ?.settled.filter(({ outcome }) => outcome.is !== 'void'),
  )

const act = (host: Host, said: PatronInput): Promise<LineResult> | undefined => {
  if (said.is === 'deal') return deal(host)
  return said.is === 'burn' ? Promise.resolve(seeBurn(host)) : undefined
}

const TURN: GameTurn<Host, PatronInput, Coup> = {
  header,
  understand: ({ session }, line) => understand(line, offeredAt(session.table())),
  act,
  show,
  last,
  clear,
  mix: ({ terminal }) => terminal.say('   Add words of your own when you cut the cards.'),
  lines: ({ session }, said) =>
    said.is === 'roads' ? roadLines(session.table().play.results) : undefined,
  known,
}

export const turn = (host: Host) => takeTurn(host, TURN)
