import './roulette/felt.css'
import './snake-eyes/felt.css'
import './lunar-poker/felt.css'
import { type ComponentType, lazy } from 'react'
import type { GameName } from '../../games/catalogue.ts'
import type { Laws } from '../../what-if/comparison.ts'
import type { LawBuilder } from '../../what-if/law.ts'
import { settings } from '../app/settings.ts'
import type { Rules } from '../client/practice/rules.ts'
import { volumeIn } from '../i18n/languages.ts'
import { BETTING as BACCARAT } from './baccarat/phases.ts'
import type { AnyFace, RoadProps, TileProps } from './face.ts'
import { BETTING as LUNAR_POKER } from './lunar-poker/phases.ts'
import { BETTING as ROULETTE } from './roulette/phases.ts'
import { BETTING as SNAKE_EYES } from './snake-eyes/phases.ts'

/** What the page has of each game. Large parts load on demand. */
interface GameOnPage {
  readonly face: () => Promise<{ readonly FACE: AnyFace }>
  readonly practice: () => Promise<{ readonly RULES: Rules }>
  /** Settles recorded rounds under other rules. */
  readonly law: () => Promise<{ readonly enact: LawBuilder }>
  /** The last results of a table as a small picture. */
  readonly tile?: ComponentType<TileProps>
  /** Shown instead of the last results. */
  readonly road?: ComponentType<RoadProps>
  /** The phases in which wagers are taken. */
  readonly taking: readonly string[]
}

/** In the order of the books. */
const GAMES: Readonly<Record<GameName, GameOnPage>> = {
  baccarat: {
    face: () => import('./baccarat/face.tsx'),
    practice: () => import('./baccarat/practice.ts'),
    law: () => import('../../what-if/baccarat.ts'),
    road: lazy(async () => ({ default: (await import('./baccarat/tile.tsx')).BaccaratTile })),
    taking: BACCARAT,
  },
  roulette: {
    face: () => import('./roulette/face.tsx'),
    practice: () => import('./roulette/practice.ts'),
    law: () => import('../../what-if/roulette.ts'),
    tile: lazy(async () => ({ default: (await import('./roulette/tile.tsx')).RouletteTile })),
    taking: ROULETTE,
  },
  'snake-eyes': {
    face: () => import('./snake-eyes/face.tsx'),
    practice: () => import('./snake-eyes/practice.ts'),
    law: () => import('../../what-if/snake-eyes.ts'),
    tile: lazy(async () => ({ default: (await import('./snake-eyes/tile.tsx')).SnakeEyesTile })),
    taking: SNAKE_EYES,
  },
  'lunar-poker': {
    face: () => import('./lunar-poker/face.tsx'),
    practice: () => import('./lunar-poker/practice.ts'),
    law: () => import('../../what-if/lunar-poker.ts'),
    tile: lazy(async () => ({ default: (await import('./lunar-poker/tile.tsx')).LunarPokerTile })),
    taking: LUNAR_POKER,
  },
}

export const GAME_NAMES = Object.keys(GAMES) as readonly GameName[]

export const onPage = (game: string): GameOnPage | undefined =>
  Object.hasOwn(GAMES, game) ? GAMES[game as GameName] : undefined

export const hasFace = (game: string): boolean => onPage(game) !== undefined

/** Loads the game's face and its words. */
export const faceOf = async (game: string): Promise<AnyFace> => {
  void volumeIn(settings().language, game as GameName)
  return (await onPage(game)!.face()).FACE
}

export const lawsOfGames = async (): Promise<Laws> => {
  const laws = GAME_NAMES.map(async game => [game, (await GAMES[game].law()).enact] as const)
  return Object.fromEntries(await Promise.all(laws)) as Laws
}
