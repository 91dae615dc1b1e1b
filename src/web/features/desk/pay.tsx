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

const Pays = ({ payee, named, ...tick }: PayeeProps) => {
  const { desk } = useWords()
  const { patron, seat, payments, total, chips, colourUp } = payee
  return (
    <li data-done={tick.isTicked || undefined}>
      <Named patron={patron} seat={seat} />
      <ul className="note">
        {payments.map(({ on, stake, odds, won, commission }) => (
          <li key={`${on} ${stake}`}>
            {desk.paysAt(named(on), dollars(stake), odds)}: {dollars(won)}
            {commission > 0 && ` ${desk.lessCommission(dollars(commission))}`}
          </li>
        ))}
      </ul>
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
  return (
    <section className="pay" aria-labelledby="pay">
      <h3 id="pay">{desk.collectAndPay(pay.round)}</h3>
      {isOpen && (
        <button ref={button} type="button" className="primary big" onClick={() => void tickAll()}>
          {desk.allAtOnce(sumOf(collect), total)}
        </button>
      )}
      {collect.length > 0 && (
        <div data-done={ticked.includes(COLLECTED) || undefined}>
          <h4>{desk.collectThese(collect.length, sumOf(collect))}</h4>
          <ul className="lines">
            {collect.map(({ patron, seat, on, stake }) => (
              <li key={`${patron} ${on} ${stake}`}>
                <Named patron={patron} seat={seat} />
                <span>{named(on)}</span>
                <span className="money">{dollars(stake)}</span>
              </li>
            ))}
          </ul>
          <Tick
            isTicked={ticked.includes(COLLECTED)}
            says={desk.collected}
            tick={() => void toggle(COLLECTED)}
          />
        </div>
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
        {pay.pay.map(payee => (
          <Pays
            key={payee.patron}
            payee={payee}
            named={named}
            isTicked={ticked.includes(payee.patron)}
            tick={() => void toggle(payee.patron)}
          />
        ))}
      </ul>
      {isSettled && (
        <button type="button" onClick={() => void tickAll()}>
          {desk.tickAll}
        </button>
      )}
    </section>
  )
}
