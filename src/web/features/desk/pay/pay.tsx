import { useEffect, useRef } from 'react'
import type { RoundPay } from '../../../../protocol/desk.ts'
import { dollars, useWords } from '../../../i18n/index.ts'
import type { At } from '../desk-context.ts'
import { isFree } from '../focus.ts'
import { usePressed } from '../pressed.ts'
import { Called } from './called.tsx'
import { Collects, type NameOf, PaysLater, PaysNow, sumOf, Tick } from './lines.tsx'
import { type Ticks, useTicks } from './ticks.ts'

/** What to collect and to pay after a round, ticked off one by one or all at once. */

/** The key that ticks off everything. */
const ALL = 'A'

interface GoldProps {
  readonly says: string
  readonly does: () => void
}

/** It stays in its place from one patron to the next, so that a double press pays one of them. */
const Gold = ({ says, does }: GoldProps) => {
  const button = useRef<HTMLButtonElement>(null)
  const [isPressed, press] = usePressed()
  useEffect(() => {
    if (isFree()) button.current?.focus()
  }, [])
  return (
    <button
      ref={button}
      type="button"
      className="primary big"
      aria-disabled={isPressed}
      onClick={() => press(does)}
    >
      {says}
    </button>
  )
}

const All = ({ says, does }: GoldProps) => {
  const latest = useRef(does)
  latest.current = does
  useEffect(() => {
    const typed = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const isAll = key.toUpperCase() === ALL && !ctrlKey && !metaKey && !altKey
      if (isAll && isFree()) latest.current()
    }
    document.addEventListener('keydown', typed)
    return () => document.removeEventListener('keydown', typed)
  }, [])
  return (
    <button type="button" className="all" aria-keyshortcuts={ALL} onClick={does}>
      {says} <kbd>{ALL}</kbd>
    </button>
  )
}

interface PartProps {
  readonly pay: RoundPay
  readonly ticks: Ticks
  readonly named: NameOf
  /** True while the dealer still has to collect and pay. */
  readonly isOpen: boolean
}

const totalOf = ({ pay }: RoundPay): string =>
  dollars(pay.reduce((sum, { total }) => sum + total, 0))

/** What is taken or paid now, and the button that says it is done. */
const Now = ({ pay, ticks, named, isOpen }: PartProps) => {
  const { desk } = useWords()
  const { current, toggle, tickAll } = ticks
  const payee = pay.pay.find(({ patron }) => patron === current)
  const collected = sumOf(pay.collect)
  if (current === undefined)
    return isOpen ? <Gold says={desk.allAtOnce(collected, totalOf(pay))} does={tickAll} /> : null
  const says = payee
    ? desk.paid(payee.patron, dollars(payee.total))
    : desk.losingTakenFor(collected)
  const does = () => toggle(current)
  return (
    <div className="now">
      {payee ? (
        <PaysNow payee={payee} named={named} />
      ) : (
        <Collects lines={pay.collect} named={named} />
      )}
      {isOpen ? (
        <Gold key="done" says={says} does={does} />
      ) : (
        <Tick isTicked={false} says={says} tick={does} />
      )}
    </div>
  )
}

const GivenBack = ({ pay: { giveBack }, named }: Pick<PartProps, 'pay' | 'named'>) => {
  const { desk } = useWords()
  const lines = giveBack.map(
    ({ patron, on, stake }) => `${patron}, ${named(on)}, ${dollars(stake)}`,
  )
  return lines.length > 0 ? (
    <p>
      {desk.givenBack}: {lines.join(' · ')}
    </p>
  ) : null
}

/** Who is paid after that, and who has been. */
const Later = ({ pay, ticks, named }: Omit<PartProps, 'isOpen'>) => {
  const { desk } = useWords()
  const { ticked, current, toggle } = ticks
  const others = pay.pay.filter(({ patron }) => patron !== current)
  if (others.length === 0) return null
  return (
    <>
      <h4>{desk.afterThat}</h4>
      <ul className="payees">
        {others.map(payee => (
          <PaysLater
            key={payee.patron}
            payee={payee}
            named={named}
            isTicked={ticked.includes(payee.patron)}
            tick={() => toggle(payee.patron)}
          />
        ))}
      </ul>
    </>
  )
}

interface PayProps {
  readonly at: At
  readonly pay: RoundPay
}

export const Pay = ({ at, pay }: PayProps) => {
  const words = useWords()
  const { desk } = words
  const ticks = useTicks(at, pay)
  const { isSettled } = pay
  const isOpen = !isSettled && at.isDealer
  if (isSettled && ticks.current === undefined)
    return <p className="note">{desk.allPaid(pay.round)}</p>
  const named: NameOf = on => at.face?.wagerName(words, on) ?? on
  const part = { pay, ticks, named }
  const count = pay.pay.length
  const says = isSettled ? desk.tickAll : desk.allAtOnce(sumOf(pay.collect), totalOf(pay))
  return (
    <section className="pay" aria-labelledby="pay">
      {isOpen && <Called at={at} pay={pay} ticks={ticks} />}
      <h3 id="pay">
        {desk.collectAndPay(pay.round)}
        {' · '}
        {count > 0 ? desk.payThese(count, totalOf(pay)) : desk.nobodyWins}
      </h3>
      <Now {...part} isOpen={isOpen} />
      {isOpen && ticks.all.length > 1 && <All says={says} does={ticks.tickAll} />}
      {isSettled && (
        <button type="button" onClick={ticks.tickAll}>
          {says}
        </button>
      )}
      <GivenBack {...part} />
      <Later {...part} />
    </section>
  )
}
