import type { Side } from '../../../games/baccarat/s09-third-card.ts'
import { HIDDEN } from '../../../kernel/secret.ts'
import { useWords } from '../../i18n/index.ts'
import { ClauseLink } from '../../ui/clause.tsx'
import { Giving } from './international.tsx'
import { Squeeze } from './squeeze.tsx'
import type { Stage } from './table.ts'
import './squeeze.css'

/** Style B: a hand is offered to whoever has wagered most on it, passed, and turned by them. */

const OFFERED = { nz5: 'nz5:8.9', 'nz5-old': 'nz5-old:8.9', mbs: 'ruling:590' } as const
const TURNED = { nz5: 'nz5:8.14', 'nz5-old': 'nz5-old:8.14', mbs: 'ruling:590' } as const

const Offer = ({ view, ask, hand }: Stage & { readonly hand: Side }) => {
  const { handling, names } = useWords()
  return (
    <section className="handling" aria-label={handling.offered(names[hand])}>
      <h2>{handling.offered(names[hand])}</h2>
      <p>
        {handling.offeredSays} <ClauseLink id={OFFERED[view.play.elections.book]} />
      </p>
      <div className="row">
        <button type="button" className="primary" onClick={() => void ask({ does: 'accept-role' })}>
          {handling.accept}
        </button>
        <button type="button" onClick={() => void ask({ does: 'decline-role' })}>
          {handling.decline}
        </button>
      </div>
    </section>
  )
}

/** The cards that I hold, each to be bent and turned; the other hand never leaves its box meanwhile. */
const Held = ({ hand, ...stage }: Stage & { readonly hand: Side }) => {
  const { view, ask, connection } = stage
  const { handling, names } = useWords()
  const { out, hands, elections } = view.play
  const held = hands[hand].cards.flatMap((card, i) =>
    out?.holders[i] === connection.patron && card !== HIDDEN ? [{ card, place: i + 1 }] : [],
  )
  return (
    <section className="handling held" aria-label={handling.yours(names[hand])}>
      <h2>{handling.yours(names[hand])}</h2>
      <div className="row held-cards">
        {held.map(({ card, place }) => (
          <Squeeze
            key={place}
            card={card}
            place={place}
            turn={() => void ask({ does: 'turn-hand', hand, card: place })}
          />
        ))}
      </div>
      <div className="row">
        <button
          type="button"
          className="primary"
          onClick={() => void ask({ does: 'turn-hand', hand })}
        >
          {handling.turnAll}
        </button>
        <p>
          {handling.says} <ClauseLink id={TURNED[elections.book]} />
        </p>
      </div>
      <Giving {...stage} />
    </section>
  )
}

export const Handling = (stage: Stage) => {
  const { handling, names, table } = useWords()
  const { view, connection } = stage
  const { offered, out } = view.play
  const { patron } = connection
  const named = (who: string) => (who === patron ? table.you : who)
  if (offered?.patron === patron) return <Offer {...stage} hand={offered.hand} />
  if (out?.holders.includes(patron)) return <Held {...stage} hand={out.hand} />
  if (offered?.patron)
    return <p className="with">{handling.offeredTo(names[offered.hand], named(offered.patron))}</p>
  const holders = [...new Set(out?.holders.filter(one => one !== null))]
  return out && holders.length > 0 ? (
    <p className="with">{handling.with(names[out.hand], holders.map(named).join(', '))}</p>
  ) : null
}
