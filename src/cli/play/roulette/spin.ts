import { nextSpinDuty } from '../../../dealing/roulette.ts'
import { clothOf } from '../../../games/roulette/book/book.ts'
import { isOnWheel, type Pocket, type Wheel } from '../../../games/roulette/s02-wheel.ts'
import { dollars } from '../../../kernel/refusal.ts'
import { netOfAll } from '../../../records/wager-ends.ts'
import { type Paint, withClause } from '../drawing.ts'
import { openedLines } from '../promise.ts'
import { fateLines, signed } from '../reasons.ts'
import { balanceOf } from '../session.ts'
import { sayAll } from '../sitting.ts'
import { marked, pocketName } from './names.ts'
import { fatesOf, type Host, spinsOf, type TableEvent } from './session.ts'

/** One spin: an animated wheel on a terminal, otherwise one line per step. */

const FRAME_PAUSE = 60
const WORDS_PAUSE = 900
const BESIDE = 5

/** The visible part of the wheel, with the ball's compartment in the middle. */
const strip = (paint: Paint, { pockets }: Wheel, middle: number): string => {
  const at = (step: number): Pocket =>
    pockets[(middle + step + pockets.length * 2) % pockets.length]!
  const text = (step: number): string =>
    `${' '.repeat(2 - at(step).length)}${marked(paint, at(step))}`
  const beside = (from: number) =>
    Array.from({ length: BESIDE }, (_, i) => text(from + i)).join('  ')
  return `   ${beside(-BESIDE)}  [ ${paint('bold', text(0))} ]  ${beside(1)}`
}

const FRAMES = 24

/** Slows the wheel down to a result that was drawn before. */
const runDown = async ({ session, terminal, paint }: Host, pocket: Pocket): Promise<void> => {
  if (!terminal.isLive) return
  const { wheel } = clothOf(session.table().play.elections)
  const end = wheel.pockets.indexOf(pocket)
  for (let left = FRAMES; left >= 0; left -= 1) {
    terminal.redraw([strip(paint, wheel, end + left)], left === FRAMES ? 0 : 1)
    await terminal.pause(FRAME_PAUSE + (FRAME_PAUSE * (FRAMES - left)) / 4)
  }
}

const words = (paint: Paint, event: TableEvent): string | undefined => {
  switch (event.is) {
    case 'SpinStarted':
      return `The wheel turns ${event.wheel}, the ball runs ${event.ball}.`
    case 'NoMoreBets':
      return event.with === 'bell' ? 'The bell: no more bets.' : 'No more bets.'
    case 'NumberAnnounced':
      return `${paint('bold', pocketName(paint, event.number))}.`
    case 'WinnersTransferred':
      return Object.keys(event.wagers).length > 0
        ? 'What won on the racetrack is moved to the cloth.'
        : undefined
    default:
      return undefined
  }
}

const tell = async (host: Host, events: readonly TableEvent[]): Promise<void> => {
  const { terminal, paint } = host
  for (const event of events) {
    const text = words(paint, event)
    if (text === undefined) continue
    terminal.say(withClause(paint, `   ${text}`, event.under))
    await terminal.pause(WORDS_PAUSE)
  }
}

/** Prints the result of the spin, losing wagers first. @rule nz8:4.5(a) nz8:4.5(b) */
const sayOutcome = ({ session, terminal, paint }: Host): void => {
  const spin = spinsOf(session.entries()).at(-1)
  if (!spin || spin.settled.length === 0) return
  sayAll({ terminal }, fateLines(paint, fatesOf(spin.settled)))
  const money = signed(paint, netOfAll(spin.settled))
  terminal.say(`   This spin ${money} · you have ${dollars(balanceOf(session.table()))}`)
}

/** The dealer's work before the spin, such as placing declared wagers. */
export const attend = ({ session }: Host): readonly TableEvent[] => {
  const done: TableEvent[] = []
  for (;;) {
    const duty = nextSpinDuty(session.table(), { betsAreDown: false })
    if (!duty || session.table().play.phase.is !== 'betting') return done
    done.push(...session.do(duty))
  }
}

/** @rule nz8:4.2 nz8:4.3 nz8:4.4 nz8:4.5 */
export const spinRound = async (host: Host): Promise<void> => {
  const { session, promised, terminal, paint } = host
  await tell(host, session.do(nextSpinDuty(session.table(), { betsAreDown: true })!))
  let drawn: string | undefined
  while (session.table().play.phase.is !== 'betting') {
    const duty = nextSpinDuty(session.table(), { betsAreDown: true })
    if (duty) await tell(host, session.do(duty))
    else {
      drawn = promised.draw()
      session.do({ by: { role: 'chance' }, does: 'spun', number: drawn })
      const { wheel } = clothOf(session.table().play.elections)
      if (isOnWheel(wheel, drawn)) await runDown(host, drawn)
    }
  }
  sayOutcome(host)
  sayAll({ terminal }, openedLines(paint, promised.open(drawn), 'spin'))
}
