import { Fragment, useEffect, useLayoutEffect, useRef } from 'react'
import type { Payee } from '../../../../dealing/pay-sheet.ts'
import type { RoundPay } from '../../../../protocol/desk.ts'
import { dollars, useWords } from '../../../i18n/index.ts'
import type { DeskTable } from '../desk-context.ts'
import { isFree } from '../focus.ts'
import { isPayHeld } from '../step/waiting-requests.tsx'
import { Collects, type NameOf, PaysLater, PaysNow, sumOf, TakesFee } from './lines.tsx'
import { GivenBack } from './returned-stakes.tsx'
import { type Ticks, tickOf, tickOfFee } from './ticks.ts'
import { Called } from './winning-number.tsx'

/** What to collect and pay in a round, ticked off one by one or all at once. */

/** The key that ticks off everything. */
const ALL = 'A'

interface GoldProps {
  readonly at: DeskTable
  readonly says: string
  readonly does: () => void
}

interface DoneProps extends GoldProps {
  /** True if the dealer's next action is this one. */
  readonly isMain: boolean
  /** True if the button takes the focus, so that Enter presses it. */
  readonly isUnderHand: boolean
}

/** The button stays in place from patron to patron, so that a double press pays only one. */
const Gold = ({ at, says, does, isMain, isUnderHand }: DoneProps) => {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isUnderHand && isFree()) button.current?.focus()
  }, [isUnderHand])
  return (
    <button
      ref={button}
      type="button"
      className={isMain ? 'primary big' : 'tick'}
      aria-disabled={at.isPressed}
      onClick={() => at.press(does)}
    >
      {says}
    </button>
  )
}

