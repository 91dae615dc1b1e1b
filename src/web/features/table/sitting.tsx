import { type ComponentProps, lazy, useEffect, useState } from 'react'
import type { GameName } from '../../../games/catalogue.ts'
import type { OwnRound } from '../../../records/round-views.ts'
import type { Connection } from '../../client/connection.ts'
import { closeLines } from '../../client/table-connections.ts'
import { useWords } from '../../i18n/index.ts'
import { useSay } from '../../ui/announcer/announcer.tsx'
import { useSecondsSaid } from '../../ui/countdown.tsx'
import { LoadedPart } from '../../ui/loaded-part.tsx'
import { BESIDE, useMedia } from '../../ui/media.ts'
import { useSounds } from '../../ui/sound/sounds.ts'
import { BehindDock, FeltBehindDock } from './dock/after-dock.tsx'
import { TableDock } from './dock/table-dock.tsx'
import { TypedLine } from './dock/typed-line.tsx'
import { SidePanel, type SidePanelProps } from './panels/side-panel.tsx'
import { TableBar } from './shell/bar.tsx'
import { Menu } from './shell/menu.tsx'
import { CashOut, LeaveDialog } from './shell/money-dialogs.tsx'
import { Stage } from './stage.tsx'
import { balanceOf, useCalls } from './state/announcements/announcements.ts'
import { useLineSaid } from './state/announcements/connection-announcement.ts'
import { myWagers } from './state/bets/bets.ts'
import { useFocusRecovery } from './state/focus.ts'
import { useShortcuts } from './state/shortcuts.ts'
import { useSeated, useSeatOnArrival } from './state/sitting/arrival.ts'
import type { ArrivalPlan } from './state/sitting/seat-choice.ts'
import { type SittingProps, type SittingState, useSitting } from './state/sitting/use-sitting.ts'
import styles from './table.module.css'

/** The whole table screen of a patron: bar, felt, panel, dock and dialogs. */

type OpenDialog = 'arrive' | 'cash-out' | 'leave' | 'menu' | undefined

interface VisitorProps extends SittingProps {
  readonly meant: ArrivalPlan | undefined
  readonly named: (meant: ArrivalPlan) => void
}

/** Asks a patron without chips, on arrival, whether to buy some or watch. */
const useArriving = (
  hasChips: boolean,
  meant: ArrivalPlan | undefined,
  connection: Connection,
  ask: SittingState['asking']['ask'],
) => {
  const [open, setOpen] = useState<OpenDialog>(hasChips || meant ? undefined : 'arrive')
  const isComing = useSeatOnArrival(meant, connection, ask, () => setOpen('arrive'))
  useEffect(() => {
    if (hasChips) setOpen(now => (now === 'arrive' ? undefined : now))
  }, [hasChips])
  return { open, setOpen, isComing }
}

/** Announcements, sounds, the state of the connection, and where the focus goes. */
const useAnnouncements = ({ connection, face, moment }: SittingProps) => {
  useCalls(face, moment.view, connection.patron)
  useSecondsSaid(moment)
  useSounds(face, moment.view, connection.patron)
  useLineSaid(connection)
  useFocusRecovery()
}

/** The props of the side panel, which the menu also shows. */
const sidePanelProps = (
  props: SittingProps,
  sitting: SittingState,
  why: (round: OwnRound) => void,
) => {
  const { connection, face, moment } = props
  const { practice } = connection
  return {
    face,
    view: moment.view,
    connection,
    why,
    ask: sitting.asking.ask,
    newShoe: practice?.newShoe && (() => void practice.newShoe?.()),
    foot: sitting.plays && face.typed && <TypedLine {...props} {...sitting} />,
  }
}

const leaveTable = () => location.assign('#/')

interface OpenDialogsProps extends SittingProps {
  readonly sitting: SittingState
  readonly open: OpenDialog
  readonly close: () => void
  readonly why: OwnRound | undefined
  readonly setWhy: (round: OwnRound | undefined) => void
}

const ArriveDialog = lazy(async () => ({ default: (await import('./shell/arrive.tsx')).Arrive }))

/** A practice table does not ask: you have a seat and chips. */
const Arrive = (props: ComponentProps<typeof ArriveDialog>) => (
  <LoadedPart>
    <ArriveDialog {...props} />
  </LoadedPart>
)

const Coach = lazy(async () => ({ default: (await import('../coach/coach.tsx')).Coach }))

const RealityCheck = lazy(async () => ({
  default: (await import('../limits/reality-check.tsx')).RealityCheck,
}))

const WhyDialog = lazy(async () => ({ default: (await import('./panels/why.tsx')).WhyDialog }))

