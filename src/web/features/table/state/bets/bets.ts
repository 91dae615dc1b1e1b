import { useMemo, useRef, useState } from 'react'
import type { Ended } from '../../../../../general/state.ts'
import type { OwnRound } from '../../../../../records/round-views.ts'
import type { Refused as RefusalPhrase } from '../../../../client/connection.ts'
import {
  type Answer,
  type Ask,
  type Connection,
  isDone,
  type View,
  whyNot,
} from '../../../../client/connection.ts'

import { colourOf } from './chips.ts'

/** Chips in hand, being sent or taken back. The view has the chips that are on the felt. */

export interface RefusedBet extends RefusalPhrase {
  readonly on: string
  /** The amount of the refused wager. */
  readonly chips?: number
}

export interface Bets {
  /** Chips on an area that do not reach the minimum yet. */
  readonly inHand: Readonly<Record<string, number>>
  readonly pending: Readonly<Record<string, number>>
  readonly refused: RefusedBet | undefined
  readonly place: (on: string, chip: number) => Promise<void>
  readonly takeOff: (on: string, chip: number) => Promise<void>
  readonly undo: () => Promise<void>
  readonly clear: () => Promise<void>
  readonly rebet: (rounds: readonly OwnRound[]) => Promise<void>
  /** Places several wagers in turn, and stops at the first refusal. */
  readonly lay: (stakes: readonly Stake[]) => Promise<void>
  readonly double: () => Promise<void>
  readonly dismiss: () => void
  /** When betting closes, chips below the minimum go back to the patron. */
  readonly dropHand: () => void
}

const nothing = (): Promise<void> => Promise.resolve()

/** For pages without betting. */
export const NO_BETS: Bets = {
  inHand: {},
  pending: {},
  refused: undefined,
  place: nothing,
  takeOff: nothing,
  undo: nothing,
  clear: nothing,
  rebet: nothing,
  lay: nothing,
  double: nothing,
  dismiss: () => undefined,
  dropHand: () => undefined,
}

export interface Stake {
  readonly on: string
  readonly chips: number
}

/** Called wagers, which the dealer places: separate commands make them and take them back. */
export interface CalledWagers {
  readonly isDeclared: (on: string) => boolean
  readonly ask: (on: string, chips: number) => Ask
  /** Each called wager as a whole, with the command that takes it back. */
  readonly lying: (view: View, patron: string) => readonly (Stake & { readonly back: Ask })[]
  /** Recovers the called wagers from their settled pieces, for a rebet. */
  readonly again: (settled: readonly Ended[]) => readonly Stake[]
}

/** How the game classifies and orders its wagers. */
export interface BetRules {
  readonly kindOf: (on: string) => string
  readonly orderOf: (on: string) => number
  readonly declaring?: CalledWagers
}

export const limitOf = (view: View, kind: string, patron: string) => {
  const personal = view.seats.find(seat => seat.patron === patron)?.personal
  return (personal ?? view.sign.limits)[kind]
}

export const myWagers = (view: View, patron: string) =>
  view.wagers.filter(wager => wager.patron === patron)

type Sums = Readonly<Record<string, number>>

const put = (sums: Sums, on: string, sum: number): Sums => {
  const { [on]: _, ...rest } = sums
  return sum > 0 ? { ...rest, [on]: sum } : rest
}

interface BetListener {
  readonly accepted: (on: string, chips: number) => void
  readonly refused: (refused: RefusedBet) => void
  readonly nothing: (what: 'undo' | 'rebet') => void
  readonly failed: string
  readonly notSent: string
}

interface Tray {
  readonly inHand: Sums
  readonly pending: Sums
  readonly refused: RefusedBet | undefined
  readonly laid: readonly Stake[]
}

const EMPTY: Tray = { inHand: {}, pending: {}, refused: undefined, laid: [] }

