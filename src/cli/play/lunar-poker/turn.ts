import { nextLunarDuty } from '../../../dealing/lunar-poker.ts'
import { isInRound } from '../../../games/lunar-poker/s11-irregularities/misdeal.ts'
import { boxOf, faces, isReconsidering } from '../../../games/lunar-poker/table/state.ts'
import { type Decision, dollars, isRefusal, type Refusal } from '../../../kernel/refusal.ts'
import type { TableFacts } from '../common-answers.ts'
import { rule } from '../drawing.ts'
import { mixIn, promiseLine, promiseLines } from '../promise.ts'
import { PATRON, settledBets, YOU } from '../session.ts'
import { printRefusal, takeBack } from '../sitting.ts'
import { type GameTurn, type LineResult, takeTurn } from '../turn.ts'
import { HELP, historyLines, signLines, whyRound } from './answers.ts'
import { attend, cardLines, finishIfOver, tell } from './round.ts'
import { type Deal, dealsOf, type Host, type TableEvent, wagerName } from './session.ts'
import { type PatronInput, understand } from './words.ts'

const header = ({ session, terminal, paint, promised }: Host): void => {
  const table = session.table()
  const round = dealsOf(session.entries()).length + 1
  const { ante } = table.limits
  terminal.say()
  terminal.say(
    rule(paint, `Round ${round}`, `Ante ${dollars(ante!.minimum)} to ${dollars(ante!.maximum)}`),
  )
  terminal.say(promiseLine(paint, promised.make()))
  if (round === 1)
    terminal.say('   Type your wagers such as 10 ante, 5 super, then deal. help shows the rest.')
}

const lying = ({ session }: Host): string =>
  session
    .table()
    .wagers.map(({ on, chips }) => `${wagerName(on)} ${dollars(chips)}`)
    .join(', ')

const show = (host: Host): void => host.terminal.say(`   On the table: ${lying(host)}`)

/** Takes the Super Bet back first, because it needs its Ante. @rule nz22:5.13 nz22:5.14 */
export const clear = (host: Host): Refusal | undefined =>
  takeBack(host, [...host.session.table().wagers].reverse(), wagerName)

/** Turns a line into a decision about the hand. */
const asked = ({ session }: Host, said: PatronInput): Decision<TableEvent> | undefined => {
  const table = session.table()
  switch (said.is) {
    case 'deal':
      return session.ask(nextLunarDuty(table, { betsAreDown: true }) ?? { by: YOU, does: 'call' })
    case 'play':
    case 'fold':
    case 'declare':
    case 'force':
      return session.ask({ by: YOU, does: said.is })
    case 'sixth':
      return session.ask({ by: YOU, does: 'buy-sixth' })
    case 'no':
      return session.ask({ by: YOU, does: 'let-be' })
    case 'exchange': {
      const hand = faces(boxOf(table.play, PATRON)?.hand ?? [])
      const discard = said.places.flatMap(place => hand[place - 1] ?? [])
      return session.ask({ by: YOU, does: 'exchange', discard })
    }
    default:
      return undefined
  }
}

/** What the table waits for. */
const hint = ({ session }: Host): string => {
  const { play } = session.table()
  if (play.phase.is === 'offering-force') return 'force, or no. A fee of one Ante.'
  const own = isInRound(play) ? boxOf(play, PATRON) : undefined
  if (own && isReconsidering(own)) return 'play, or fold.'
  return own
    ? 'play, fold, exchange 2 4, or sixth; help shows more.'
    : '10 ante, then deal; or help.'
}

const known = (host: Host): TableFacts<Deal> => {
  const { session, paint, promised } = host
  const rounds = dealsOf(session.entries())
  return {
    naming: wagerName,
    rounds,
    called: 'Rounds',
    none: 'No round has been dealt yet.',
    why: (law, round) => whyRound(paint, law, round),
    sign: () => signLines(paint, session.table()),
    history: () => historyLines(paint, rounds),
    seal: () => promiseLines(promised.make(), 'deal'),
    help: HELP,
    clause: 'nz22:5.5',
    hint: hint(host),
  }
}

/** The Ante and the Super Bet of the last round, the Ante first. */
const last = ({ session }: Host) =>
  settledBets(dealsOf(session.entries()).at(-1)?.settled)
    .filter(({ on }) => ['ante', 'super'].includes(on))
    .sort((a, b) => a.on.localeCompare(b.on))

/** The deck takes words only before the first card. */
const mix = (host: Host, words: string): void => {
  if (host.session.table().play.phase.is === 'betting') mixIn(host, words)
  else host.terminal.say('   Too late: cards are out.')
}

const goOn = async (host: Host, decision: Decision<TableEvent>): Promise<LineResult> => {
  if (isRefusal(decision)) return printRefusal(host, decision, wagerName)
  await tell(host, decision)
  const isOver = finishIfOver(host, decision)
  return (await attend(host)) || isOver ? 'ended' : undefined
}

const TURN: GameTurn<Host, PatronInput, Deal> = {
  header,
  reminder: host => (isInRound(host.session.table().play) ? hint(host) : undefined),
  understand: (_, line) => understand(line),
  act: (host, said) => {
    const decision = asked(host, said)
    return decision && goOn(host, decision)
  },
  show,
  last,
  clear,
  mix,
  lines: (host, said) => (said.is === 'cards' ? cardLines(host) : undefined),
  known,
}

/** One round, from the wagers to its end. */
export const turn = (host: Host) => takeTurn(host, TURN)
