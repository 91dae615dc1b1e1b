import type { ComponentType } from 'react'
import type { GameName } from '../../games/catalogue.ts'
import { BaccaratPicture } from './baccarat/picture.tsx'
import { LunarPokerPicture } from './lunar-poker/picture.tsx'
import { RoulettePicture } from './roulette/picture.tsx'
import { SnakeEyesPicture } from './snake-eyes/picture.tsx'

/** What each game is known by in the lobby. */
export const PICTURES: Readonly<Record<GameName, ComponentType>> = {
  baccarat: BaccaratPicture,
  roulette: RoulettePicture,
  'snake-eyes': SnakeEyesPicture,
  'lunar-poker': LunarPokerPicture,
}
