import { lazy, useEffect, useRef } from 'react'
import type { Side } from '../../../../games/baccarat/s09-third-cards/third-card.ts'
import { useWords } from '../../../i18n/index.ts'
import { LoadedPart } from '../../../ui/loaded-part.tsx'
import type { Stage } from '../table.ts'
import asked from './asked.module.css'

/** Style B: the patron with the largest wager on a hand is offered the cards and turns them. */

const Offer = ({ ask, hand, countdown }: Stage & { readonly hand: Side }) => {
  const { handling, names } = useWords()
  const primary = useRef<HTMLButtonElement>(null)
  useEffect(() => primary.current?.focus({ preventScroll: true }), [])
  return (
    <section
      className={asked.dialog}
      data-part="question"
      aria-label={handling.offered(names[hand])}
    >
      <header>
        <div>
          <h2>{handling.offered(names[hand])}</h2>
          <p>{handling.offeredSays}</p>
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

const loadHeld = async () => ({ default: (await import('./hand-to-turn.tsx')).Held })

const Held = lazy(loadHeld)

export const isHolding = ({ view, connection }: Stage): boolean =>
  view.play.out?.holders.includes(connection.patron) ?? false

export const Handling = (stage: Stage) => {
  const { view, connection } = stage
  const { offered, out } = view.play
  const { patron } = connection
  const isHandled = view.play.elections.style !== 'A'
  // Before the cards arrive, so that no patron with cards in hand waits for it.
  useEffect(() => {
    if (isHandled) void loadHeld().catch(() => undefined)
  }, [isHandled])
  if (offered?.patron === patron) return <Offer {...stage} hand={offered.hand} />
  if (!out || !isHolding(stage)) return null
  return (
    <LoadedPart>
      <Held {...stage} hand={out.hand} />
    </LoadedPart>
  )
}
