import type { BaccaratEvent } from '../../../src/games/baccarat/table/events.ts'
import type { BaccaratState } from '../../../src/games/baccarat/table/state.ts'
import type { LunarEvent } from '../../../src/games/lunar-poker/table/events.ts'
import type { LunarState } from '../../../src/games/lunar-poker/table/state.ts'
import type { State as RouletteState } from '../../../src/games/roulette/table/state.ts'
import type { SnakeEyesEvent } from '../../../src/games/snake-eyes/table/events.ts'
import type { State as SnakeEyesState } from '../../../src/games/snake-eyes/table/state.ts'
import type { TableState } from '../../../src/general/state.ts'
import type { Event } from '../../../src/kernel/game.ts'
import type { Wager } from '../../../src/kernel/wager.ts'
import { baccaratPays } from './baccarat.ts'
import { boxPays, superPays } from './lunar-poker.ts'
import { inChips, LOSES, type Money, type Pay } from './pay.ts'
import { roulettePays } from './roulette.ts'
import { snakeEyesPays } from './snake-eyes.ts'

/** Reads the facts of a round from the log, and settles its wagers a second time. */

type Table = TableState<unknown>

interface Answer extends Money {
  readonly is: Pay['is']
}

export interface Second {
  /** Remembers what an event says about cards, dice and places. */
  readonly hear: (event: Event) => void
  /** Undefined if the wager is not decided by play. */
  readonly settle: (state: Table, wager: Wager) => Answer | undefined
}

/** The smallest amount that chips of this kind can pay. */
const leastOf = ({ config, colours }: Table, { kind }: Wager): number =>
  kind.startsWith('colour:') && Object.hasOwn(colours, kind.slice('colour:'.length))
    ? colours[kind.slice('colour:'.length)]!.worth
    : Math.min(...config.denominations)

const answer = (
  state: Table,
  wager: Wager,
  pay: Pay | undefined,
  atMost?: number,
): Answer | undefined =>
  pay && { is: pay.is, ...inChips(wager.chips, pay, leastOf(state, wager), atMost) }

const baccarat = (): Second => {
  let hands: { player: readonly string[]; banker: readonly string[] } | undefined
  return {
    hear: event => {
      const said = event as BaccaratEvent
      if (said.is === 'ResultAnnounced' || said.is === 'ResultCorrected') hands = said.hands
    },
    settle: (state, wager) => {
      const { elections } = (state as TableState<BaccaratState>).play
      return hands && answer(state, wager, baccaratPays(elections, wager.on, hands))
    },
  }
}

const roulette = (): Second => ({
  hear: () => {},
  settle: (state, wager) => {
    const { phase, placed, moved } = (state as TableState<RouletteState>).play
    if (!('number' in phase)) return undefined
    const place = moved[wager.id] ?? placed[wager.id] ?? wager.on
    return answer(state, wager, roulettePays(place, phase.number))
  },
})

const snakeEyes = (): Second => {
  let faces: readonly [number, number] | undefined
  const places = new Map<string, string>()
  return {
    hear: event => {
      const said = event as SnakeEyesEvent
      if (said.is === 'RollSettled' || said.is === 'RollSettledAgain') faces = said.faces
      if (said.is === 'WagerRestored') places.set(said.wager, said.on)
    },
    settle: (state, wager) => {
      const { elections } = (state as TableState<SnakeEyesState>).play
      const place = places.get(wager.id) ?? wager.on
      return faces && answer(state, wager, snakeEyesPays(elections, place, faces))
    },
  }
}

const lunarPoker = (): Second => {
  const cash = new Set<number>()
  const lost = new Set<number>()
  return {
    hear: event => {
      const said = event as LunarEvent
      if (said.is === 'NoMoreBets') {
        cash.clear()
        lost.clear()
      }
      if (said.is === 'MissedInstantCashPaid') cash.add(said.seat)
      if (said.is === 'HandVerified' && said.instantCash) cash.add(said.seat)
      if (said.is === 'HandForfeited') lost.add(said.seat)
    },
    settle: (state, wager) => {
      const { boxes, dealer, elections } = (state as TableState<LunarState>).play
      const faces = (cards: readonly { readonly secret: string }[]) =>
        cards.map(({ secret }) => secret)
      const { on, patron } = wager
      const own = boxes.find(box => box.patron === patron)
      if (!own) return undefined
      const most = elections.maxPayout
      if (lost.has(own.seat)) return answer(state, wager, LOSES)
      if (on === 'dealer-super')
        return answer(state, wager, superPays(elections.superTable, faces(dealer.cards)), most)
      const target = on.startsWith('super-') ? Number(on.slice('super-'.length)) : own.seat
      const box = boxes.find(({ seat }) => seat === target)!
      if (on.startsWith('super')) {
        const isLost = on === 'super' && own.declared === 'no'
        const pays = isLost ? LOSES : superPays(elections.superTable, faces(box.hand))
        return answer(state, wager, pays, most)
      }
      if (on !== 'ante' && on !== 'bet') return undefined
      const given = own.choice?.is === 'exchange' ? faces(own.choice.discard) : []
      const kept = faces(own.hand).filter(card => !given.includes(card))
      const facts = {
        hand: faces(own.hand),
        cards: [...kept, ...faces(own.drawn)],
        isFolded: own.fate === 'folded',
        forces: own.forces,
        isInstant: cash.has(own.seat),
      }
      return answer(
        state,
        wager,
        boxPays(on, facts, faces(dealer.cards), elections.instantCash),
        most,
      )
    },
  }
}

export const secondOf = (name: string): Second => {
  if (name.startsWith('roulette')) return roulette()
  if (name.startsWith('snake-eyes')) return snakeEyes()
  return name.startsWith('lunar-poker') ? lunarPoker() : baccarat()
}
