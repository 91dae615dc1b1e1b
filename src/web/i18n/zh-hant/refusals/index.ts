import type { Phrases } from '../../chinese/phrases.ts'
import { BACCARAT } from './baccarat.ts'
import { GENERAL } from './general.ts'
import { HOUSE } from './house.ts'
import { LUNAR_POKER } from './lunar-poker.ts'
import { ROULETTE } from './roulette.ts'
import { SNAKE_EYES } from './snake-eyes.ts'
import { TOURNAMENT } from './tournament.ts'

export const REFUSALS: Phrases = {
  ...GENERAL,
  ...HOUSE,
  ...BACCARAT,
  ...ROULETTE,
  ...SNAKE_EYES,
  ...LUNAR_POKER,
  ...TOURNAMENT,
}
