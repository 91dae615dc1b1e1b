import type { Approval } from '../../../client/desk.ts'
import { useWords } from '../../../i18n/index.ts'
import type { DeskTable } from '../desk-context.ts'
import { Changes } from '../forms/preview.tsx'
import { roundAsked } from '../requests/use-requests.ts'

/** Requests about this table that wait for approval, and what they would change. */

/** Whether a request that waits would change what this round pays. */
export const isPayHeld = ({ waiting, desk: { pay } }: DeskTable): boolean =>
  waiting.some(one => roundAsked(one) === pay?.round && (one.follows?.patrons.length ?? 0) > 0)

const Waits = ({ one }: { readonly one: Approval }) => {
  const { desk, table } = useWords()
  const round = roundAsked(one)
  const about = [
    desk.deed(String(one.said.does)),
    ...(round === undefined ? [] : [table.round(round)]),
    desk.askedBy(one.asks.name),
  ]
  return (
    <>
      <p>{about.join(' · ')}</p>
      {one.follows && (
        <ul>
          <Changes follows={one.follows} />
        </ul>
      )}
    </>
  )
}

export const WaitingRequests = ({ at }: { readonly at: DeskTable }) => {
  const { desk } = useWords()
  const { waiting } = at
  if (waiting.length === 0) return null
  return (
    <section className="awaited-requests" aria-labelledby="awaited">
      <h2 id="awaited">{isPayHeld(at) ? desk.payLater : desk.requestWaits}</h2>
      {waiting.map(one => (
        <Waits key={one.number} one={one} />
      ))}
    </section>
  )
}
