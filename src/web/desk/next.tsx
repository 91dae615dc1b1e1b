import { useEffect, useRef } from 'react'
import { RANKS, type StaffRank } from '../../kernel/people.ts'
import type { NextStep } from '../connection/desk.ts'
import { useWords, type Words } from '../words/index.ts'
import type { At } from './at.ts'
import { CardPad, DicePad, DiscardPad, NumberPad } from './pads.tsx'

/** What the rules have next: one large button, which Enter and Space press. */

const stepName = ({ desk }: Words, { does, with: more }: NextStep): string => {
  const side = desk.side(more.hand)
  return side ? `${desk.step(does)}: ${side}` : desk.step(does)
}

/** Why the step is not this person's now; nothing where it is. */
const hindrance = ({ desk }: Words, at: At, { of }: NextStep): string | undefined => {
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

const hint = ({ desk }: Words, { attended }: At['desk'], next: NextStep): string | undefined => {
  if (next.after === 'bets') return desk.afterBets
  if (next.after === 'patron') return desk.afterPatron(next.whom ?? '')
  return next.ask && !attended ? desk.sealed : undefined
}

const Pad = ({ at, next }: { readonly at: At; readonly next: NextStep }) => {
  if (next.ask?.for === 'card') return <CardPad at={at} />
  if (next.ask?.for === 'spin') return <NumberPad at={at} pockets={next.ask.pockets} />
  if (next.ask?.for === 'discard') return <DiscardPad at={at} of={next.ask.of} />
  return next.ask?.for === 'dice' ? <DicePad at={at} /> : null
}

const isReported = ({ attended }: At['desk'], { ask }: NextStep): boolean =>
  attended && ask !== null && ask.for !== 'shuffle'

const Button = ({ at, next }: { readonly at: At; readonly next: NextStep }) => {
  const words = useWords()
  const button = useRef<HTMLButtonElement>(null)
  const why = hindrance(words, at, next)
  /** Whoever deals by keyboard has the step under their hand, whatever was there before. */
  useEffect(() => {
    const { activeElement } = document
    const isFree = activeElement === null || !activeElement.closest('form, details, dialog, nav')
    if (isFree && at.isDealer) button.current?.focus()
  }, [at.isDealer])
  return (
    <>
      <button
        ref={button}
        type="button"
        className="primary big"
        aria-disabled={why !== undefined}
        aria-describedby="next-says"
        onClick={() => why === undefined && void at.ask({ does: 'proceed', expects: next.does })}
      >
        {stepName(words, next)}
      </button>
      <p className="note" id="next-says">
        {why ?? hint(words, at.desk, next) ?? words.desk.forRank(next.of)}
      </p>
    </>
  )
}

export const Next = ({ at }: { readonly at: At }) => {
  const words = useWords()
  const { desk } = words
  const { next, stopped } = at.desk
  return (
    <section className="tile next" aria-labelledby="next">
      <h2 id="next">{desk.next}</h2>
      {stopped !== null && <p role="alert">{stopped}</p>}
      {!next && <p>{desk.nothing}</p>}
      {next && isReported(at.desk, next) && at.isDealer ? (
        <>
          <p className="step">{desk.report}</p>
          <Pad at={at} next={next} />
        </>
      ) : (
        next && <Button at={at} next={next} />
      )}
    </section>
  )
}
