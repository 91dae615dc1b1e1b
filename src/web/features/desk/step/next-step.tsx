import { type RefObject, useEffect, useRef } from 'react'
import { burnDue, cardDue } from '../../../../dealing/card-due.ts'
import type { BaccaratView } from '../../../../games/baccarat/table/view.ts'
import type { Pocket } from '../../../../games/roulette/s02-wheel.ts'
import { isWalkIn, RANKS, type StaffRank } from '../../../../kernel/people.ts'
import { HIDDEN } from '../../../../kernel/secret.ts'
import type { NextStep } from '../../../../protocol/desk.ts'
import { pocketName } from '../../../games/roulette/names.ts'
import { phraseText, useWords, type Words } from '../../../i18n/index.ts'
import type { DeskTable } from '../desk-context.ts'
import { isUpCard, nextPlace } from '../entry/card-order.ts'
import { Entry } from '../entry/entry.tsx'
import { HandsDue } from '../entry/hands-due.tsx'
import { isFree, isPaying, useEnterAnywhere } from '../focus.ts'
import { isPayFirst, Pay } from '../pay/pay.tsx'
import { type Ticks, useTicks } from '../pay/ticks.ts'
import { numberCalled } from '../pay/winning-number.tsx'
import { BettingClock } from './betting-clock.tsx'
import { isPayHeld, WaitingRequests } from './waiting-requests.tsx'

/** The next step under the rules: one large button, which Enter and Space press. */

/** The detail of a step: its number, seat or hand. */
const detail = (words: Words, at: DeskTable, { does, with: more }: NextStep): string => {
  const { desk } = words
  const { ballIn } = at.moment.view.play as { readonly ballIn?: string | null }
  if (does === 'announce' && typeof ballIn === 'string') return pocketName(words, ballIn as Pocket)
  if (typeof more.seat === 'number') return desk.forSeat(more.seat)
  return desk.side(more.hand)
}

const stepName = (words: Words, at: DeskTable, next: NextStep): string => {
  const { desk } = words
  const { total, faces } = next.with
  const { voidHand } = at.moment.view.play as { readonly voidHand?: string | null }
  if (next.does === 'call' && voidHand) return desk.step('void-hand')
  if (next.does === 'call' && total !== undefined) return desk.callTotal(total)
  if (next.does === 'enter' && Array.isArray(faces)) return desk.entered(faces.join(' '))
  const what = detail(words, at, next)
  const isForce = at.moment.view.play.phase === 'offering-force'
  if (next.does === 'report-absent' && isForce) return desk.numbered(desk.notForcing, what)
  return what ? desk.numbered(desk.step(next.does), what) : desk.step(next.does)
}

/** Why this person may not take the step; undefined if they may. */
const hindrance = ({ desk }: Words, at: DeskTable, { of }: NextStep): string | undefined => {
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

/** The seat or patron the table waits for, without the role that the server puts before it. */
const waitedFor = (desk: Words['desk'], { whom, with: more }: NextStep): string => {
  const seat = typeof more.seat === 'number' ? more.seat : /^seat (\d+)$/.exec(whom ?? '')?.[1]
  return seat === undefined ? (whom ?? '').replace(/^(player|banker) /, '') : desk.forSeat(seat)
}

const hint = (
  { desk }: Words,
  { attended }: DeskTable['desk'],
  next: NextStep,
): string | undefined => {
  if (next.after === 'bets') return desk.afterBets
  if (next.after === 'patron') return desk.afterPatron(waitedFor(desk, next))
  return next.ask && !attended ? desk.sealed : undefined
}

/** Why this person may not take the step, and what it waits for; otherwise whose step it is. */
const saysOf = (words: Words, at: DeskTable, next: NextStep, why: string | undefined): string => {
  const waits =
    why === undefined || next.after === 'patron' ? hint(words, at.desk, next) : undefined
  return [why, waits].filter(Boolean).join(' ') || words.desk.forRank(next.of)
}

const isReported = ({ attended }: DeskTable['desk'], { ask }: NextStep): boolean =>
  attended && ask !== null && ask.for !== 'shuffle'

/** The dealer's own step takes the focus. */
const useStepFocus = (isOwn: boolean): RefObject<HTMLButtonElement | null> => {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isOwn && isFree() && !isPaying()) button.current?.focus()
  }, [isOwn])
  return button
}