/** Everything that a patron does with chips. `tray` returns the current state. */
const actions = (
  connection: Connection,
  { kindOf, orderOf, declaring }: BetRules,
  tray: () => Tray,
  change: (next: (tray: Tray) => Tray) => void,
  telling: BetListener,
) => {
  const view = () => connection.moment()!.view
  const isDeclared = (on: string): boolean => declaring?.isDeclared(on) ?? false
  const laidByHand = () => myWagers(view(), connection.patron).filter(({ on }) => !isDeclared(on))
  const declared = () => declaring?.lying(view(), connection.patron) ?? []
  const lying = (on: string) => laidByHand().find(each => each.on === on)
  const minimum = (on: string): number =>
    limitOf(view(), kindOf(on), connection.patron)?.minimum ?? 0

  const hold = (on: string, sum: number) =>
    change(now => ({ ...now, inHand: put(now.inHand, on, sum) }))

  const settle = (on: string, answer: Answer, chips?: number): boolean => {
    change(now => ({ ...now, pending: put(now.pending, on, 0) }))
    if (isDone(answer)) return true
    const why = 'refused' in answer ? answer.refused : { under: '', says: whyNot(answer, telling) }
    const refused = { on, ...why, ...(chips !== undefined && { chips }) }
    change(now => ({ ...now, refused }))
    telling.refused(refused)
    return false
  }

  const wager = async (on: string, chips: number): Promise<boolean> => {
    change(now => ({ ...now, refused: undefined, pending: put(now.pending, on, chips) }))
    const ask = isDeclared(on) ? declaring!.ask(on, chips) : { does: 'wager', on, chips }
    const colour = colourOf(view(), connection.patron)
    const sent = { ...ask, ...(colour && { kind: colour.kind }) }
    const taken = settle(on, await connection.send(sent), chips)
    if (taken) telling.accepted(on, lying(on)?.chips ?? chips)
    return taken
  }

  const place = async (on: string, chip: number): Promise<void> => {
    const held = tray().inHand[on] ?? 0
    const lies = lying(on)?.chips ?? 0
    const laid = { on, chips: chip }
    if (lies + held + chip < minimum(on)) {
      hold(on, held + chip)
      change(now => ({ ...now, refused: undefined, laid: [...now.laid, laid] }))
      return
    }
    hold(on, 0)
    if (await wager(on, held + chip)) change(now => ({ ...now, laid: [...now.laid, laid] }))
    else if (held > 0) hold(on, held)
  }

  /** If the rest is below the minimum, it goes back to the hand. */
  const bringTo = async (on: string, target: number): Promise<void> => {
    const found = lying(on)
    if (!found) return
    const stays = target >= minimum(on)
    const answer = await connection.send(
      stays
        ? { does: 'alter', wager: found.id, chips: target }
        : { does: 'withdraw', wager: found.id },
    )
    if (settle(on, answer) && !stays) hold(on, target)
  }

  /** Takes back the last wager called there. */
  const takeBack = async (on: string): Promise<void> => {
    const last = declared().findLast(each => each.on === on)
    if (last) settle(on, await connection.send(last.back))
  }

  const takeOff = async (on: string, chip: number): Promise<void> => {
    const held = tray().inHand[on] ?? 0
    if (held > 0) hold(on, held - chip)
    else if (isDeclared(on)) await takeBack(on)
    else await bringTo(on, Math.max(0, (lying(on)?.chips ?? 0) - chip))
  }

  const lay = async (stakes: readonly Stake[]): Promise<void> => {
    for (const stake of stakes) {
      if (!(await wager(stake.on, stake.chips))) return
      change(now => ({ ...now, laid: [...now.laid, stake] }))
    }
  }

  return {
    place,
    takeOff,
    lay,
    undo: async () => {
      const last = tray().laid.at(-1)
      if (!last) return telling.nothing('undo')
      change(now => ({ ...now, laid: now.laid.slice(0, -1), refused: undefined }))
      await takeOff(last.on, last.chips)
    },
    clear: async () => {
      change(() => EMPTY)
      const sidesFirst = laidByHand().toSorted((a, b) => orderOf(b.on) - orderOf(a.on))
      for (const { id, on } of sidesFirst)
        if (!settle(on, await connection.send({ does: 'withdraw', wager: id }))) return
      for (const { on, back } of declared()) if (!settle(on, await connection.send(back))) return
    },
    rebet: async (rounds: readonly OwnRound[]) => {
      const last = rounds.find(({ settled }) => settled.length > 0)
      const ended = (last?.settled ?? []).filter(({ outcome }) => outcome.is !== 'void')
      const said = declared().map(({ on }) => on)
      const again = [
        ...ended
          .map(({ wager: { on, chips } }) => ({ on, chips }))
          .filter(({ on }) => !isDeclared(on) && !lying(on)),
        ...(declaring?.again(ended) ?? []).filter(({ on }) => !said.includes(on)),
      ]
      if (again.length === 0) return telling.nothing('rebet')
      await lay(again.toSorted((a, b) => orderOf(a.on) - orderOf(b.on)))
    },
    /** Doubles all bets or none: after a refusal, undoes those already doubled. */
    double: async () => {
      const before: readonly Stake[] = [...laidByHand(), ...declared()]
      const done: Stake[] = []
      for (const { on, chips } of before) {
        if (await wager(on, chips)) done.push({ on, chips })
        else {
          for (const back of done)
            await (isDeclared(back.on) ? takeBack(back.on) : bringTo(back.on, back.chips))
          return
        }
      }
      change(now => ({ ...now, laid: [...now.laid, ...done] }))
    },
    dismiss: () => change(now => ({ ...now, refused: undefined })),
    dropHand: () => change(() => EMPTY),
  }
}

export const useBets = (connection: Connection, ways: BetRules, telling: BetListener): Bets => {
  const [shown, setShown] = useState(EMPTY)
  const tray = useRef(EMPTY)
  const heard = useRef(telling)
  heard.current = telling
  const doing = useMemo(() => {
    const change = (next: (tray: Tray) => Tray) => {
      tray.current = next(tray.current)
      setShown(tray.current)
    }
    return actions(connection, ways, () => tray.current, change, {
      accepted: (on, chips) => heard.current.accepted(on, chips),
      refused: refused => heard.current.refused(refused),
      nothing: what => heard.current.nothing(what),
      failed: telling.failed,
      notSent: telling.notSent,
    })
  }, [connection, ways, telling.failed, telling.notSent])
  return { ...doing, inHand: shown.inHand, pending: shown.pending, refused: shown.refused }
}
