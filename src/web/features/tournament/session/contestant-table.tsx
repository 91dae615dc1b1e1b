import { useEffect, useRef, useState } from 'react'
import type { OwnRound } from '../../../../records/round-views.ts'
import { useSettings } from '../../../app/settings.ts'
import type { Moment, View } from '../../../client/connection.ts'
import type { Contest } from '../../../client/session-table.ts'
import type { AnyFace } from '../../../games/face.ts'
import { dollars, useWords } from '../../../i18n/index.ts'
import { useSay } from '../../../ui/announcer/announcer.tsx'
import { SpokenCountdown } from '../../../ui/countdown.tsx'
import { Acts, Chips } from '../../table/dock/dock.tsx'
import { Refusal } from '../../table/shell/toast.tsx'
import { useKeys } from '../../table/state/announcements/announcements.ts'
import { refusalWords } from '../../table/state/announcements/refusal.ts'
import { type Bets, type RefusedBet, useBets } from '../../table/state/bets/bets.ts'
import { chipsOf } from '../../table/state/bets/chips.ts'
import { type Turn, useTurn } from '../../table/state/bets/turn.ts'
import { FrameTop, FrameWhy, NOBODY_ASKS, type Seated, useFrame } from './frame.tsx'
import { SessionSide } from './side-panel.tsx'
import { GiveName, TurnBar } from './turn.tsx'

/** The table as a contestant plays it: the game's felt, the chips, the turn. */

const useTelling = (face: AnyFace) => {
  const say = useSay()
  const all = useWords()
  const { bets, tournament } = all
  return {
    accepted: (on: string, chips: number) =>
      say(bets.accepted(dollars(chips), face.wagerName(all, on))),
    refused: (refused: RefusedBet) => say(refusalWords(all, refused), 'urgently'),
    nothing: (what: 'undo' | 'rebet') =>
      say(what === 'undo' ? bets.nothingToUndo : bets.nothingToRepeat),
    done: (sum: number) => say(tournament.at.doneSays(dollars(sum))),
    failed: bets.failed,
    notSent: bets.notSent,
  }
}

/** The selected chip: the one chosen last, or the first that reaches the minimum of a round. */
const useChip = (view: View, { limits }: Contest) => {
  const [chosen, choose] = useState<number>()
  const chips = chipsOf(view, '').filter(chip => chip <= limits.maximum)
  const usual = chips.find(chip => chip >= limits.minimum && chip % limits.step === 0)
  const still = chips.find(chip => chip === chosen)
  return { chips, chip: still ?? usual ?? chips[0] ?? limits.step, choose }
}

interface Wagering extends Seated {
  readonly bets: Bets
  readonly turn: Turn
  readonly rounds: readonly OwnRound[]
}

/** Below the felt of the game: the chips and the turn. */
const Wager = (props: Wagering & ChosenChip) => {
  const { connection, face, moment, session, bets, turn, rounds, chips, chip, choose } = props
  const { view } = moment
  const { patron } = connection
  const { keys } = useSettings()
  const does = {
    u: () => void bets.undo(),
    ...Object.fromEntries(chips.map((value, i) => [String(i + 1), () => choose(value)])),
  }
  useKeys({ on: keys, face, view, connection, does })
  const isTurn = session.turn === patron
  return (
    <div className="hold">
      <TurnBar session={session} patron={patron} turn={turn}>
        {isTurn && <SpokenCountdown moment={moment} />}
      </TurnBar>
      <Chips
        view={{ ...view, sign: { ...view.sign, denominations: chips as never } }}
        {...{ patron, chip, choose }}
      />
      <Acts bets={bets} rebet={() => void bets.rebet(rounds)} isOff={false} />
    </div>
  )
}

type ChosenChip = ReturnType<typeof useChip>

export const Playing = (seated: Seated) => {
  const { connection, face, moment, session } = seated
  const { view } = moment
  const { patron } = connection
  const telling = useTelling(face)
  const turn = useTurn(connection, face, telling)
  const atOnce = useBets(connection, face, telling)
  const { why, setWhy, rounds } = useFrame(seated)
  const bets = session.terminals ? atOnce : turn.bets
  const held = useChip(view, session)
  useEmptyHand(moment, bets)
  return (
    <div className="table contest" data-phase={view.play.phase}>
      <div className="felt">
        <FrameTop {...seated} rounds={rounds} setWhy={setWhy}>
          <face.Layout
            {...{ view, patron, bets }}
            chip={held.chip}
            removing={false}
            ask={NOBODY_ASKS}
          />
        </FrameTop>
        <Refusal refused={bets.refused} dismiss={bets.dismiss} />
        <GiveName session={session} patron={patron} ask={what => void connection.send(what)} />
        <Wager {...seated} {...held} bets={bets} turn={turn} rounds={rounds} />
      </div>
      <SessionSide {...seated} setWhy={setWhy} />
      <FrameWhy {...seated} why={why} setWhy={setWhy} />
    </div>
  )
}

/** When a round ends, chips that were never wagered go back. */
const useEmptyHand = ({ view }: Moment, { dropHand }: Bets) => {
  const { round } = view
  const before = useRef(round)
  useEffect(() => {
    if (before.current === round) return
    before.current = round
    dropHand()
  }, [round, dropHand])
}
