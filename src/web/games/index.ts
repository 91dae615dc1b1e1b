import { type ComponentType, lazy } from 'react'
import type { GameName } from '../../games/catalogue.ts'
import type { Rules } from '../client/practice/rules.ts'
import type { Words } from '../i18n/index.ts'
import { BaccaratPicture } from './baccarat/picture.tsx'
import type { AnyFace, RoadProps, TileProps } from './face.ts'
import { LunarPokerPicture } from './lunar-poker/picture.tsx'
import { RoulettePicture } from './roulette/picture.tsx'
import { SnakeEyesPicture } from './snake-eyes/picture.tsx'

/** What the page has of each game; large parts come over the line when somebody needs them. */
interface GameOnPage {
  readonly face: () => Promise<{ readonly FACE: AnyFace }>
  readonly practice: () => Promise<{ readonly RULES: Rules }>
  /** What it is known by in the lobby. */
  readonly picture: ComponentType
  readonly tagline: (words: Words) => string
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
    picture: BaccaratPicture,
    tagline: words => words.baccarat.tagline,
    road: lazy(async () => ({ default: (await import('./baccarat/tile.tsx')).BaccaratTile })),
    taking: ['loaded', 'burning', 'betting'],
  },
  roulette: {
    face: () => import('./roulette/face.tsx'),
    practice: () => import('./roulette/practice.ts'),
    picture: RoulettePicture,
    tagline: words => words.roulette.tagline,
    tile: lazy(async () => ({ default: (await import('./roulette/tile.tsx')).RouletteTile })),
    taking: ['betting', 'spinning'],
  },
  'snake-eyes': {
    face: () => import('./snake-eyes/face.tsx'),
    practice: () => import('./snake-eyes/practice.ts'),
    picture: SnakeEyesPicture,
    tagline: words => words.snakeEyes.tagline,
    tile: lazy(async () => ({ default: (await import('./snake-eyes/tile.tsx')).SnakeEyesTile })),
    taking: ['offering', 'betting'],
  },
  'lunar-poker': {
    face: () => import('./lunar-poker/face.tsx'),
    practice: () => import('./lunar-poker/practice.ts'),
    picture: LunarPokerPicture,
    tagline: words => words.lunar.tagline,
    tile: lazy(async () => ({ default: (await import('./lunar-poker/tile.tsx')).LunarPokerTile })),
    taking: ['betting'],
  },
}

export const GAME_NAMES = Object.keys(GAMES) as readonly GameName[]

export const pictureOf = (game: GameName): ComponentType => GAMES[game].picture

export const taglineOf = (words: Words, game: GameName): string => GAMES[game].tagline(words)

export const onPage = (game: string): GameOnPage | undefined =>
  Object.hasOwn(GAMES, game) ? GAMES[game as GameName] : undefined

export const hasFace = (game: string): boolean => onPage(game) !== undefined

export const faceOf = async (game: string): Promise<AnyFace> => (await onPage(game)!.face()).FACE
