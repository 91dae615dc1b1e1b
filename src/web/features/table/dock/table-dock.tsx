import { dollars, useWords } from '../../../i18n/index.ts'
import { netIn } from '../headline.tsx'
import { signed } from '../state/announcements/sums.ts'
import { myWagers } from '../state/bets/bets.ts'
import type { SittingProps, SittingState } from '../state/sitting/use-sitting.ts'
import { useSitting as useTime } from '../state/sitting/visit.ts'
import { Dock, WatchersDock } from './dock.tsx'

/** The dock with the patron's figures, and the game's own choices instead of chips if any. */

interface TableDockProps extends SittingProps, SittingState {
  /** Undefined while the felt already asks the patron to sit down. */
  readonly sit: (() => void) | undefined
  /** True while the table has not answered somebody who sits down. */
  readonly isComing: boolean
}

const useFigures = ({ connection, moment, mode, rounds, net }: TableDockProps) => {
  const { table, shell, atTable } = useWords()
  const { minutes } = useTime(connection.table)
  const wagers = myWagers(moment.view, connection.patron)
  const stake = wagers.reduce((sum, { chips }) => sum + chips, 0)
  const last = rounds[0] ? netIn(rounds[0]) : 0
  return [
    { name: table.stake, sum: dollars(stake), part: 'stake' },
    {
      name: mode === 'result' ? shell.thisRound : table.lastWin,
      sum: signed(last),
      part: 'last',
    },
    {
      name: table.net,
      sum: shell.visit(atTable.minutes(minutes), signed(net)),
      part: 'visit',
      onPhone: true,
    },
  ]
}

export const TableDock = (props: TableDockProps) => {
  const { connection, face, moment, bets, asking, mode, rounds, plays, sit } = props
  const { past } = useWords()
  const figures = useFigures(props)
  const { view } = moment
  const { patron, practice } = connection
  if (!plays) return <WatchersDock sit={sit} isComing={props.isComing} />
  const own = face.Choices && (
    <face.Choices view={view} connection={connection} seat={props.seat} ask={asking.ask}>
      {null}
    </face.Choices>
  )
  if (own && face.isMyTurn?.(view, patron)) return own
  const isOff = mode === 'closed' || mode === 'waiting'
  return (
    <Dock
      {...{ view, patron, bets, figures }}
      chip={props.chip}
      choose={props.choose}
      isOff={isOff}
      isSlim={face.fillsTable ?? false}
      rebet={() => void bets.rebet(rounds)}
      deal={
        practice && !face.startsOnFelt?.(view, patron)
          ? {
              word: past.deal[connection.game as keyof typeof past.deal],
              may: practice.mayDeal(),
              go: () => void practice.deal(),
            }
          : undefined
      }
    />
  )
}
