import { nextLunarDuty } from '../../../dealing/lunar-poker.ts'
import { lunarPoker } from '../../../games/lunar-poker/index.ts'
import { isInRound } from '../../../games/lunar-poker/s11-irregularities/misdeal.ts'
import {
  boxOf,
  faces as facesOf,
  finalHand,
  isReconsidering,
} from '../../../games/lunar-poker/table/state.ts'
import { assert } from '../../../kernel/assert.ts'
import type { Card } from '../../../kernel/card.ts'
import { dollars } from '../../../kernel/refusal.ts'
import { face, faces, handLines, type Paint, withClause } from '../drawing.ts'
import { openedLines } from '../promise.ts'
import { fateLines, signed } from '../reasons.ts'
import { balanceOf, PATRON, YOU } from '../session.ts'
import { sayAll } from '../sitting.ts'
import { dealsOf, fatesOf, type Host, handName, netOfRound, type TableEvent } from './session.ts'

/** The steps of a round, from shuffle to settlement, that need no decision of the patron. */

const STEP_PAUSE = 350

const VIEWER = { role: 'patron', patron: PATRON } as const

/** The cards you may see, and no others. @rule nz22:8.3 nz22:9.1 */
export const cardLines = ({
  session,
  paint,
}: Pick<Host, 'session' | 'paint'>): readonly string[] => {
  const { play } = session.table()
  const { dealer, mine } = lunarPoker.game.view(session.table(), VIEWER).play
  const own = boxOf(play, PATRON)
  if (!own || !isInRound(play)) return ['   There are no cards on the table.']
  const hand = own.looked ? finalHand(own) : facesOf(own.hand)
  const places = hand.map((_, i) => `  ${i + 1}    `).join('')
  return [
    `   ${paint('bold', 'DEALER')}  ${faces(paint, dealer.cards)}`,
    ...handLines(paint, hand).map(
      (line, i) => `   ${i === 1 ? paint('bold', 'YOU') : '   '}     ${line}`,
    ),
    `           ${places}`.trimEnd(),
    ...(mine ? [`           ${handName(mine.value)}`] : []),
  ]
}

const eventText = (paint: Paint, event: TableEvent): string | undefined => {
  switch (event.is) {
    case 'CardsInspected':
      return event.inspector === 'dealer'
        ? '52 cards checked by the dealer'
        : 'checked again by the game supervisor'
    case 'CardsSpread':
      return 'laid out face up for you to look at'
    case 'CardsMixed':
      return 'turned over and mixed'
    case 'CardsShuffled':
      return 'shuffled, and the order sealed'
    case 'CardsCut':
      return `cut by the dealer at ${event.at}`
    case 'NoMoreBets':
      return 'No more bets.'
    case 'FeeTaken':
      return `The fee is ${dollars(event.fee)}.`
    case 'BoxFolded':
      return 'You fold.'
    case 'BoxPlays':
      return 'You play: your Bet is twice the Ante.'
    case 'HandVerified':
      return event.combination === null && event.instantCash === null
        ? 'The Dealer looks at your hand and finds nothing that is paid.'
        : `The Dealer looks at your hand: ${handName(event.instantCash ?? event.combination!)}.`
    case 'DealerRevealed':
      return `Dealer ${faces(paint, event.hand)}: ${handName(event.value)}.`
    case 'NoHand':
      return 'The Dealer does not play: neither ace and king nor higher.'
    case 'DealerForced':
      return `The Dealer gives up ${face(paint, event.removed)} and draws another.`
    case 'DealerCardReplaced':
      return `The Dealer draws ${face(paint, event.card)}.`
    default:
      return undefined
  }
}

const STEPS = ['CardsInspected', 'CardsSpread', 'CardsMixed', 'CardsShuffled', 'CardsCut']

