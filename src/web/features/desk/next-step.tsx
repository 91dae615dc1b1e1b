import { useEffect, useRef } from 'react'
import { cardDue } from '../../../dealing/card-due.ts'
import type { BaccaratView } from '../../../games/baccarat/view.ts'
import type { Pocket } from '../../../games/roulette/s02-wheel.ts'
import { RANKS, type StaffRank } from '../../../kernel/people.ts'
import type { NextStep } from '../../../protocol/desk.ts'
import { called } from '../../games/roulette/names.ts'
import { spoken, useWords, type Words } from '../../i18n/index.ts'
import { BettingClock } from './betting-clock.tsx'
import type { At } from './desk-context.ts'
import { cardsToTurn, nextPlace } from './entry/card-order.ts'
import { Entry } from './entry/entry.tsx'
import { HandsDue } from './entry/hands-due.tsx'
import { isFree } from './focus.ts'
import { numberCalled } from './pay/called.tsx'
import { Pay } from './pay/pay.tsx'
import { usePressed } from './pressed.ts'

/** What the rules have next: one large button, which Enter and Space press. */

/** What the step says besides: which hand, which number, how many, whose. */
const detail = (words: Words, at: At, { does, with: more }: NextStep): string => {
  const { desk } = words
  const { ballIn } = at.moment.view.play as { readonly ballIn?: string | null }
  if (does === 'announce' && typeof ballIn === 'string') return called(words, ballIn as Pocket)
  if (typeof more.seat === 'number') return desk.forSeat(more.seat)
  return desk.side(more.hand)
}

const stepName = (words: Words, at: At, next: NextStep): string => {
  const { desk } = words
  const { total, faces } = next.with
  const { voidHand } = at.moment.view.play as { readonly voidHand?: string | null }
  if (next.does === 'call' && voidHand) return desk.step('void-hand')
  if (next.does === 'call' && total !== undefined) return desk.callTotal(total)
  if (next.does === 'enter' && Array.isArray(faces)) return desk.entered(faces.join(' '))
  const what = detail(words, at, next)
  return what ? desk.numbered(desk.step(next.does), what) : desk.step(next.does)
}

/** Why the step is not this person's now; nothing where it is. */
const hindrance = ({ desk }: Words, at: At, { of }: NextStep): string | undefined => {
  const { desk: table, isDealer, who } = at
  const rank: StaffRank = of === 'chance' ? 'dealer' : of
  if (rank === 'dealer') {
    if (isDealer) return undefined
    return table.dealing.is === 'virtual' ? desk.virtualDeals : desk.takeOverFirst
  }
  if (!table.attended) return rank === 'operator' ? undefined : desk.virtualDeals
  if (rank === 'game-supervisor' && isDealer) return desk.forAnother
  return RANKS.indexOf(who.role as StaffRank) >= RANKS.indexOf(rank)
    ? undefined
    : desk.forRank(rank)
}

/** The house knows whom it waits for by what was asked of them; people want the name. */
const waitedFor = (desk: Words['desk'], { whom, with: more }: NextStep): string => {
  const seat = typeof more.seat === 'number' ? more.seat : /^seat (\d+)$/.exec(whom ?? '')?.[1]
  return seat === undefined ? (whom ?? '').replace(/^(player|banker) /, '') : desk.forSeat(seat)
}

const hint = ({ desk }: Words, { attended }: At['desk'], next: NextStep): string | undefined => {
  if (next.after === 'bets') return desk.afterBets
  if (next.after === 'patron') return desk.afterPatron(waitedFor(desk, next))
  return next.ask && !attended ? desk.sealed : undefined
}

/** Why it is not one's own, and what it waits for; whose it is, where nothing else is to be said. */
const saysOf = (words: Words, at: At, next: NextStep, why: string | undefined): string => {
  const waits =
    why === undefined || next.after === 'patron' ? hint(words, at.desk, next) : undefined
  return [why, waits].filter(Boolean).join(' ') || words.desk.forRank(next.of)
}

const isReported = ({ attended }: At['desk'], { ask }: NextStep): boolean =>
  attended && ask !== null && ask.for !== 'shuffle'

