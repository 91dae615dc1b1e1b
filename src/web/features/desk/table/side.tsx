import { Suspense } from 'react'
import { isWalkIn } from '../../../../kernel/people.ts'
import type { Wager } from '../../../../kernel/wager.ts'
import { dollars, phraseText, useWords } from '../../../i18n/index.ts'
import { ChipPile } from '../../../ui/pieces/chip.tsx'
import type { DeskTable } from '../desk-context.ts'
import { Then } from '../step/later-steps.tsx'

/** Beside the next step: the layout with all chips, the wagers and the patrons. */

interface AreaNotes {
  readonly lies?: Readonly<Record<string, string | null>>
}

const total = (wagers: readonly Wager[]): number =>
  wagers.reduce((sum, { chips }) => sum + chips, 0)

interface LineProps {
  readonly at: DeskTable
  readonly wager: Wager
}

const HANDS: readonly string[] = ['player', 'banker', 'tie']

const WagerLine = ({ at, wager }: LineProps) => {
  const words = useWords()
  const { view } = at.moment
  const { lies = {} } = view.play as AreaNotes
  const called = (on: string) => at.face?.wagerName(words, on) ?? on
  const now = lies[wager.id]
  const moved = now === undefined || now === wager.on ? undefined : now
  const movedTo = moved === null ? words.desk.onNothing : moved && called(moved)
  const seat = view.seats.find(({ patron }) => patron === wager.patron)?.seat
  return (
    <li>
      <span className="no">{seat ?? '–'}</span>
      <strong>{wager.patron}</strong>
      <span className="on">
        {HANDS.includes(wager.on) && (
          <span className="pill" data-side={wager.on} aria-hidden="true">
            {called(wager.on).slice(0, 1)}
          </span>
        )}
        {called(wager.on)}
        {movedTo && ` → ${movedTo}`}
      </span>
      <ChipPile amount={wager.chips} denominations={view.sign.denominations} />
      <b className="money">{dollars(wager.chips)}</b>
    </li>
  )
}

const Wagers = ({ at }: { readonly at: DeskTable }) => {
  const { desk } = useWords()
  const { wagers } = at.moment.view
  return (
    <section aria-labelledby="on-table">
      <h2 id="on-table">{desk.onTheTable(dollars(total(wagers)))}</h2>
      {wagers.length === 0 ? (
        <p className="note">{desk.noWagers}</p>
      ) : (
        <ul className="bets">
          {wagers.map(wager => (
            <WagerLine key={wager.id} at={at} wager={wager} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** The wagers on Player and Banker, and how far apart they may be. @rule nz5:5.17 */
const Difference = ({ at }: { readonly at: DeskTable }) => {
  const { desk } = useWords()
  const { wagers } = at.moment.view
  if (at.line.game !== 'baccarat' || wagers.length === 0) return null
  const on = (hand: string) => total(wagers.filter(wager => wager.on === hand))
  const { differential } = at.line
  return (
    <div className="difference">
      <p>
        <span>
          {desk.side('player')} <b>{dollars(on('player'))}</b>
        </span>
        <span>
          {desk.side('banker')} <b>{dollars(on('banker'))}</b>
        </span>
      </p>
      {differential && (
        <>
          <span className="gauge" data-over={differential.now > differential.of || undefined}>
            <span
              style={{
                inlineSize: `${Math.min(100, (100 * differential.now) / (differential.of || 1))}%`,
              }}
            />
          </span>
          <p className="note">
            {desk.differenceOf(dollars(differential.now), dollars(differential.of))}
          </p>
        </>
      )}
    </div>
  )
}

const Patrons = ({ at }: { readonly at: DeskTable }) => {
  const { desk } = useWords()
  const here = at.desk.patrons.filter(({ left, unclaimed, owes }) => !left || unclaimed + owes > 0)
  if (here.length === 0) return <p className="note">{desk.nobodyHere}</p>
  return (
    <ul className="here">
      {here.map(({ patron, stack, unclaimed, owes, idleRounds, excluded, left }) => (
        <li key={patron}>
          <span>
            {at.desk.attended && isWalkIn(patron) && !left ? (
              <button type="button" className="link" onClick={() => at.opens({ patron })}>
                {patron}
              </button>
            ) : (
              patron
            )}
            {excluded && ` · ${desk.excluded}`}
            {idleRounds > 0 && ` · ${desk.idle(idleRounds)}`}
          </span>
          {unclaimed > 0 && <span>{`${desk.held} ${dollars(unclaimed)}`}</span>}
          {owes > 0 && <span>{`${desk.owes} ${dollars(owes)}`}</span>}
          <span className="money">{dollars(stack)}</span>
        </li>
      ))}
    </ul>
  )
}

const Sums = ({ at }: { readonly at: DeskTable }) => {
  const { desk } = useWords()
  const inHands = at.desk.patrons.reduce((sum, { stack, unclaimed }) => sum + stack + unclaimed, 0)
  const sums = [
    [desk.drop, at.desk.drop],
    [desk.inHands, inHands],
    [desk.bank, at.desk.bank],
  ] as const
  return (
    <dl className="sums">
      {sums.map(([name, sum]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="money">{dollars(sum)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The last announcements, for someone who comes to the table. */
const LatestCalls = ({ at }: { readonly at: DeskTable }) => {
  const words = useWords()
  const calls = at.moment.view.play.calls.slice(-3).map(call => phraseText(words, call))
  return calls.length > 0 ? (
    <p className="note">
      {words.desk.announcements}: {calls.join(' · ')}
    </p>
  ) : null
}

export const Side = ({ at }: { readonly at: DeskTable }) => {
  const { desk } = useWords()
  const Layout = at.face?.DeskLayout
  return (
    <>
      <section className="layout" aria-labelledby="layout">
        <h2 id="layout">{desk.layout}</h2>
        <Suspense fallback={null}>{Layout && <Layout at={at} />}</Suspense>
      </section>
      <Wagers at={at} />
      {!at.isDealer && <LatestCalls at={at} />}
      <Difference at={at} />
      <Then at={at} />
      <section aria-labelledby="patrons">
        <div className="head">
          <h2 id="patrons">{desk.patrons}</h2>
          {at.desk.attended && (
            <button type="button" onClick={() => at.opens('seating')}>
              {desk.seatPatron}
            </button>
          )}
        </div>
        <Patrons at={at} />
        <Sums at={at} />
      </section>
    </>
  )
}
