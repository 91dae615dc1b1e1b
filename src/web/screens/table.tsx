import { useEffect, useState } from 'react'
import { wagerName } from '../../games/baccarat/names.ts'
import type { Connection, Moment, RoundRecord, View } from '../connection/connection.ts'
import { connectionTo } from '../connection/open.ts'
import { BaccaratFelt } from '../felts/baccarat.tsx'
import { useSay } from '../parts/announcer.tsx'
import { Beside } from '../parts/beside.tsx'
import { Countdown } from '../parts/countdown.tsx'
import { Cut } from '../parts/cut.tsx'
import { Hands } from '../parts/hands.tsx'
import { Purse, Seating, Top } from '../parts/purse.tsx'
import { Rack, Refusal } from '../parts/rack.tsx'
import { ResultBar } from '../parts/result.tsx'
import { seatOf } from '../parts/seats.tsx'
import { WhyDialog } from '../parts/why.tsx'
import { useSettings } from '../settings.ts'
import { type Refused, useBets } from '../table/bets.ts'
import { useLine, useMoment, useRounds } from '../table/moment.ts'
import { areBetsClosed } from '../table/phases.ts'
import { useCalls, useKeys } from '../table/spoken.ts'
import { dollars, useWords } from '../words/index.ts'

const useConnection = (table: string): Connection | 'failed' | undefined => {
  const [connection, setConnection] = useState<Connection | 'failed'>()
  useEffect(() => {
    let wanted = true
    connectionTo(table).then(
      found => wanted && setConnection(found),
      () => wanted && setConnection('failed'),
    )
    return () => {
      wanted = false
    }
  }, [table])
  return connection
}

export const TableScreen = ({ table }: { readonly table: string }) => {
  const { line, lobby } = useWords()
  const connection = useConnection(table)
  if (connection === 'failed') return <p className="wait">{lobby.noHouse}</p>
  return connection ? <Watching connection={connection} /> : <p className="wait">{line.opening}</p>
}

const Watching = ({ connection }: { readonly connection: Connection }) => {
  const { line } = useWords()
  const moment = useMoment(connection)
  return moment ? (
    <Sitting connection={connection} moment={moment} />
  ) : (
    <p className="wait">{line.opening}</p>
  )
}

interface SittingProps {
  readonly connection: Connection
  readonly moment: Moment
}

const useMyBets = (connection: Connection) => {
  const say = useSay()
  const { bets: words } = useWords()
  return useBets(connection, {
    accepted: (on, chips) => say(words.accepted(dollars(chips), wagerName(on))),
    refused: ({ message, under }: Refused) =>
      say(`${words.refused}. ${message} ${under}`, 'urgently'),
    nothing: what => say(what === 'undo' ? words.nothingToUndo : words.nothingToRepeat),
    failed: words.failed,
  })
}

/** The chip that is in the hand: the one chosen last, or the first that is worth a wager. */
const useChip = (view: View) => {
  const [chosen, choose] = useState<number>()
  const { denominations, limits } = view.sign
  const usual = denominations.find(chip => chip >= (limits.main?.minimum ?? 0))
  return [chosen ?? usual ?? denominations[0]!, choose] as const
}

const Sitting = ({ connection, moment }: SittingProps) => {
  const { view } = moment
  const words = useWords()
  const say = useSay()
  const { keys } = useSettings()
  const bets = useMyBets(connection)
  const [chip, choose] = useChip(view)
  const [removing, setRemoving] = useState(false)
  const [why, setWhy] = useState<RoundRecord>()
  const [refused, setRefused] = useState<Refused>()
  const rounds = useRounds(connection, `${view.round}`)
  const { practice } = connection
  const seat = seatOf(view, connection)
  const isClosed = areBetsClosed(view.play.phase)
  const { dropHand } = bets
  useCalls(view)
  useEffect(() => {
    if (isClosed) dropHand()
  }, [isClosed, dropHand])
  const told = (under: string, message: string) => {
    setRefused({ on: '', under, message })
    say(`${words.bets.refused}. ${message} ${under}`, 'urgently')
  }
  const ask = async (what: Parameters<Connection['send']>[0]) => {
    const answer = await connection.send(what)
    if ('refused' in answer) told(answer.refused.under, answer.refused.message)
  }
  const deal = practice && (() => void practice.deal())
  const latest = isClosed ? undefined : rounds[0]
  useKeys({
    on: keys,
    view,
    connection,
    does: {
      u: () => void bets.undo(),
      ...(deal && { d: deal }),
      w: () => latest && setWhy(latest),
      '?': () => location.assign('#/help'),
      ...Object.fromEntries(
        view.sign.denominations.map((value, i) => [String(i + 1), () => choose(value)]),
      ),
    },
  })
  return (
    <div className="table" data-phase={view.play.phase}>
      <div className="felt">
        <Top view={view} connection={connection} lost={useLine(connection) === 'lost'} />
        {view.play.phase === 'cutting' ? (
          <Cut
            view={view}
            connection={connection}
            mySeat={seat}
            refuse={r => told(r.under, r.message)}
          />
        ) : (
          <Hands view={view}>
            <Countdown moment={moment} />
          </Hands>
        )}
        <ResultBar
          view={view}
          latest={latest}
          why={setWhy}
          seeBurn={() => void ask({ does: 'see-burn' })}
        />
        <Refusal
          refused={bets.refused ?? refused}
          dismiss={() => {
            bets.dismiss()
            setRefused(undefined)
          }}
        />
        {seat === undefined ? (
          <Seating view={view} ask={ask} />
        ) : (
          <>
            <BaccaratFelt
              view={view}
              patron={connection.patron}
              bets={bets}
              chip={chip}
              removing={removing}
            />
            <div className="hold">
              <Rack
                view={view}
                bets={bets}
                chip={chip}
                choose={choose}
                removing={removing}
                setRemoving={setRemoving}
                rebet={() => void bets.rebet(rounds)}
                deal={deal}
              />
              <Purse view={view} patron={connection.patron} rounds={rounds} ask={ask} />
            </div>
          </>
        )}
      </div>
      <Beside
        view={view}
        patron={connection.patron}
        rounds={rounds}
        why={setWhy}
        ask={ask}
        newShoe={practice && (() => void practice.newShoe())}
      />
      {why && (
        <WhyDialog
          round={why}
          book={view.play.elections.book}
          close={() => setWhy(undefined)}
          dispute={about => {
            void ask({ does: 'dispute', about })
            say(words.why.disputed)
            setWhy(undefined)
          }}
        />
      )}
    </div>
  )
}
