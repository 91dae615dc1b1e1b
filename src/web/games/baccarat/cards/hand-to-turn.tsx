import { useState } from 'react'
import { pointCount } from '../../../../games/baccarat/s04-card-values.ts'
import type { Side } from '../../../../games/baccarat/s09-third-cards/third-card.ts'
import type { Card } from '../../../../kernel/card.ts'
import { HIDDEN } from '../../../../kernel/secret.ts'
import { useWords } from '../../../i18n/index.ts'
import { Icon } from '../../../ui/icon.tsx'
import { SmallCards } from '../../../ui/pieces/card.tsx'
import { Giving } from '../felt/international.tsx'
import type { Stage } from '../table.ts'
import styles from './squeeze.module.css'
import { Squeeze } from './squeeze.tsx'

/** The cards already turned, and their value so far: "7 + ?". */
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

/** The cards that you hold, one after another. The other hand stays in its box. */
export const Held = ({ hand, ...stage }: Stage & { readonly hand: Side }) => {
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
