import type { Payee, Pile } from '../../../../dealing/pay-sheet.ts'
import type { RoundPay } from '../../../../protocol/desk.ts'
import { dollars, useWords } from '../../../i18n/index.ts'
import { ChipPicture } from '../../../ui/pieces/chip.tsx'

/** Who is paid how much and in which chips, and which bets are collected. */

export type NameOf = (on: string) => string

export const Chips = ({ piles }: { readonly piles: readonly Pile[] }) => {
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

interface NamedProps {
  readonly seat: number | null
  readonly patron: string
}

export const Named = ({ seat, patron }: NamedProps) => {
  const { desk, marks } = useWords()
  return <strong>{seat === null ? patron : marks.list([patron, desk.forSeat(seat)])}</strong>
}

interface TickProps {
  readonly isTicked: boolean
  readonly says: string
  /** Undefined for everybody but the dealer, who sees what is ticked off. */
  readonly tick: (() => void) | undefined
}

const Tick = ({ isTicked, says, tick }: TickProps) => {
  const text = isTicked ? `✓ ${says}` : says
  return tick ? (
    <button type="button" className="tick" aria-pressed={isTicked} onClick={tick}>
      {text}
    </button>
  ) : (
    isTicked && <span className="tick">{text}</span>
  )
}

interface PayeeProps {
  readonly payee: Payee
  readonly named: NameOf
}

const Payments = ({ payee, named }: PayeeProps) => {
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
export const PaysNow = ({ payee, named }: PayeeProps) => {
  const { desk } = useWords()
  const { total, paidBefore, chips, colourUp } = payee
  return (
    <>
      <div>
        <Named {...payee} />
        <Payments payee={payee} named={named} />
        {paidBefore > 0 && <p className="note">{desk.paidBefore(dollars(paidBefore))}</p>}
      </div>
      <b className="sum">{dollars(total)}</b>
      <Chips piles={chips} />
      {colourUp && (
        <details>
          <summary>{desk.colourUp}</summary>
          <Chips piles={colourUp} />
        </details>
      )}
    </>
  )
}

/** The fee that the dealer takes now. */
export const TakesFee = ({ fee }: { readonly fee: RoundPay['fees'][number] }) => {
  const { desk } = useWords()
  return (
    <>
      <div>
        <Named {...fee} />
        <p className="note">{desk.fee}</p>
      </div>
      <b className="sum">{dollars(fee.chips)}</b>
    </>
  )
}

export const PaysLater = ({ payee, named, ...tick }: PayeeProps & Omit<TickProps, 'says'>) => {
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

interface CollectsProps {
  readonly lines: RoundPay['collect']
  readonly named: NameOf
}

/** The losing bets, in the order in which the dealer takes them. */
export const Collects = ({ lines, named }: CollectsProps) => {
  const { desk } = useWords()
  return (
    <div className="collects">
      <h4>{desk.collectThese(lines.length, sumOf(lines))}</h4>
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

export const sumOf = (lines: readonly { readonly stake: number }[]): string =>
  dollars(lines.reduce((sum, { stake }) => sum + stake, 0))
