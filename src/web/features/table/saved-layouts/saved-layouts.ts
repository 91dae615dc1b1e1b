import { useState } from 'react'
import type { Stake } from '../state/bets/bets.ts'

/** Layouts that a patron saves in this browser, for each kind of cloth. */

export const MOST = 15

export type SavedLayouts = readonly (readonly Stake[])[]

const isStake = (found: unknown): found is Stake =>
  typeof found === 'object' &&
  found !== null &&
  typeof (found as Stake).on === 'string' &&
  Number.isSafeInteger((found as Stake).chips)

/** The stored text is checked, because other programs may have written it. */
export const keptIn = (text: string | null): SavedLayouts => {
  try {
    const found: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(found)) return []
    return found
      .filter(each => Array.isArray(each) && each.length > 0 && each.every(isStake))
      .slice(0, MOST)
  } catch {
    return []
  }
}

export const sumOf = (stakes: readonly Stake[], piecesOf: (on: string) => number): number =>
  stakes.reduce((sum, { on, chips }) => sum + chips * piecesOf(on), 0)

export const useKept = (cloth: string) => {
  const key = `croupier.kept.${cloth}`
  const [kept, setKept] = useState(() => {
    try {
      return keptIn(localStorage.getItem(key))
    } catch {
      return []
    }
  })
  const write = (next: SavedLayouts) => {
    setKept(next)
    try {
      localStorage.setItem(key, JSON.stringify(next))
    } catch {
      // Without storage, they last until the page closes.
    }
  }
  return {
    kept,
    keep: (stakes: readonly Stake[]) => write([...kept, stakes].slice(0, MOST)),
    forget: (at: number) => write(kept.filter((_, i) => i !== at)),
  }
}
