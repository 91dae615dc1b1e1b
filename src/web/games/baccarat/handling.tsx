import { useEffect, useRef, useState } from 'react'
import { pointCount } from '../../../games/baccarat/s04-card-values.ts'
import type { Side } from '../../../games/baccarat/s09-third-card.ts'
import type { Card } from '../../../kernel/card.ts'
import { HIDDEN } from '../../../kernel/secret.ts'
import { useWords } from '../../i18n/index.ts'
import { SmallCards } from '../../ui/card.tsx'
import { ClauseLink } from '../../ui/clause.tsx'
import { Icon } from '../../ui/icon.tsx'
import asked from './asked.module.css'
import { Giving } from './international.tsx'
import styles from './squeeze.module.css'
import { Squeeze } from './squeeze.tsx'
import type { Stage } from './table.ts'

/** Style B: a hand is offered to whoever has wagered most on it, passed, and turned by them. */

const OFFERED = { nz5: 'nz5:8.9', 'nz5-old': 'nz5-old:8.9', mbs: 'ruling:590' } as const

const Offer = ({ view, ask, hand, countdown }: Stage & { readonly hand: Side }) => {
  const { handling, names } = useWords()
  const primary = useRef<HTMLButtonElement>(null)
  useEffect(() => primary.current?.focus({ preventScroll: true }), [])
  return (
    <section className={asked.dialog} aria-label={handling.offered(names[hand])}>
      <header>
        <div>
          <h2>{handling.offered(names[hand])}</h2>
          <p>
            {handling.offeredSays} <ClauseLink id={OFFERED[view.play.elections.book]} />
          </p>
        </div>
        {countdown}
      </header>
      <footer>
        <button
          ref={primary}
          type="button"
          className="primary"
          onClick={() => void ask({ does: 'accept-role' })}
        >
          {handling.accept}
        </button>
        <button type="button" onClick={() => void ask({ does: 'decline-role' })}>
          {handling.decline}
        </button>
      </footer>
    </section>
  )
}

/** Those already turned, and how much they count so far: "7 + ?". */
const Turned = ({ hand, view }: Stage & { readonly hand: Side }) => {
  const { names } = useWords()
  const { out, hands } = view.play
  const open = hands[hand].cards.filter(
    (card, i): card is Card => card !== HIDDEN && out?.holders[i] === null,
  )
  return (
    <div className={styles.turned} data-side={hand}>
      <h3>
        {names[hand]}
        <span>{open.length > 0 ? `${pointCount(open)} + ?` : '?'}</span>
      </h3>
      {open.length > 0 && <SmallCards cards={open} />}
    </div>
  )
}

const OtherHand = ({ hand, view }: Stage & { readonly hand: Side }) => {
  const { names, handling } = useWords()
  const other = hand === 'player' ? 'banker' : 'player'
  const { cards } = view.play.hands[other]
  return (
    <div className={styles.other} data-side={other}>
      <h3>{names[other]}</h3>
      <SmallCards cards={cards} />
      <p>
        <Icon name="lock" size={14} /> {handling.after}
      </p>
    </div>
  )
}

/** The cards that I hold, one after the other; the other hand never leaves its box meanwhile. */
const Held = ({ hand, ...stage }: Stage & { readonly hand: Side }) => {
  const { view, ask, connection } = stage
  const { handling, names } = useWords()
  const { out, hands } = view.play
  const held = hands[hand].cards.flatMap((card, i) =>
    out?.holders[i] === connection.patron && card !== HIDDEN ? [{ card, place: i + 1 }] : [],
  )
  const [chosen, choose] = useState<number>()
  const now = held.find(({ place }) => place === chosen) ?? held[0]
  if (!now) return null
  return (
    <section className={styles.held} aria-label={handling.yours(names[hand])}>
      <Turned {...stage} hand={hand} />
      <Squeeze
        key={now.place}
        card={now.card}
        place={now.place}
        turn={() => void ask({ does: 'turn-hand', hand, card: now.place })}
      >
        {held.length > 1 &&
          held
            .filter(({ place }) => place !== now.place)
            .map(({ place }) => (
              <button key={place} type="button" onClick={() => choose(place)}>
                {handling.takeCard(place)}
              </button>
            ))}
      </Squeeze>
      <OtherHand {...stage} hand={hand} />
      <Giving {...stage} />
    </section>
  )
}

export const isHolding = ({ view, connection }: Stage): boolean =>
  view.play.out?.holders.includes(connection.patron) ?? false

export const Handling = (stage: Stage) => {
  const { view, connection } = stage
  const { offered, out } = view.play
  const { patron } = connection
  if (offered?.patron === patron) return <Offer {...stage} hand={offered.hand} />
  return out && isHolding(stage) ? <Held {...stage} hand={out.hand} /> : null
}