export const tell = async (host: Host, events: readonly TableEvent[]): Promise<void> => {
  const { terminal, paint } = host
  for (const event of events) {
    const text = eventText(paint, event)
    if (text === undefined) continue
    const mark = STEPS.includes(event.is) ? `${paint('green', '✓')} ` : ''
    terminal.say(withClause(paint, `   ${mark}${text}`, event.under))
    await terminal.pause(STEP_PAUSE)
  }
  if (events.some(({ is }) => is === 'DealCompleted' || is === 'CardsLookedAt'))
    sayAll(host, cardLines(host))
}

/** The cards dealt since the shuffle, and the place of the cut. */
const dealtSince = ({ session }: Host) => {
  const commands = session.entries().map(({ command }) => command)
  const since = commands.slice(commands.findLastIndex(({ does }) => does === 'shuffled'))
  return {
    cut: since.find(command => command.does === 'cut')?.at ?? 0,
    out: since.flatMap(command => (command.does === 'card' ? [command.card as Card] : [])),
  }
}

const nextCard = (host: Host): Card => {
  const { cut, out } = dealtSince(host)
  const order = host.promised.draw()
  return [...order.slice(cut), ...order.slice(0, cut)][out.length]!
}

/** The order of the deck before the cut, to compare with the sealed order. */
const orderDealt = (host: Host): readonly Card[] => {
  const { cut, out } = dealtSince(host)
  const order = host.promised.draw()
  const stack = [...out, ...[...order.slice(cut), ...order.slice(0, cut)].slice(out.length)]
  return [...stack.slice(stack.length - cut), ...stack.slice(0, stack.length - cut)]
}

/** Prints the result of the round and checks its commitment. */
const finish = (host: Host): void => {
  const { session, terminal, paint, promised } = host
  const round = dealsOf(session.entries()).at(-1)
  if (round) {
    sayAll(host, fateLines(paint, fatesOf(round.settled)))
    const money = signed(paint, netOfRound(round))
    terminal.say(`   This round ${money} · you have ${dollars(balanceOf(session.table()))}`)
  }
  sayAll(host, openedLines(paint, promised.open(orderDealt(host)), 'deal'))
}

/** Prints the outcome if these events ended the round. Returns whether they did. */
export const finishIfOver = (host: Host, events: readonly TableEvent[]): boolean => {
  const isOver = events.some(({ is }) => is === 'RoundEnded')
  if (isOver) finish(host)
  return isOver
}

/** The next step that needs no patron, if there is one. */
const step = (host: Host): readonly TableEvent[] | undefined => {
  const { session, promised } = host
  const table = session.table()
  const asked = lunarPoker.game.awaits(table)
  const by = { role: 'chance' } as const
  assert(asked?.for !== 'discard', 'one box never needs the discards')
  if (asked?.for === 'shuffle')
    return session.do({ by, does: 'shuffled', commitment: promised.make() })
  if (asked) return session.do({ by, does: 'card', card: nextCard(host) })
  const own = boxOf(table.play, PATRON)
  if (own && isReconsidering(own) && own.drawn.length > 0 && !own.looked)
    return session.do({ by: YOU, does: 'look' })
  const duty = nextLunarDuty(table, { betsAreDown: false })
  return duty && session.do(duty)
}

/** Continues until the patron has to decide. Returns whether a round ended on the way. */
export const attend = async (host: Host): Promise<boolean> => {
  let ended = false
  for (let events = step(host); events; events = step(host)) {
    await tell(host, events)
    ended = finishIfOver(host, events) || ended
  }
  return ended
}

/** A patron who leaves in the middle of a round gives up the hand. @rule nz22:5.2(a) nz22:10.2 */
export const giveUp = async (host: Host): Promise<void> => {
  const { session } = host
  while (isInRound(session.table().play)) {
    const does = session.table().play.phase.is === 'offering-force' ? 'let-be' : 'fold'
    const events = session.do({ by: YOU, does })
    await tell(host, events)
    finishIfOver(host, events)
    await attend(host)
  }
}
