import { useEffect, useState } from 'react'
import type { OwnRound } from '../../../../../records/round-views.ts'
import {
  type Ask,
  type Connection,
  isDone,
  type Moment,
  type Refused as RefusalPhrase,
  type View,
  whyNot,
} from '../../../../client/connection.ts'
import type { AnyFace } from '../../../../games/face.ts'
import { dollars, useWords } from '../../../../i18n/index.ts'
import { useSay } from '../../../../ui/announcer/announcer.tsx'
import { netIn } from '../../headline.tsx'
import { correctedWords } from '../../panels/corrected-round.tsx'
import { seatOf } from '../../panels/seats.tsx'
import { refusalWords } from '../announcements/refusal.ts'
import { type Bets, type RefusedBet, useBets } from '../bets/bets.ts'
import { chipsOf, firstChip } from '../bets/chips.ts'
import { type Mode, useMode } from '../mode.ts'
import type { ConnectedTable } from '../use-table.ts'
import { settlementKey, useRounds } from '../use-view.ts'

/** The client-side state of a patron at a table: chips, bets, requests and past rounds. */

export interface SittingProps extends ConnectedTable {
  readonly moment: Moment
}

export interface SittingState {
  readonly bets: Bets
  readonly asking: AskState
  readonly chip: number
  readonly choose: (chip: number) => void
  readonly rounds: readonly OwnRound[]
  readonly latest: OwnRound | undefined
  readonly mode: Mode
  /** The patron's net during this visit. */
  readonly net: number
  readonly seat: number | undefined
  /** True for seated and standing patrons, false for someone who only watches. */
  readonly plays: boolean
}

const useMyBets = ({ connection, face }: ConnectedTable) => {
  const say = useSay()
  const all = useWords()
  const { bets: words } = all
  return useBets(connection, face, {
    accepted: (on, chips) => say(words.accepted(dollars(chips), face.wagerName(all, on))),
    refused: (refused: RefusedBet) => say(refusalWords(all, refused), 'urgently'),
    nothing: what => say(what === 'undo' ? words.nothingToUndo : words.nothingToRepeat),
    failed: words.failed,
    notSent: words.notSent,
  })
}

/** The selected chip: the patron's last choice, or the default. */
const useChip = (view: View, patron: string, face: AnyFace) => {
  const [chosen, choose] = useState<number>()
  const still = chipsOf(view, patron).find(chip => chip === chosen)
  return [still ?? firstChip(view, patron, face), choose] as const
}

/** Requests other than wagers, and the last refusal. */
const useAsking = (connection: Connection) => {
  const words = useWords()
  const say = useSay()
  const [refused, setRefused] = useState<RefusedBet>()
  const told = (now: RefusalPhrase) => {
    setRefused({ on: '', ...now })
    say(refusalWords(words, now), 'urgently')
  }
  /** True if it was done. */
  const ask = async (what: Ask): Promise<boolean> => {
    setRefused(undefined)
    const answer = await connection.send(what)
    if (isDone(answer)) return true
    const { failed } = words.bets
    const { notSent } = words.line
    told(
      'refused' in answer
        ? answer.refused
        : { under: '', says: whyNot(answer, { failed, notSent }) },
    )
    return false
  }
  return { refused, ask, forget: () => setRefused(undefined) }
}

type AskState = ReturnType<typeof useAsking>

/** Announces a correction as soon as it arrives. */
const useCorrected = (latest: OwnRound | undefined): void => {
  const words = useWords()
  const say = useSay()
  const text = latest ? correctedWords(words, latest) : ''
  useEffect(() => {
    if (text !== '') say(text, 'urgently')
  }, [text, say])
}

export const useSitting = (props: SittingProps): SittingState => {
  const { connection, face, moment } = props
  const { view } = moment
  const { patron } = connection
  const bets = useMyBets(props)
  const asking = useAsking(connection)
  const [chip, choose] = useChip(view, patron, face)
  const { rounds, isCurrent } = useRounds(connection, settlementKey(view))
  const isClosed = face.isClosed(view.play)
  const { dropHand } = bets
  useEffect(() => {
    if (isClosed) dropHand()
  }, [isClosed, dropHand])
  const latest = isClosed ? undefined : rounds[0]
  useCorrected(latest)
  const mode = useMode(props, bets, latest, isCurrent)
  const net = rounds[0]?.soFar ?? rounds.reduce((sum, round) => sum + netIn(round), 0)
  const seat = seatOf(view, connection)
  const stands = view.standing.some(each => each.patron === patron)
  const plays = patron !== '' && (seat !== undefined || stands)
  return { bets, asking, chip, choose, rounds, latest, mode, net, seat, plays }
}
