import { useSyncExternalStore } from 'react'
import type { Card } from '../../../../kernel/card.ts'
import type { Connection } from '../../../client/connection.ts'

/**
 * The cards that a patron has selected to exchange. The felt shows them and the dock acts on them.
 */

interface CardChoice {
  readonly round: number
  readonly cards: readonly Card[]
}

const NOTHING: readonly Card[] = []
const chosenAt = new WeakMap<Connection, CardChoice>()
const listeners = new Set<() => void>()

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useChosen = (connection: Connection, round: number) => {
  const cards = useSyncExternalStore(subscribe, () => {
    const now = chosenAt.get(connection)
    return now?.round === round ? now.cards : NOTHING
  })
  const choose = (next: readonly Card[]) => {
    chosenAt.set(connection, { round, cards: next })
    for (const listener of listeners) listener()
  }
  return {
    cards,
    turn: (card: Card) =>
      choose(cards.includes(card) ? cards.filter(one => one !== card) : [...cards, card]),
    clear: () => choose(NOTHING),
  }
}
