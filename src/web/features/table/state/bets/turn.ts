import { useMemo, useRef, useState } from 'react'
import type { OwnRound } from '../../../../../records/round-views.ts'
import {
  type Answer,
  type Ask,
  type Connection,
  isDone,
  whyNot,
} from '../../../../client/connection.ts'
import { type BetRules, type Bets, myWagers, type RefusedBet, type Stake } from './bets.ts'

/**
 * The chips of a turn. A wager cannot be changed once it is made, so the chips stay in the hand
 * until the patron confirms them. @rule nz7:3.2 nz7:4.7
 */

export interface Turn {
  readonly bets: Bets
  /** The chips in hand, by place. */
  readonly stakes: readonly Stake[]
  readonly confirm: () => Promise<void>
  /** Makes a secret bet with the chips in hand. @rule nz7:4.15 */
  readonly secret: () => Promise<void>
  /** @rule nz7:4.14 */
  readonly pass: () => Promise<void>
}

interface Hand {
  readonly stakes: readonly Stake[]
  readonly laid: readonly Stake[]
  readonly isSending: boolean
  readonly refused: RefusedBet | undefined
}

const EMPTY: Hand = { stakes: [], laid: [], isSending: false, refused: undefined }

interface TurnListener {
  readonly refused: (refused: RefusedBet) => void
  readonly nothing: (what: 'undo' | 'rebet') => void
  readonly done: (sum: number) => void
  readonly failed: string
  readonly notSent: string
}

const added = (stakes: readonly Stake[], on: string, chips: number): readonly Stake[] => {
  const sum = (stakes.find(each => each.on === on)?.chips ?? 0) + chips
  const isThere = stakes.some(each => each.on === on)
  const next = isThere
    ? stakes.map(each => (each.on === on ? { on, chips: sum } : each))
    : [...stakes, { on, chips: sum }]
  return next.filter(each => each.chips > 0)
}

export const sumOf = (stakes: readonly Stake[]): number =>
  stakes.reduce((sum, { chips }) => sum + chips, 0)

type Change = (next: (hand: Hand) => Hand) => void

/** Sends a command, and keeps a refusal on screen. */
const asking = (connection: Connection, change: Change, telling: TurnListener) => {
  const settled = (on: string, answer: Answer, chips?: number): boolean => {
    if (isDone(answer)) return true
    const said = 'refused' in answer ? answer.refused : { under: '', says: whyNot(answer, telling) }
    const refused = { on, ...said, ...(chips !== undefined && { chips }) }
    change(now => ({ ...now, refused }))
    telling.refused(refused)
    return false
  }
  return async (on: string, what: Ask, chips?: number): Promise<boolean> => {
    change(now => ({ ...now, isSending: true, refused: undefined }))
    const taken = settled(on, await connection.send(what), chips)
    change(now => ({ ...now, isSending: false }))
    return taken
  }
}

type TurnBets = Omit<Bets, 'inHand' | 'pending' | 'refused'> &
  Pick<Turn, 'confirm' | 'secret' | 'pass'>

const actions = (
  connection: Connection,
  { declaring }: BetRules,
  hand: () => Hand,
  change: Change,
  telling: TurnListener,
): TurnBets => {
  const send = asking(connection, change, telling)
  const view = () => connection.moment()!.view
  const hold = (on: string, chips: number) =>
    change(now => ({ ...now, refused: undefined, stakes: added(now.stakes, on, chips) }))

  const place = async (on: string, chips: number): Promise<void> => {
    if (!declaring?.isDeclared(on)) hold(on, chips)
    else if (!(await send(on, declaring.ask(on, chips), chips))) return
    change(now => ({ ...now, laid: [...now.laid, { on, chips }] }))
  }

  /** A called wager can be taken back. Any other wager cannot: the server's refusal says why. */
  const takeOff = async (on: string, chips: number): Promise<void> => {
    const held = hand().stakes.find(each => each.on === on)?.chips ?? 0
    if (held > 0) return hold(on, -Math.min(chips, held))
    const { patron } = connection
    const said = declaring?.lying(view(), patron).findLast(each => each.on === on)
    const lies = myWagers(view(), patron).find(each => each.on === on)
    if (said) await send(on, said.back)
    else if (lies) await send(on, { does: 'withdraw', wager: lies.id })
  }

  return {
    place,
    takeOff,
    undo: async () => {
      const last = hand().laid.at(-1)
      if (!last) return telling.nothing('undo')
      change(now => ({ ...now, laid: now.laid.slice(0, -1) }))
      await takeOff(last.on, last.chips)
    },
    clear: async () => change(() => EMPTY),
    lay: async stakes => {
      for (const { on, chips } of stakes) await place(on, chips)
    },
    rebet: async (rounds: readonly OwnRound[]) => {
      const last = rounds.find(({ settled }) => settled.length > 0)
      const again = (last?.settled ?? []).filter(({ wager }) => !declaring?.isDeclared(wager.on))
      if (again.length === 0) return telling.nothing('rebet')
      for (const { wager } of again) await place(wager.on, wager.chips)
    },
    double: async () => {
      for (const { on, chips } of hand().stakes) await place(on, chips)
    },
    dismiss: () => change(now => ({ ...now, refused: undefined })),
    dropHand: () => change(() => EMPTY),
    confirm: async () => {
      const all = sumOf(hand().stakes)
      for (const { on, chips } of hand().stakes) {
        if (!(await send(on, { does: 'wager', on, chips }, chips))) return
        hold(on, -chips)
      }
      if (await send('', { does: 'confirm' })) telling.done(all)
    },
    secret: async () => {
      const [stake] = hand().stakes
      if (!stake || !(await send(stake.on, { does: 'secret-wager', ...stake }))) return
      change(() => EMPTY)
      telling.done(stake.chips)
    },
    pass: async () => {
      if (await send('', { does: 'pass-card' })) change(() => EMPTY)
    },
  }
}

/** Shows chips added to an existing wager as being sent, and the rest as in hand. */
const shownAs = (connection: Connection, { stakes, isSending }: Hand) => {
  const view = connection.moment()?.view
  const lie = view ? myWagers(view, connection.patron).map(({ on }) => on) : []
  const sums = (those: readonly Stake[]) =>
    Object.fromEntries(those.map(({ on, chips }) => [on, chips]))
  const isPending = ({ on }: Stake) => isSending || lie.includes(on)
  return {
    inHand: sums(stakes.filter(each => !isPending(each))),
    pending: sums(stakes.filter(isPending)),
  }
}

export const useTurn = (connection: Connection, ways: BetRules, telling: TurnListener): Turn => {
  const [shown, setShown] = useState(EMPTY)
  const hand = useRef(EMPTY)
  const heard = useRef(telling)
  heard.current = telling
  const { confirm, secret, pass, ...doing } = useMemo(() => {
    const change: Change = next => {
      hand.current = next(hand.current)
      setShown(hand.current)
    }
    return actions(connection, ways, () => hand.current, change, {
      refused: refused => heard.current.refused(refused),
      nothing: what => heard.current.nothing(what),
      done: sum => heard.current.done(sum),
      failed: telling.failed,
      notSent: telling.notSent,
    })
  }, [connection, ways, telling.failed, telling.notSent])
  const bets: Bets = { ...doing, ...shownAs(connection, shown), refused: shown.refused }
  return { bets, stakes: shown.stakes, confirm, secret, pass }
}
