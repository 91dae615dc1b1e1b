import type { Connection, View } from '../../client/connection.ts'
import { useWords } from '../../i18n/index.ts'

interface SeatsProps {
  readonly view: View
  readonly patron: string
  readonly sit: (seat: number) => void
}

/** Who sits where. A free seat can be taken by whoever has a name and none. */
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

/** The seats as they stand round the table, for whoever wants one of them. */
export const SeatChoice = ({ view, sit }: Pick<SeatsProps, 'view' | 'sit'>) => {
  const { table, lobby } = useWords()
  return (
    <div className="seat-choice">
      <p aria-hidden="true">{lobby.enter}</p>
      <ol aria-label={table.seats}>
        {view.seats.map(({ seat, patron }) => (
          <li key={seat}>
            {patron === null ? (
              <button type="button" aria-label={table.sit(seat)} onClick={() => sit(seat)}>
                {seat}
              </button>
            ) : (
              <span className="taken" title={patron}>
                <span className="unseen">{table.seat(seat, patron)}</span>
                <span aria-hidden="true">{[...patron][0]}</span>
              </span>
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}

export const seatOf = (view: View, { patron }: Connection): number | undefined =>
  view.seats.find(seat => seat.patron === patron)?.seat
