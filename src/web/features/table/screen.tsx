import { useEffect, useState } from 'react'
import type { OwnRound } from '../../../records/round-views.ts'
import type { Refused as Against, Ask, Connection, Moment, View } from '../../client/connection.ts'
import type { AnyFace } from '../../games/face.ts'
import { dollars, useWords } from '../../i18n/index.ts'
import { useSay } from '../../ui/announcer.tsx'
import { Countdown } from '../../ui/countdown.tsx'
import { useSounds } from '../../ui/sound/sounds.ts'
import { correctedWords } from './corrected-round.tsx'
import { NoticeLine } from './notice-line.tsx'
import { Purse, Seating, Top } from './purse.tsx'
import { TypedLine } from './quick-bet.tsx'
import { Rack, Refusal } from './rack.tsx'
import { ResultBar } from './result.tsx'
import { seatOf } from './seats.tsx'
import { Beside } from './side-panel.tsx'
import { useCalls } from './state/announcements.ts'
import { type Refused, useBets } from './state/bets.ts'
import { chipsOf } from './state/chips.ts'
import { refusalWords } from './state/refusal.ts'
import { useShortcuts } from './state/shortcuts.ts'
import { type Reached, useReached } from './state/use-table.ts'
import { endedIn, useLine, useMissed, useMoment, useRounds } from './state/use-view.ts'
import { WhyDialog } from './why.tsx'

export const TableScreen = ({ table }: { readonly table: string }) => {
  const { line, lobby } = useWords()
  const reached = useReached(table)
  if (reached === 'failed') return <p className="wait">{lobby.noHouse}</p>
  return reached ? <Watching {...reached} /> : <p className="wait">{line.opening}</p>
}

/** A table whose connection is already there. */
export const Watching = ({ connection, face }: Reached) => {
  const { line } = useWords()
  const moment = useMoment(connection)
  return moment ? (
    <Sitting connection={connection} face={face} moment={moment} />
  ) : (
    <p className="wait">{line.opening}</p>
  )
}

/** Rounds that ended while the line was lost, until the next one has. */
const Missed = ({ count }: { readonly count: number }) => {
  const { past } = useWords()
  const say = useSay()
  useEffect(() => {
    if (count > 0) say(past.missed(count), 'urgently')
  }, [count, say, past])
  return count > 0 ? <p className="missed">{past.missed(count)}</p> : null
}

interface SittingProps extends Reached {
  readonly moment: Moment
}

const useMyBets = ({ connection, face }: Reached) => {
  const say = useSay()
  const all = useWords()
  const { bets: words } = all
  return useBets(connection, face, {
    accepted: (on, chips) => say(words.accepted(dollars(chips), face.wagerName(all, on))),
    refused: (refused: Refused) => say(refusalWords(all, refused), 'urgently'),
    nothing: what => say(what === 'undo' ? words.nothingToUndo : words.nothingToRepeat),
    failed: words.failed,
    notSent: words.notSent,
  })
}

/** The chip that is in the hand: the one chosen last, or the first that is worth a wager. */
const useChip = (view: View, patron: string, { firstLimit }: AnyFace) => {
  const [chosen, choose] = useState<number>()
  const chips = chipsOf(view, patron)
  const usual = chips.find(chip => chip >= (view.sign.limits[firstLimit]?.minimum ?? 0))
  const still = chips.find(chip => chip === chosen)
  return [still ?? usual ?? chips[0]!, choose] as const
}

/** Requests beside wagers, and the last refusal of one. */
const useAsking = (connection: Connection) => {
  const words = useWords()
  const say = useSay()
  const [refused, setRefused] = useState<Refused>()
  const told = (now: Against) => {
    setRefused({ on: '', ...now })
    say(refusalWords(words, now), 'urgently')
  }
  const ask = async (what: Ask) => {
    const answer = await connection.send(what)
    if ('refused' in answer) told(answer.refused)
    if ('notSent' in answer) told({ under: '', says: words.line.notSent })
  }
  return { refused, told, ask, forget: () => setRefused(undefined) }
}

/** What was put right is said as soon as it is known. */
const useCorrected = (latest: OwnRound | undefined): void => {
  const words = useWords()
  const say = useSay()
  const text = latest ? correctedWords(words, latest) : ''
  useEffect(() => {
    if (text !== '') say(text, 'urgently')
  }, [text, say])
}

interface Playing extends SittingProps {
  readonly bets: ReturnType<typeof useBets>
  readonly asking: ReturnType<typeof useAsking>
  readonly chip: number
  readonly choose: (chip: number) => void
  readonly rounds: readonly OwnRound[]
  readonly latest: OwnRound | undefined
  readonly setWhy: (round: OwnRound | undefined) => void
}

