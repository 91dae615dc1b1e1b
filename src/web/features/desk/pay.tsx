import { useEffect, useRef, useState } from 'react'
import type { Payee, Pile } from '../../../dealing/pay-sheet.ts'
import type { RoundPay } from '../../../protocol/desk.ts'
import { dollars, useWords } from '../../i18n/index.ts'
import { ChipPicture } from '../../ui/chip.tsx'
import type { At } from './desk-context.ts'
import { isFree } from './focus.ts'

/** What to collect and to pay after a round, ticked off one by one or all at once. */

const Chips = ({ piles }: { readonly piles: readonly Pile[] }) => {
  const { desk } = useWords()
  return (
    <ul className="piles">
      {piles.map(({ value, count, colour }) => (
        <li key={`${colour ?? ''} ${value}`}>
          <ChipPicture value={value} colour={colour} />
          {desk.pile(count, dollars(value))}
        </li>
      ))}
    </ul>
  )
}

interface LineProps {
  readonly seat: number | null
  readonly patron: string
}

const Named = ({ seat, patron }: LineProps) => {
  const { desk, marks } = useWords()
  return <strong>{seat === null ? patron : marks.list([patron, desk.forSeat(seat)])}</strong>
}

interface TickProps {
  readonly isTicked: boolean
  readonly says: string
  readonly tick: () => void
}

const Tick = ({ isTicked, says, tick }: TickProps) => (
  <button type="button" className="tick" aria-pressed={isTicked} onClick={tick}>
    {isTicked && '✓ '}
    {says}
  </button>
)

interface PayeeProps extends Omit<TickProps, 'says'> {
  readonly payee: Payee
  readonly named: (on: string) => string
}

const Payments = ({ payee, named }: Pick<PayeeProps, 'payee' | 'named'>) => {
  const { desk } = useWords()
  return (
    <ul className="note">
      {payee.payments.map(({ on, stake, odds, won, commission }) => (
        <li key={`${on} ${stake}`}>
          {desk.paysAt(named(on), dollars(stake), odds)}: {dollars(won)}
          {commission > 0 && ` ${desk.lessCommission(dollars(commission))}`}
        </li>
      ))}
    </ul>
  )
}

/** The patron who is paid now: how much, for what, and in which chips. */
const PaysNow = ({ payee, named, ...tick }: PayeeProps) => {
  const { desk } = useWords()
  const { patron, total, chips, colourUp } = payee
  return (
    <li className="now">
      <div>
        <Named {...payee} />
        <Payments payee={payee} named={named} />
      </div>
      <b className="sum">{dollars(total)}</b>
      <Chips piles={chips} />
      {colourUp && (
        <details>
          <summary>{desk.colourUp}</summary>
          <Chips piles={colourUp} />
        </details>
      )}
      <Tick {...tick} says={desk.paid(patron, dollars(total))} />
    </li>
  )
}

const PaysLater = ({ payee, named, ...tick }: PayeeProps) => {
  const { desk } = useWords()
  const { patron, total, chips } = payee
  return (
    <li data-done={tick.isTicked || undefined}>
      <div>
        <Named {...payee} />
        <Payments payee={payee} named={named} />
      </div>
      <Chips piles={chips} />
      <Tick {...tick} says={desk.paid(patron, dollars(total))} />
    </li>
  )
}

const COLLECTED = ''

const sumOf = (lines: readonly { readonly stake: number }[]): string =>
  dollars(lines.reduce((sum, { stake }) => sum + stake, 0))

/** Everything that is ticked off in a round: the collection, and each patron who wins. */
const ticksOf = ({ collect, pay }: RoundPay): readonly string[] => [
  ...(collect.length > 0 ? [COLLECTED] : []),
  ...pay.map(({ patron }) => patron),
]

