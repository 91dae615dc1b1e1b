import type { Topic } from '../kernel/topic.ts'
import { SIGNIFICANT as BACCARAT } from './baccarat/table/significant.ts'
import { SIGNIFICANT as LUNAR_POKER } from './lunar-poker/table/events.ts'
import { SIGNIFICANT as ROULETTE } from './roulette/table/events.ts'
import { SIGNIFICANT as SNAKE_EYES } from './snake-eyes/table/events.ts'

/** The events of every game that an inspector reviews. A page reads them without the rules of all games. */
export const SIGNIFICANT: Readonly<Partial<Record<string, Topic>>> = {
  ...BACCARAT,
  ...ROULETTE,
  ...SNAKE_EYES,
  ...LUNAR_POKER,
}