/** The same by typing. */
const Line = ({ connection, face, moment, bets, asking, chip, rounds }: Playing) => {
  const { patron, practice } = connection
  return (
    <TypedLine
      face={face}
      view={moment.view}
      patron={patron}
      bets={bets}
      chip={chip}
      ask={asking.ask}
      does={{
        undo: () => void bets.undo(),
        clear: () => void bets.clear(),
        rebet: () => void bets.rebet(rounds),
        double: () => void bets.double(),
        deal: practice && (() => void practice.deal()),
      }}
    />
  )
}

/** The areas to wager on, and the chips to do it with. */
const Wagering = (playing: Playing) => {
  const { connection, face, moment, bets, asking, chip, choose, rounds } = playing
  const { view } = moment
  const { past } = useWords()
  const [removing, setRemoving] = useState(false)
  const { patron, practice } = connection
  return (
    <>
      <face.Layout
        view={view}
        patron={patron}
        bets={bets}
        chip={chip}
        removing={removing}
        ask={asking.ask}
      />
      <div className="hold">
        <Rack
          view={view}
          patron={patron}
          bets={bets}
          chip={chip}
          choose={choose}
          removing={removing}
          setRemoving={setRemoving}
          rebet={() => void bets.rebet(rounds)}
          deal={
            practice && {
              word: past.deal[connection.game as keyof typeof past.deal],
              may: practice.mayDeal(),
              go: () => void practice.deal(),
            }
          }
        />
        <Purse
          table={connection.table}
          view={view}
          patron={patron}
          rounds={rounds}
          ask={asking.ask}
        />
      </div>
      <Line {...playing} />
    </>
  )
}

/** Whoever stands at the rail sees what lies there, and touches nothing. */
const Looking = ({ connection, face, moment, bets, asking, chip }: Playing) => (
  <div className="looking" inert>
    <face.Layout
      view={moment.view}
      patron={connection.patron}
      bets={bets}
      chip={chip}
      removing={false}
      ask={asking.ask}
    />
  </div>
)

const Felt = (playing: Playing) => {
  const { connection, face, moment, bets, asking, latest, setWhy } = playing
  const { view } = moment
  const seat = seatOf(view, connection)
  const line = useLine(connection)
  const plays = seat !== undefined || view.standing.some(each => each.patron === connection.patron)
  return (
    <div className="felt">
      <Top face={face} view={view} connection={connection} lost={line === 'lost'} />
      <Missed count={useMissed(line, moment)} />
      <NoticeLine connection={connection} />
      <div className="upper">
        <face.Stage view={view} connection={connection} seat={seat} ask={asking.ask}>
          <Countdown moment={moment} />
        </face.Stage>
        <ResultBar face={face} view={view} latest={latest} why={setWhy} ask={asking.ask} />
      </div>
      <Refusal
        refused={bets.refused ?? asking.refused}
        dismiss={() => {
          bets.dismiss()
          asking.forget()
        }}
      />
      {plays ? (
        <Wagering {...playing} />
      ) : (
        <>
          <Seating face={face} view={view} patron={connection.patron} ask={asking.ask} />
          <Looking {...playing} />
        </>
      )}
    </div>
  )
}

const Sitting = ({ connection, face, moment }: SittingProps) => {
  const { view } = moment
  const { why: words } = useWords()
  const say = useSay()
  const bets = useMyBets({ connection, face })
  const asking = useAsking(connection)
  const [chip, choose] = useChip(view, connection.patron, face)
  const [why, setWhy] = useState<OwnRound>()
  const rounds = useRounds(connection, endedIn(view))
  const { practice } = connection
  const isClosed = face.isClosed(view.play)
  const { dropHand } = bets
  useCalls(face, view)
  useSounds(face, view, connection.patron)
  useEffect(() => {
    if (isClosed) dropHand()
  }, [isClosed, dropHand])
  const latest = isClosed ? undefined : rounds[0]
  useCorrected(latest)
  const playing = { connection, face, moment, bets, asking, chip, choose, rounds, latest, setWhy }
  useShortcuts({ ...playing, view, why: () => latest && setWhy(latest) })
  return (
    <div className="table" data-game={connection.game} data-phase={view.play.phase}>
      <Felt {...playing} />
      <Beside
        face={face}
        view={view}
        connection={connection}
        why={setWhy}
        ask={asking.ask}
        newShoe={practice?.newShoe && (() => void practice.newShoe?.())}
      />
      {why && (
        <WhyDialog
          face={face}
          view={view}
          round={why}
          close={() => setWhy(undefined)}
          dispute={about => {
            void asking.ask({ does: 'dispute', about })
            say(words.disputed)
            setWhy(undefined)
          }}
        />
      )}
    </div>
  )
}
