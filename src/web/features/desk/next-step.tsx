import { useEffect, useRef } from 'react'
import type { Pocket } from '../../../games/roulette/s02-wheel.ts'
import { RANKS, type StaffRank } from '../../../kernel/people.ts'
import type { NextStep } from '../../../protocol/desk.ts'
import { called } from '../../games/roulette/names.ts'
import { useWords, type Words } from '../../i18n/index.ts'
import type { At } from './desk-context.ts'
import { isFree } from './focus.ts'
import { CardPad, DicePad, DiscardPad, NumberPad } from './pads.tsx'
import { EnterAgain } from './re-entry.tsx'

/** What the rules have next: one large button, which Enter and Space press. */

/** What the step says besides: which hand, which number, how many, whose. */
const detail = (words: Words, at: At, { does, with: more }: NextStep): string => {
  const { desk } = words
  const { ballIn } = at.moment.view.play as { readonly ballIn?: string | null }
  if (does === 'announce' && typeof ballIn === 'string') return called(words, ballIn as Pocket)
  if (typeof more.seat === 'number') return desk.forSeat(more.seat)
  return desk.side(more.hand)
}

const stepName = (words: Words, at: At, next: NextStep): string => {
  const { desk } = words
  const { total, faces } = next.with
  const { voidHand } = at.moment.view.play as { readonly voidHand?: string | null }
  if (next.does === 'call' && voidHand) return desk.step('void-hand')
  if (next.does === 'call' && total !== undefined) return desk.callTotal(total)
  if (next.does === 'enter' && Array.isArray(faces)) return desk.entered(faces.join(' '))
  const what = detail(words, at, next)
  return what ? desk.numbered(desk.step(next.does), what) : desk.step(next.does)
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

/** The house knows whom it waits for by what was asked of them; people want the name. */
const waitedFor = (desk: Words['desk'], { whom, with: more }: NextStep): string => {
  const seat = typeof more.seat === 'number' ? more.seat : /^seat (\d+)$/.exec(whom ?? '')?.[1]
  return seat === undefined ? (whom ?? '').replace(/^(player|banker) /, '') : desk.forSeat(seat)
}

const hint = ({ desk }: Words, { attended }: At['desk'], next: NextStep): string | undefined => {
  if (next.after === 'bets') return desk.afterBets
  if (next.after === 'patron') return desk.afterPatron(waitedFor(desk, next))
  return next.ask && !attended ? desk.sealed : undefined
}

/** Why it is not one's own, and what it waits for; whose it is, where nothing else is to be said. */
const saysOf = (words: Words, at: At, next: NextStep, why: string | undefined): string => {
  const waits =
    why === undefined || next.after === 'patron' ? hint(words, at.desk, next) : undefined
  return [why, waits].filter(Boolean).join(' ') || words.desk.forRank(next.of)
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
    if (isFree() && at.isDealer) button.current?.focus()
  }, [at.isDealer])
  return (
    <>
      <button
        ref={button}
        type="button"
        className={next.after === 'patron' ? 'big' : 'primary big'}
        aria-disabled={why !== undefined}
        aria-describedby="next-says"
        onClick={() => why === undefined && void at.ask({ does: 'proceed' })}
      >
        {stepName(words, at, next)}
      </button>
      <p className="note" id="next-says">
        {saysOf(words, at, next, why)}
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
      <EnterAgain at={at} />
    </section>
  )
}
