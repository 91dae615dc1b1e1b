import { nextRollDuty } from '../../../dealing/snake-eyes.ts'
import { rollName, voidReason, wagerName } from '../../../games/snake-eyes/names.ts'
import { FACES, type Faces } from '../../../games/snake-eyes/s03-equipment/dice.ts'
import type { EventOf } from '../../../games/snake-eyes/table/events.ts'
import { activeDice } from '../../../games/snake-eyes/table/state.ts'
import type { Actor } from '../../../kernel/people.ts'
import { type Decision, dollars, isRefusal, type Refusal } from '../../../kernel/refusal.ts'
import { netOfAll } from '../../../records/wager-ends.ts'
import { withClause, wrapped } from '../drawing.ts'
import { openedLines } from '../promise.ts'
import { fateLines, signed } from '../reasons.ts'
import { balanceOf, PATRON, YOU } from '../session.ts'
import { sayAll } from '../sitting.ts'
import { diceLines } from './layout.ts'
import { fatesOf, type Host, rollsOf, type Table, type TableEvent } from './session.ts'

/** The dice: offer, take, throw, call and pass them. */

const FRAME_PAUSE = 90
const FRAMES = 9
const STEP_PAUSE = 350

const DEALER: Actor = { role: 'staff', rank: 'dealer' }

const GIVEN_UP: Readonly<Record<EventOf<'DiceRelinquished'>['reason'], string>> = {
  '7-out': '7 Out: the dice are passed. They go to a patron with a wager.',
  'own-wish': 'You give up the dice.',
  'void-rolls': 'Void rolls again and again: the dice are taken from you.',
  delay: 'You were too slow and lose the dice.',
  breach: 'You lose the dice.',
  left: 'The shooter has left the table.',
  'nothing-to-decide': 'Nothing is left to decide: the dealer puts the dice down.',
}

const words = (event: TableEvent, table: Table): string | undefined => {
  switch (event.is) {
    case 'DiceInspected':
      return event.inspection.rank === 'dealer'
        ? `${table.play.dice.length} dice looked at by the dealer`
        : 'looked at again by the game supervisor'
    case 'DiceOffered':
      return 'The dice are offered to you: take, or pass.'
    case 'DiceDeclined':
      return 'You pass.'
    case 'OffersLapsed':
      return 'Nobody else is here, and nothing is on the table.'
    case 'DiceTaken':
      return event.shooter.is === 'dealer'
        ? 'The dealer takes the dice: throw lets the dealer roll.'
        : `You take dice ${event.dice.join(' and ')}. Throw when you are ready.`
    case 'DiceRelinquished':
      return GIVEN_UP[event.reason]
    default:
      return undefined
  }
}

const isInspection = (event: TableEvent): boolean => event.is === 'DiceInspected'

export const tell = async (host: Host, events: readonly TableEvent[]): Promise<void> => {
  const { session, terminal, paint } = host
  for (const event of events) {
    const text = words(event, session.table())
    if (text === undefined) continue
    const mark = isInspection(event) ? `${paint('green', '✓')} ` : ''
    terminal.say(withClause(paint, `   ${mark}${text}`, event.under))
    await terminal.pause(STEP_PAUSE)
  }
}

/** Everything the dealer does before the patron's next turn. */
export const attend = async (host: Host): Promise<void> => {
  const { session } = host
  for (;;) {
    const duty = nextRollDuty(session.table(), { betsAreDown: false })
    if (!duty) return
    await tell(host, session.do(duty))
  }
}

/** Animates dice whose result was drawn before. */
const tumble = async ({ terminal, paint }: Host, faces: Faces): Promise<void> => {
  const spoken = `${faces.join(' and ')}: ${rollName(faces)}.`
  if (!terminal.isLive) {
    terminal.say(`   ${paint('bold', spoken)}`)
    return
  }
  for (let left = FRAMES; left > 0; left -= 1) {
    const passing = [FACES[(left * 5) % 6]!, FACES[(left * 3 + faces[0]) % 6]!] as const
    terminal.redraw(diceLines(paint, passing, ''), left === FRAMES ? 0 : 5)
    await terminal.pause(FRAME_PAUSE + (FRAMES - left) * 20)
  }
  terminal.redraw(diceLines(paint, faces, spoken), 5)
}