const Button = ({ at, next }: { readonly at: At; readonly next: NextStep }) => {
  const words = useWords()
  const button = useRef<HTMLButtonElement>(null)
  const why = hindrance(words, at, next)
  const [isPressed, press] = usePressed()
  /** Whoever deals by keyboard has the step under their hand, whatever was there before. */
  useEffect(() => {
    if (isFree() && at.isDealer) button.current?.focus()
  }, [at.isDealer])
  return (
    <>
      <button
        ref={button}
        type="button"
        className={next.after === 'patron' ? 'big' : 'primary big'}
        aria-disabled={why !== undefined || isPressed}
        aria-describedby="next-says"
        onClick={() => why === undefined && press(() => void at.ask({ does: 'proceed' }))}
      >
        {stepName(words, at, next)}
      </button>
      <p className="note" id="next-says">
        {saysOf(words, at, next, why)}
      </p>
    </>
  )
}

const whomAt = ({ desk }: Words, place: number | 'dealer'): string =>
  place === 'dealer' ? desk.toDealer : desk.forSeat(place)

/** What is reported now: a card and where it goes, the number or the dice. */
const reported = (words: Words, at: At, { does }: NextStep): string => {
  const { desk } = words
  const { line, moment } = at
  const { play } = moment.view
  const place = nextPlace(at)
  if (place) return desk.dealToPlace(whomAt(words, place))
  const isDealt = line.game === 'baccarat' && play.phase !== 'burning'
  const due = isDealt ? cardDue(play as BaccaratView) : undefined
  return due ? desk.dealTo(desk.place(due.hand, due.nth)) : desk.step(does)
}

/** The words that go with the step; at a card, what was said last. */
const sayings = (words: Words, { moment }: At, { says, ask }: NextStep): string => {
  const { phase, calls } = moment.view.play
  const now = ask && phase === 'dealing' ? calls.slice(-1) : says
  return now.map(call => words.desk.quoted(spoken(words, call))).join(' ')
}

const Say = ({ at, next }: { readonly at: At; readonly next: NextStep }) => {
  const words = useWords()
  const text = sayings(words, at, next)
  return text ? (
    <p className="say">
      <span>{words.desk.say}</span> {text}
    </p>
  ) : null
}

/** The step itself: what to report, or one large button. */
const Due = ({ at, next }: { readonly at: At; readonly next: NextStep }) => {
  const words = useWords()
  return isReported(at.desk, next) && at.isDealer ? (
    <p className="step">{reported(words, at, next)}</p>
  ) : (
    <Button at={at} next={next} />
  )
}

export const Next = ({ at }: { readonly at: At }) => {
  const words = useWords()
  const { desk } = words
  const { next, stopped, pay, attended } = at.desk
  /** The rest of the round is one step for the dealer: collect and pay. */
  const isPaying = pay !== null && !pay.isSettled && at.isDealer
  /** The number takes the place of the step, with what is left to do about it. */
  const isCalled = isPaying && numberCalled(at) !== undefined
  const isWorking = at.isDealer && attended
  const turning = attended ? cardsToTurn(at) : undefined
  const isBaccarat = at.line.game === 'baccarat'
  return (
    <section className="next" aria-labelledby="next">
      {!isCalled && (
        <div className="due">
          <h2 id="next">{desk.next}</h2>
          {stopped !== null && <p role="alert">{stopped}</p>}
          {!next && !turning && <p>{desk.nothing}</p>}
          {turning && <p className="step">{desk.turnCardsOf(whomAt(words, turning.place))}</p>}
          {next && !isPaying && <Due at={at} next={next} />}
          {next && isPaying && <p className="step">{stepName(words, at, next)}</p>}
          {next && <Say at={at} next={next} />}
          <BettingClock at={at} />
        </div>
      )}
      {isWorking ? (
        <Entry at={at} proceed={() => void at.ask({ does: 'proceed' })} />
      ) : (
        isBaccarat && <HandsDue play={at.moment.view.play as BaccaratView} held={undefined} />
      )}
      {pay && <Pay key={pay.round} at={at} pay={pay} />}
    </section>
  )
}
