import type { ComponentType } from 'react'
import type { GameName } from '../../../../games/catalogue.ts'
import type { At } from '../desk-context.ts'
import { BaccaratAreas, DiceAreas } from './areas.tsx'
import { Boxes } from './boxes.tsx'
import { DrawnCloth } from './cloth.tsx'

/** The layout of each game at the desk. */
export const LAYOUTS: Readonly<Record<GameName, ComponentType<{ readonly at: At }>>> = {
  baccarat: BaccaratAreas,
  roulette: DrawnCloth,
  'snake-eyes': DiceAreas,
  'lunar-poker': Boxes,
}