/** @rule ruling:142 */
const isReminded = ({ bets, asking }: SittingState): boolean =>
  (bets.refused ?? asking.refused)?.under === 'ruling:142'

/** The money dialogs, and the dialog that explains a result. */
const OpenDialogs = ({
  connection,
  face,
  moment,
  sitting,
  open,
  close,
  why,
  setWhy,
}: OpenDialogsProps) => {
  const { why: words } = useWords()
  const say = useSay()
  const { ask } = sitting.asking
  const { view } = moment
  const money = { view, connection, ask, close, gone: leaveTable }
  return (
    <>
      {sitting.plays && !connection.practice && (
        <LoadedPart>
          <RealityCheck
            isReminded={isReminded(sitting)}
            leave={() => void ask({ does: 'leave' }).then(hasLeft => hasLeft && leaveTable())}
          />
        </LoadedPart>
      )}
      {open === 'cash-out' && <CashOut {...money} />}
      {open === 'leave' && <LeaveDialog {...money} />}
      {why && (
        <LoadedPart>
          <WhyDialog
            face={face}
            view={view}
            round={why}
            close={() => setWhy(undefined)}
            dispute={about => {
              void ask({ does: 'dispute', about })
              say(words.disputed)
              setWhy(undefined)
            }}
          />
        </LoadedPart>
      )}
    </>
  )
}

/** Closes every connection when a guest takes a name, so that all reconnect under it. */
const afresh =
  (named: (meant: ArrivalPlan) => void) =>
  (meant: ArrivalPlan): void => {
    closeLines()
    named(meant)
  }

interface CompanyProps extends SittingProps {
  readonly mode: SittingState['mode']
  readonly hasBet: boolean
}

/** The coach, at practice tables. */
const Company = ({ connection: { practice, game }, mode, hasBet }: CompanyProps) =>
  practice && (
    <LoadedPart>
      <Coach game={game as GameName} hasBet={hasBet} isBetting={mode === 'betting'} />
    </LoadedPart>
  )

const Side = (beside: SidePanelProps) => (
  <div className={styles.beside}>
    <SidePanel {...beside} first="display" />
  </div>
)

export const Sitting = ({ meant, named, ...props }: VisitorProps) => {
  const { connection, face, moment } = props
  const { view } = moment
  const sitting = useSitting(props)
  const { asking, mode, latest, net, plays } = sitting
  const lies = myWagers(view, connection.patron).length > 0
  const hasChips = plays && (balanceOf(view) > 0 || lies)
  const { open, setOpen, isComing } = useArriving(hasChips, meant, connection, asking.ask)
  const [why, setWhy] = useState<OwnRound>()
  const [behind, setBehind] = useState<HTMLElement | null>(null)
  const isWide = useMedia(BESIDE) && !face.fillsTable
  useSeated(hasChips, sitting.seat, balanceOf(view))
  useAnnouncements(props)
  useShortcuts({ ...sitting, ...props, view, why: () => latest && setWhy(latest) })
  const close = () => setOpen(undefined)
  const beside = sidePanelProps(props, sitting, setWhy)
  const staged = { why: setWhy, asked: meant?.name, isArriving: open === 'arrive' }
  return (
    <div
      className={`${styles.table} ${isWide ? '' : styles.alone}`}
      data-part="table"
      data-game={connection.game}
      data-phase={view.play.phase}
      data-mode={mode}
      data-slim={face.fillsTable || undefined}
    >
      <TableBar
        {...{ face, view, connection, net, plays }}
        leave={() => (connection.practice || !plays ? leaveTable() : setOpen('leave'))}
        buy={() => setOpen('arrive')}
        cashOut={() => setOpen('cash-out')}
        menu={() => setOpen('menu')}
      />
      <BehindDock value={behind}>
        <Stage {...props} {...sitting} {...staged}>
          {open === 'arrive' && (
            <Arrive {...{ face, view, connection, close }} ask={asking.ask} named={afresh(named)} />
          )}
        </Stage>
      </BehindDock>
      <TableDock
        {...{ ...props, ...sitting, isComing }}
        sit={open === 'arrive' ? undefined : () => setOpen('arrive')}
      />
      <FeltBehindDock {...{ face, mode, plays }} game={connection.game} ref={setBehind} />
      {isWide && <Side {...beside} />}
      {open === 'menu' && <Menu {...beside} isBeside={isWide} close={close} />}
      <OpenDialogs {...props} {...{ sitting, open, close, why, setWhy }} />
      <Company {...props} mode={mode} hasBet={lies} />
    </div>
  )
}
