import type { ReactNode } from 'react'
import type { GameName } from '../../games/catalogue.ts'

interface Guide {
  readonly PICTURES: readonly ReactNode[]
  readonly FIRST_AREA: string
}

const FOUND = import.meta.glob<Guide>('./*/guide.tsx')

/** The guide of a game, loaded on demand. */
export const guideOf = (game: GameName): Promise<Guide> => FOUND[`./${game}/guide.tsx`]!()