/** One key ticks off everything at once, even a single item. */
const useAllKey = (isOn: boolean, press: () => void): void => {
  const latest = useRef(press)
  latest.current = press
  // Before the browser paints, so that the key works as soon as the payments are on screen.
  useLayoutEffect(() => {
    if (!isOn) return
    const typed = (event: KeyboardEvent) => {
      const { key, repeat, ctrlKey, metaKey, altKey } = event
      const isAll = key.toUpperCase() === ALL && !ctrlKey && !metaKey && !altKey
      if (!isAll || repeat || !isFree()) return
      /** The field for the next card may come with this key, and must not receive it. */
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', typed)
    return () => document.removeEventListener('keydown', typed)
  }, [isOn])
}

const All = ({ at, says, does }: GoldProps) => (
  <button
    type="button"
    className="all"
    aria-keyshortcuts={ALL}
    aria-disabled={at.isPressed}
    onClick={() => at.press(does)}
  >
    {says} <kbd>{ALL}</kbd>
  </button>
)

interface PartProps {
  readonly pay: RoundPay
  readonly ticks: Ticks
  readonly at: DeskTable
  readonly named: NameOf
  /** True if collecting and paying is the dealer's next action. */
  readonly isOpen: boolean
}

const totalOf = ({ pay }: RoundPay): string =>
  dollars(pay.reduce((sum, { total }) => sum + total, 0))

/** What the dealer takes: the fees and the losing bets. */
const takenIn = ({ fees, collect }: RoundPay): string =>
  sumOf([...fees.map(({ chips }) => ({ stake: chips })), ...collect])

/** The current collection or payout, and the button that marks it as done. */
const Now = ({ at, pay, ticks, named, isOpen }: PartProps) => {
  const { desk } = useWords()
  const { current, toggle, tickAll } = ticks
  const payee = pay.pay.find(each => tickOf(each) === current)
  const fee = pay.fees.find(each => tickOfFee(each) === current)
  const main = { at, isMain: isOpen, isUnderHand: isOpen && isPayFirst(at, ticks) }
  if (current === undefined)
    return isOpen ? (
      <Gold {...main} says={desk.allAtOnce(takenIn(pay), totalOf(pay))} does={tickAll} />
    ) : null
  const says = payee
    ? desk.paid(payee.patron, dollars(payee.total))
    : fee
      ? desk.feeTaken(fee.patron, dollars(fee.chips))
      : desk.losingTakenFor(sumOf(pay.collect))
  const does = () => toggle(current)
  return (
    <div className="now">
      {payee ? (
        <PaysNow payee={payee} named={named} />
      ) : fee ? (
        <TakesFee fee={fee} />
      ) : (
        <Collects lines={pay.collect} named={named} />
      )}
      {at.isDealer && <Gold key="done" {...main} says={says} does={does} />}
    </div>
  )
}

/** The patrons paid later, then those already paid. */
const Later = ({ at, pay, ticks, named }: Omit<PartProps, 'isOpen'>) => {
  const { desk } = useWords()
  const { ticked, current, toggle } = ticks
  const isTicked = (payee: Payee): boolean => ticked.includes(tickOf(payee))
  const others = pay.pay.filter(each => tickOf(each) !== current)
  const parts = [
    [desk.afterThat, others.filter(each => !isTicked(each))],
    [desk.paidAlready, others.filter(isTicked)],
  ] as const
  return parts.map(
    ([title, payees]) =>
      payees.length > 0 && (
        <Fragment key={title}>
          <h4>{title}</h4>
          <ul className="payees">
            {payees.map(payee => (
              <PaysLater
                key={tickOf(payee)}
                payee={payee}
                named={named}
                isTicked={isTicked(payee)}
                tick={at.isDealer ? () => toggle(tickOf(payee)) : undefined}
              />
            ))}
          </ul>
        </Fragment>
      ),
  )
}

interface PayProps {
  readonly at: DeskTable
  readonly pay: RoundPay
  readonly ticks: Ticks
}

/** Somebody has bet again: more is on the layout than the Stand Offs of the last round. */
const isBetAgain = (at: DeskTable, { standsOff }: RoundPay): boolean =>
  at.moment.view.wagers.length > standsOff.length

/** Whether the table's next step waits until the dealer has collected and paid. */
export const isPayFirst = (at: DeskTable, ticks: Ticks): boolean => {
  const { desk, face, moment } = at
  const { pay, next } = desk
  if (pay === null || isPayHeld(at)) return false
  if (!pay.isSettled) return true
  if (pay.isUnderWay) return ticks.current !== undefined
  const isInvited = face?.isBetting(moment.view.play) && next?.does !== 'invite-bets'
  const isNew = isInvited && isBetAgain(at, pay)
  return next !== null && ticks.current !== undefined && !isNew
}

export const Pay = ({ at, pay, ticks }: PayProps) => {
  const words = useWords()
  const { desk } = words
  const { isSettled, isUnderWay } = pay
  /** If the round is already settled, paying is next until somebody bets again. */
  const isNow = isPayFirst(at, ticks) || (at.desk.next === null && !isPayHeld(at))
  const isOpen = at.isDealer && isNow
  useAllKey(isOpen, () => at.press(ticks.tickAll))
  const named: NameOf = on => at.face?.wagerName(words, on) ?? on
  /** A void round has nothing to collect or pay, but its wagers go back. */
  const isOnlyBack = ticks.all.length === 0 && pay.giveBack.length + pay.standsOff.length > 0
  if (isSettled && ticks.current === undefined)
    return (
      <div className="note">
        {!isOnlyBack && !isUnderWay && <p>{desk.allPaid(pay.round)}</p>}
        <GivenBack pay={pay} named={named} />
      </div>
    )
  const part = { pay, ticks, named }
  const count = pay.pay.length
  const says = isSettled ? desk.tickAll : desk.allAtOnce(takenIn(pay), totalOf(pay))
  return (
    <section className="pay" aria-labelledby="pay">
      {isOpen && !isSettled && <Called at={at} pay={pay} ticks={ticks} />}
      <h3 id="pay">
        {desk.collectAndPay(pay.round)}
        {count > 0 && ` · ${desk.payThese(count, totalOf(pay))}`}
        {count === 0 && !isUnderWay && ` · ${desk.nobodyWins}`}
      </h3>
      <Now {...part} at={at} isOpen={isOpen} />
      {isOpen && ticks.all.length > 1 && <All at={at} says={says} does={ticks.tickAll} />}
      {isSettled && at.isDealer && !isOpen && (
        <button type="button" onClick={() => at.press(ticks.tickAll)}>
          {says}
        </button>
      )}
      <GivenBack pay={pay} named={named} />
      <Later {...part} at={at} />
    </section>
  )
}
