import type { Connection, View } from '../../../client/connection.ts'
import { useWords } from '../../../i18n/index.ts'

interface SeatsProps {
  readonly view: View
  readonly patron: string
  readonly sit: (seat: number) => void
}

/** Who sits where. A signed-in patron without a seat can take a free one. */
export const SeatsPanel = ({ view, patron, sit }: SeatsProps) => {
  const { table } = useWords()
  const canSit = patron !== '' && view.seats.every(seat => seat.patron !== patron)
  return (
    <ol className="seats" aria-label={table.seats}>
      {view.seats.map(({ seat, patron: who }) => (
        <li key={seat} data-mine={who === patron || undefined}>
          {who === null && canSit ? (
            <button type="button" onClick={() => sit(seat)}>
              {table.sit(seat)}
            </button>
          ) : (
            table.seat(seat, who === null ? table.free : who === patron ? table.you : who)
          )}
        </li>
      ))}
    </ol>
  )
}

export const seatOf = (view: View, { patron }: Connection): number | undefined =>
  view.seats.find(seat => seat.patron === patron)?.seat