/** Ticking off takes the steps of the table, so that the record has them in the order of the rule. */
const useTicks = (at: At, pay: RoundPay) => {
  const [ticked, setTicked] = useState<readonly string[]>([])
  const all = ticksOf(pay)
  const isDone = all.every(each => ticked.includes(each))
  const settle = () => at.stepUntil(({ view }) => view.round >= pay.round)
  const isCollected = ({ play }: At['moment']['view']) => play.phase === 'collected'
  const ticks = async (now: readonly string[]) => {
    setTicked(now)
    if (pay.isSettled) return
    const isLast = all.every(each => now.includes(each))
    if (isLast) await settle()
    else if (now.includes(COLLECTED))
      await at.stepUntil(({ view }) => isCollected(view) || view.round >= pay.round)
  }
  const toggle = (one: string) =>
    ticks(ticked.includes(one) ? ticked.filter(each => each !== one) : [...ticked, one])
  return { ticked, isDone, toggle, tickAll: () => ticks(all) }
}

interface PayProps {
  readonly at: At
  readonly pay: RoundPay
}

export const Pay = ({ at, pay }: PayProps) => {
  const words = useWords()
  const { desk } = words
  const { ticked, isDone, toggle, tickAll } = useTicks(at, pay)
  const button = useRef<HTMLButtonElement>(null)
  const { collect, giveBack, isSettled } = pay
  const isOpen = !isSettled && at.isDealer
  useEffect(() => {
    if (isOpen && isFree()) button.current?.focus()
  }, [isOpen])
  const named = (on: string): string => at.face?.wagerName(words, on) ?? on
  const total = dollars(pay.pay.reduce((sum, each) => sum + each.total, 0))
  if (isSettled && isDone) return <p className="note">{desk.allPaid(pay.round)}</p>
  const now = pay.pay.find(({ patron }) => !ticked.includes(patron))
  const payee = (one: Payee) => ({
    payee: one,
    named,
    isTicked: ticked.includes(one.patron),
    tick: () => void toggle(one.patron),
  })
  return (
    <section className="pay" aria-labelledby="pay">
      <h3 id="pay">{desk.collectAndPay(pay.round)}</h3>
      {collect.length > 0 && (
        <Collects
          lines={collect}
          named={named}
          isTicked={ticked.includes(COLLECTED)}
          tick={() => void toggle(COLLECTED)}
        />
      )}
      {giveBack.length > 0 && (
        <p>
          {desk.givenBack}:{' '}
          {giveBack
            .map(({ patron, on, stake }) => `${patron}, ${named(on)}, ${dollars(stake)}`)
            .join(' · ')}
        </p>
      )}
      <h4>{pay.pay.length > 0 ? desk.payThese(pay.pay.length, total) : desk.nobodyWins}</h4>
      <ul className="payees">
        {pay.pay.map(one =>
          one === now ? (
            <PaysNow key={one.patron} {...payee(one)} />
          ) : (
            <PaysLater key={one.patron} {...payee(one)} />
          ),
        )}
      </ul>
      {isOpen && (
        <button ref={button} type="button" className="primary big" onClick={() => void tickAll()}>
          {desk.allAtOnce(sumOf(collect), total)}
        </button>
      )}
      {isSettled && (
        <button type="button" onClick={() => void tickAll()}>
          {desk.tickAll}
        </button>
      )}
    </section>
  )
}

interface CollectsProps extends Omit<TickProps, 'says'> {
  readonly lines: RoundPay['collect']
  readonly named: (on: string) => string
}

/** The losing bets in the order in which they are taken. */
const Collects = ({ lines, named, ...tick }: CollectsProps) => {
  const { desk } = useWords()
  return (
    <div className="collects" data-done={tick.isTicked || undefined}>
      <h4>{desk.collectThese(lines.length, sumOf(lines))}</h4>
      <Tick {...tick} says={desk.collected} />
      <ul>
        {lines.map(({ patron, seat, on, stake }) => (
          <li key={`${patron} ${on} ${stake}`}>
            <Named patron={patron} seat={seat} /> {named(on)} <b>{dollars(stake)}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}
