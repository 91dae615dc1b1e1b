import { type ComponentType, lazy } from 'react'

/** The last results of a table as a small picture, game by game; each comes when it is shown. */

export interface TileProps {
  /** As the game tells them, the newest first; nothing of a round that came to nothing. */
  readonly results: readonly unknown[]
}

type Tile = ComponentType<TileProps>

export interface RoadProps {
  /** Of this shoe, letter by letter. */
  readonly road: string
  /** Whether the shape of its end is named. */
  readonly shapes: boolean
}

/** Where a game has a road, it stands in the place of the last results. */
export const ROADS: Readonly<Record<string, ComponentType<RoadProps>>> = {
  baccarat: lazy(async () => ({
    default: (await import('../../games/baccarat/tile.tsx')).BaccaratTile,
  })),
}

export const TILES: Readonly<Record<string, Tile>> = {
  roulette: lazy(async () => ({
    default: (await import('../../games/roulette/tile.tsx')).RouletteTile,
  })),
  'snake-eyes': lazy(async () => ({
    default: (await import('../../games/snake-eyes/tile.tsx')).SnakeEyesTile,
  })),
  'lunar-poker': lazy(async () => ({
    default: (await import('../../games/lunar-poker/tile.tsx')).LunarPokerTile,
  })),
}

/** While one of these is the phase of a table, wagers are taken there. */
const OPEN: Readonly<Record<string, readonly string[]>> = {
  baccarat: ['loaded', 'burning', 'betting'],
  roulette: ['betting', 'spinning'],
  'snake-eyes': ['offering', 'betting'],
  'lunar-poker': ['betting'],
}

const PREPARING: readonly string[] = ['opening', 'inspecting', 'shuffling', 'cutting', 'cut']

/** How a table stands, as the lobby tells it. */
export const standingOf = (game: string, phase: string): 'taking' | 'preparing' | 'inPlay' => {
  if (OPEN[game]?.includes(phase)) return 'taking'
  return PREPARING.includes(phase) ? 'preparing' : 'inPlay'
}
