import { type ReactNode, useEffect } from 'react'
import type { OwnRound } from '../../../records/round-views.ts'
import { useWords } from '../../i18n/index.ts'
import { useSay } from '../../ui/announcer/announcer.tsx'
import { Countdown } from '../../ui/countdown.tsx'
import { Headline, ResultParts } from './headline.tsx'
import { NoticeLine } from './notice-line.tsx'
import { TableSigns } from './notices.tsx'
import { LineLost, Refusal } from './shell/toast.tsx'
import type { SittingProps, SittingState } from './state/sitting/use-sitting.ts'
import { useConnectionState, useMissed } from './state/use-view.ts'
import { Surface } from './surface.tsx'
import styles from './table.module.css'

/** The felt: the game's picture, its betting areas, and messages over both. */

/** Tells a guest whose name was taken what they are called here, until their first round ends. */
const Renamed = ({ asked, patron }: { readonly asked: string; readonly patron: string }) => {
  const { lobby } = useWords()
  const say = useSay()
  const says = lobby.renamed(asked, patron)
  useEffect(() => say(says), [say, says])
  return (
    <p className={styles.notice} data-part="renamed">
      {says}
    </p>
  )
}

/** How many rounds ended while the connection was lost; shown until another round ends. */
const Missed = ({ count }: { readonly count: number }) => {
  const { past } = useWords()
  const say = useSay()
  useEffect(() => {
    if (count > 0) say(past.missed(count), 'urgently')
  }, [count, say, past])
  return count > 0 ? (
    <p className={styles.notice} data-part="missed">
      {past.missed(count)}
    </p>
  ) : null
}

interface StageProps extends SittingProps, SittingState {
  readonly why: (round: OwnRound) => void
  readonly isArriving: boolean
  readonly asked: string | undefined
  readonly children: ReactNode
}

/** Urgent messages: a lost connection, a closed table, a notice, a refusal. */
const OverFelt = (props: StageProps) => {
  const { connection, face, moment, bets, asking, plays, asked, rounds, children } = props
  const { view } = moment
  const { patron } = connection
  const { table } = useWords()
  const line = useConnectionState(connection)
  const { refused } = bets
  return (
    <>
      <div className={styles.over} data-asking={children ? true : undefined}>
        {children}
        {line === 'lost' && <LineLost />}
        {!view.open && <p className={styles.notice}>{table.closed}</p>}
        <Missed count={useMissed(line, moment)} />
        {asked !== undefined && asked !== patron && rounds.length === 0 && (
          <Renamed {...{ asked, patron }} />
        )}
        <NoticeLine connection={connection} />
        <Refusal
          refused={refused ?? asking.refused}
          instead={refused ? (face.instead?.(view, connection.patron, refused) ?? []) : []}
          bet={chips => refused && void bets.place(refused.on, chips)}
          dismiss={() => {
            bets.dismiss()
            asking.forget()
          }}
        />
      </div>
      <div className={styles.signs}>
        <TableSigns {...{ face, view, patron }} {...(plays && { send: connection.send })} />
      </div>
    </>
  )
}

export const Stage = (props: StageProps) => {
  const { connection, face, moment, bets, asking, chip, mode, latest, seat, plays } = props
  const { view } = moment
  const { patron } = connection
  const canBet = plays && face.isBetting(view.play)
  const isLost = useConnectionState(connection) === 'lost'
  const showsLast = mode === 'result'
  return (
    <Surface face={face} game={connection.game} mode={mode} over={<OverFelt {...props} />}>
      <face.Stage
        view={view}
        connection={connection}
        seat={seat}
        ask={asking.ask}
        mode={props.isArriving ? 'arriving' : mode}
        countdown={<Countdown moment={moment} />}
        parts={
          showsLast &&
          latest && <ResultParts face={face} view={view} round={latest} why={props.why} />
        }
      >
        <Headline {...{ face, moment, patron, mode, chip, canBet, latest, isLost }} />
      </face.Stage>
      <div className={styles.areas} inert={!plays}>
        <face.Layout
          view={view}
          patron={patron}
          bets={bets}
          chip={chip}
          removing={false}
          ask={asking.ask}
          showsLast={showsLast}
        />
      </div>
    </Surface>
  )
}
