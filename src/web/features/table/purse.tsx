import type { OwnRound } from '../../../records/round-views.ts'
import { netOfAll } from '../../../records/wager-ends.ts'
import { hrefTo } from '../../app/route.ts'
import { change, useSettings } from '../../app/settings.ts'
import type { Ask, Connection, View } from '../../client/connection.ts'
import type { AnyFace } from '../../games/face.ts'
import { dollars, useWords } from '../../i18n/index.ts'
import { TableSigns } from './notices.tsx'
import { SeatChoice, seatOf } from './seats.tsx'
import { balanceOf } from './state/announcements.ts'
import { myWagers } from './state/bets.ts'
import { signed } from './state/sums.ts'
import { useSitting } from './state/visit.ts'

interface TopProps {
  readonly face: AnyFace
  readonly view: View
  readonly connection: Connection
  readonly lost: boolean
}

/** All of it at once; each kind of its own is among the settings. */
const SoundSwitch = () => {
  const { atTable } = useWords()
  const { calls, effects, tones } = useSettings()
  const isOn = calls || effects || tones
  return (
    <button
      type="button"
      className="sound"
      aria-pressed={isOn}
      aria-label={atTable.sound}
      title={atTable.sound}
      onClick={() => change({ calls: !isOn, effects: !isOn, tones: !isOn })}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 9.5v5h4l5 4.5v-14l-5 4.5z" />
        {isOn ? (
          <path d="M15.5 8.5a5 5 0 0 1 0 7M18 6a8.5 8.5 0 0 1 0 12" className="waves" />
        ) : (
          <path d="M16 9.5l5 5m0-5l-5 5" className="waves" />
        )}
      </svg>
    </button>
  )
}

/** Which table this is, and how it stands. */
export const Top = ({ face, view, connection, lost }: TopProps) => {
  const words = useWords()
  const { table, line } = words
  return (
    <div className="top">
      <h1>
        {face.title(words)} <small>{face.book(words, view.play)}</small>
      </h1>
      <p className="badges">
        {connection.practice && <span className="badge practice">{table.practice}</span>}
        <span className="badge">{table.round(view.round + 1)}</span>
        {face.badges(words, view).map(badge => (
          <span key={badge} className="badge">
            {badge}
          </span>
        ))}
        {seatOf(view, connection) !== undefined && (
          <span className="badge">{table.seat(seatOf(view, connection)!, table.you)}</span>
        )}
      </p>
      <SoundSwitch />
      {lost && <p className="line-lost">{line.lost}</p>}
      {!view.open && <p className="line-lost">{table.closed}</p>}
      <TableSigns face={face} view={view} patron={connection.patron} send={connection.send} />
    </div>
  )
}

interface PurseProps {
  /** Whose table it is; the time there is counted by it. */
  readonly table: string
  readonly view: View
  readonly patron: string
  readonly rounds: readonly OwnRound[]
  readonly ask: (what: Ask) => Promise<void>
}

export const BUY = 100_000

/** Balance, stake, last round, the whole sitting and the time: always in sight. */
export const Purse = ({ table: at, view, patron, rounds, ask }: PurseProps) => {
  const { table, atTable } = useWords()
  const { clock, minutes } = useSitting(at)
  const stake = myWagers(view, patron).reduce((sum, { chips }) => sum + chips, 0)
  const net =
    rounds[0]?.soFar ??
    rounds.reduce((sum, { settled, fees = 0 }) => sum + netOfAll(settled) - fees, 0)
  const figures = [
    [table.balance, dollars(balanceOf(view))],
    [table.stake, dollars(stake)],
    [table.lastWin, signed(netOfAll(view.mine?.settled ?? []) - (rounds[0]?.fees ?? 0))],
    [table.net, signed(net)],
    [atTable.time, `${clock} · ${atTable.minutes(minutes)}`],
  ] as const
  return (
    <div className="purse">
      <dl>
        {figures.map(([name, sum]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{sum}</dd>
          </div>
        ))}
      </dl>
      {balanceOf(view) === 0 && stake === 0 && (
        <button
          type="button"
          className="primary"
          onClick={() => void ask({ does: 'buy-in', chips: BUY })}
        >
          {table.buyInFor(dollars(BUY))}
        </button>
      )}
    </div>
  )
}

/** Before anything else: a seat; and before that, a name. */
export const Seating = ({
  face,
  view,
  patron,
  ask,
}: {
  readonly face: AnyFace
  readonly view: View
  readonly patron: string
  readonly ask: (what: Ask) => Promise<void>
}) => {
  const { table, cloth } = useWords()
  if (patron !== '')
    return (
      <div className="seating">
        <SeatChoice view={view} sit={seat => void ask({ does: 'sit', seat })} />
        {face.mayStand?.(view.play) && (
          <button type="button" onClick={() => void ask({ does: 'stand' })}>
            {cloth.playStanding}
          </button>
        )}
      </div>
    )
  return (
    <p className="note">
      {table.watching} <a href={hrefTo()}>{table.signInToPlay}</a>
    </p>
  )
}