/** Prints what the roll decided, and which wagers stay. @rule nz11a:4.2 nz11a:5.6(e) */
const sayOutcome = ({ session, terminal, paint }: Host): void => {
  const roll = rollsOf(session.entries()).at(-1)
  if (!roll) return
  const { settled, stay } = roll
  if (settled.length > 0) sayAll({ terminal }, fateLines(paint, fatesOf(settled)))
  if (stay.length > 0) {
    const names = stay.map(({ on, chips }) => `${wagerName(on)} ${dollars(chips)}`).join(', ')
    sayWrapped({ terminal, paint }, `Stays: ${names}`, 'nz11a:4.2')
  }
  if (settled.length === 0) return
  const money = signed(paint, netOfAll(settled))
  terminal.say(`   This roll ${money} · you have ${dollars(balanceOf(session.table()))}`)
}

const sayWrapped = (
  { terminal, paint }: Pick<Host, 'terminal' | 'paint'>,
  text: string,
  clause: string,
): void => {
  const lines = wrapped(text, '   ')
  sayAll({ terminal }, [...lines.slice(0, -1), withClause(paint, lines.at(-1)!, clause)])
}

const isYours = ({ play: { phase } }: Table): boolean =>
  phase.is === 'betting' && phase.shooter.is === 'patron' && phase.shooter.patron === PATRON

/** Offers the dice, and gives them to the patron who wants to throw. */
const start = async (host: Host): Promise<Decision<TableEvent>> => {
  const { session } = host
  await attend(host)
  const { phase } = session.table().play
  if (phase.is === 'offering' && phase.to === null)
    return session.ask({ by: DEALER, does: 'offer-dice' })
  if (phase.is === 'offering') {
    const taken = session.ask({ by: YOU, does: 'take-dice' })
    if (isRefusal(taken)) return taken
    await tell(host, taken)
  }
  return session.ask({ by: isYours(session.table()) ? YOU : DEALER, does: 'roll' })
}

/** The throw was too weak, so the dealer calls a no-roll. @rule nz11a:6.4(b) nz11a:6.5 */
const callNoRoll = (host: Host): void => {
  const { session, terminal, paint } = host
  const [voided] = session.do({ by: DEALER, does: 'no-roll', ground: 'missed-the-end' })
  if (voided?.is !== 'RollVoided') return
  const no = paint('bold', 'No Roll')
  terminal.say(withClause(paint, `   ${no}: ${voidReason(voided)}.`, voided.under))
  terminal.say('   Nothing is won or lost, and every wager stays where it is.')
}

const finish = async (host: Host): Promise<Faces> => {
  const { session, promised } = host
  const faces = promised.draw()
  session.do({ by: { role: 'chance' }, does: 'dice', faces })
  await tumble(host, faces)
  while (session.table().play.phase.is === 'at-rest') {
    const events = session.do(nextRollDuty(session.table(), { betsAreDown: true })!)
    if (events.some(({ is }) => is === 'RollSettled')) sayOutcome(host)
    await tell(host, events)
  }
  return faces
}

/** @rule nz11a:5.4 nz11a:5.6(a) nz11a:5.6(e) nz11a:5.7(a) */
export const throwDice = async (host: Host, short: boolean): Promise<Refusal | undefined> => {
  const { session, promised, terminal, paint } = host
  const started = await start(host)
  if (isRefusal(started)) return started
  const { phase } = session.table().play
  const isShort = short && phase.is === 'rolling' && phase.shooter.is === 'patron'
  let faces: Faces | undefined
  if (isShort) callNoRoll(host)
  else faces = await finish(host)
  sayAll({ terminal }, openedLines(paint, promised.open(faces), 'roll'))
  await attend(host)
  return undefined
}

export const shooterText = ({ play }: Table): string => {
  const { phase } = play
  if (phase.is === 'offering') return phase.to === null ? 'no shooter yet' : 'dice offered to you'
  if (!('shooter' in phase)) return ''
  const dice = activeDice(play).join(' and ')
  return phase.shooter.is === 'dealer' ? 'the dealer has the dice' : `you have dice ${dice}`
}