interface ButtonProps {
  readonly at: DeskTable
  readonly next: NextStep
  /** True if the dealer should do something else first. */
  readonly isAside: boolean
}

/** A step that decides for a patron never takes the focus, and Enter alone does not press it. */
const Button = ({ at, next, isAside }: ButtonProps) => {
  const words = useWords()
  const why = hindrance(words, at, next)
  const isPatrons = next.after === 'patron'
  const button = useStepFocus(at.isDealer && !isPatrons)
  return (
    <>
      <button
        ref={button}
        type="button"
        className={isAside ? undefined : isPatrons ? 'big' : 'primary big'}
        aria-disabled={why !== undefined || at.isPressed}
        aria-describedby="next-says"
        onClick={() => why === undefined && at.press(() => void at.ask({ does: 'proceed' }))}
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

/** The next card left the shoe early, and nobody has seen it. */
const isWaitingNext = ({ waiting }: BaccaratView): boolean => waiting.includes(HIDDEN)

/** What the dealer reports now: a card and its place, the number or the dice. */
const reported = (words: Words, at: DeskTable, { does }: NextStep): string => {
  const { desk } = words
  const { line, moment } = at
  const { play } = moment.view
  const place = nextPlace(at)
  if (place && isUpCard(at)) return desk.dealFaceUp(whomAt(words, place))
  if (place) return desk.dealToPlace(whomAt(words, place))
  if (line.game === 'baccarat' && play.phase === 'burning') {
    const { isFaceUp, nth, count } = burnDue(play as BaccaratView)
    return isFaceUp ? desk.burnFaceUp : desk.burnFaceDown(nth, count)
  }
  const due = line.game === 'baccarat' ? cardDue(play as BaccaratView) : undefined
  if (!due) return desk.step(does)
  const card = desk.place(due.hand, due.nth)
  return isWaitingNext(play as BaccaratView) ? desk.turnWaiting(card) : desk.dealTo(card)
}

/** What the dealer says with the step; at a third card, the points just called. */
const sayings = (words: Words, { line, moment }: DeskTable, { says }: NextStep): string => {
  const { play } = moment.view
  const isDealt = line.game === 'baccarat' && play.phase === 'dealing'
  const isThird = isDealt && cardDue(play as BaccaratView)?.nth === 3
  const now = isThird ? play.calls.slice(-1) : says
  return now.map(call => words.desk.quoted(phraseText(words, call))).join(' ')
}

const Say = ({ at, next }: { readonly at: DeskTable; readonly next: NextStep }) => {
  const words = useWords()
  const text = sayings(words, at, next)
  return text ? (
    <p className="say">
      <span>{words.desk.say}</span> {text}
    </p>
  ) : null
}

/** The patron without an account whose decision this dealer enters, if the table waits for it. */
const enteredFor = ({ desk }: Words, at: DeskTable, next: NextStep): string | undefined => {
  if (next.after !== 'patron' || !at.desk.attended || !at.isDealer) return undefined
  const waited = waitedFor(desk, next)
  const patron = at.moment.view.seats.find(
    ({ seat, patron: who }) => who === waited || desk.forSeat(seat) === waited,
  )?.patron
  return patron && isWalkIn(patron) ? patron : undefined
}

const EnterDecision = ({ at, patron }: { readonly at: DeskTable; readonly patron: string }) => {
  const { desk } = useWords()
  return (
    <button
      ref={useStepFocus(true)}
      type="button"
      className="primary big"
      aria-disabled={at.isPressed}
      onClick={() => at.press(() => at.opens({ patron }))}
    >
      {desk.enterDecision(patron)}
    </button>
  )
}

/** The step itself: what to report, or one large button. */
const Due = ({ at, next }: { readonly at: DeskTable; readonly next: NextStep }) => {
  const words = useWords()
  const patron = enteredFor(words, at, next)
  return isReported(at.desk, next) && at.isDealer ? (
    <p className="step">{reported(words, at, next)}</p>
  ) : (
    <>
      {next.after === 'patron' && (
        <p className="step">{words.desk.decides(waitedFor(words.desk, next))}</p>
      )}
      {patron && <EnterDecision key={patron} at={at} patron={patron} />}
      <Button key={next.after ?? ''} at={at} next={next} isAside={patron !== undefined} />
    </>
  )
}

/** Why the table waits: for payment, for the first patron or for bets. */
const Nothing = ({ at, isPaid }: { readonly at: DeskTable; readonly isPaid: boolean }) => {
  const words = useWords()
  const { desk } = words
  const { view } = at.moment
  const isEmpty = view.seats.every(({ patron }) => patron === null)
  const came = isPaid ? undefined : at.face?.spoken(words, view)
  return (
    <>
      {came && <p className="step">{came}</p>}
      <p>{isPaid ? (isEmpty ? desk.nobodySits : desk.nothing) : desk.payAndWait}</p>
    </>
  )
}

interface PayingProps {
  readonly at: DeskTable
  readonly ticks: Ticks
  /** True if the dealer collects and pays before the next step. */
  readonly isToPay: boolean
}

/** The step that is due, or what the table waits for. */
const DueStep = ({ at, ticks, isToPay }: PayingProps) => {
  const words = useWords()
  const { desk } = words
  const { next, stopped, pay, attended, turns } = at.desk
  const turning = attended && !isToPay ? turns : null
  /** The next step has not begun. */
  const isPaying = isToPay && pay?.isSettled === true
  const isPaid = isPayHeld(at) || ticks.current === undefined
  return (
    <div className="due">
      <h2 id="next">{desk.next}</h2>
      {stopped !== null && <p role="alert">{stopped}</p>}
      {!next && !turning && !isToPay && <Nothing at={at} isPaid={isPaid} />}
      {turning && <p className="step">{desk.turnCardsOf(whomAt(words, turning.place))}</p>}
      {next && !isToPay && <Due at={at} next={next} />}
      {isPaying && <p className="step">{desk.payFirst}</p>}
      {next && isToPay && !isPaying && <p className="step">{stepName(words, at, next)}</p>}
      {next && next.after !== 'patron' && !isPaying && <Say at={at} next={next} />}
      {!isPaying && <BettingClock at={at} />}
    </div>
  )
}

export const Next = ({ at }: { readonly at: DeskTable }) => {
  const { pay, attended } = at.desk
  const ticks = useTicks(at, pay)
  useEnterAnywhere(at.isDealer)
  /** For the dealer, collecting and paying is one step. */
  const isToPay = at.isDealer && isPayFirst(at, ticks)
  /** The winning number replaces the step until the dealer has paid it. */
  const isCalled = isToPay && numberCalled(at) !== undefined
  const isWorking = at.isDealer && attended
  const isBaccarat = at.line.game === 'baccarat'
  const due = !isCalled && <DueStep at={at} ticks={ticks} isToPay={isToPay} />
  const toPay = pay && !isPayHeld(at) && <Pay key={pay.round} at={at} pay={pay} ticks={ticks} />
  const proceed = () => void at.ask({ does: 'proceed' })
  return (
    <section className="next" aria-labelledby="next">
      <WaitingRequests at={at} />
      {isWorking ? (
        <Entry at={at} proceed={proceed} pay={toPay} isToPay={isToPay}>
          {due}
        </Entry>
      ) : (
        <>
          {due}
          {isBaccarat && <HandsDue play={at.moment.view.play as BaccaratView} held={undefined} />}
        </>
      )}
      {!isWorking && toPay}
    </section>
  )
}
