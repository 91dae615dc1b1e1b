import { REFUSALS as OF_THE_HOUSE } from '../app/words/refusals.zh-hant.ts'
import { TITLES } from '../features/lobby/words/titles.zh-hant.ts'
import { REFUSALS as OF_TABLES } from '../features/table/words/refusals.zh-hant.ts'
import { REFUSALS as OF_TOURNAMENTS } from '../features/tournament/words/refusals.zh-hant.ts'
import { CALLS as BACCARAT_CALLS } from '../games/baccarat/words/calls.zh-hant.ts'
import { REFUSALS as OF_BACCARAT } from '../games/baccarat/words/refusals.zh-hant.ts'
import { SIGNS } from '../games/baccarat/words/signs.zh-hant.ts'
import { CALLS as LUNAR_CALLS } from '../games/lunar-poker/words/calls.zh-hant.ts'
import { REFUSALS as OF_LUNAR_POKER } from '../games/lunar-poker/words/refusals.zh-hant.ts'
import { CALLS as ROULETTE_CALLS } from '../games/roulette/words/calls.zh-hant.ts'
import { REFUSALS as OF_ROULETTE } from '../games/roulette/words/refusals.zh-hant.ts'
import { CALLS as DICE_CALLS } from '../games/snake-eyes/words/calls.zh-hant.ts'
import { REFUSALS as OF_SNAKE_EYES } from '../games/snake-eyes/words/refusals.zh-hant.ts'

/** 規則和賭場的句子，按英文範本查；空處照填。 */
export const templates: Readonly<Record<string, string>> = {
  '{pays} to {to}': '{to} 賠 {pays}',
  ...OF_THE_HOUSE,
  ...OF_TABLES,
  ...OF_TOURNAMENTS,
  ...OF_BACCARAT,
  ...OF_ROULETTE,
  ...OF_SNAKE_EYES,
  ...OF_LUNAR_POKER,
  ...BACCARAT_CALLS,
  ...ROULETTE_CALLS,
  ...DICE_CALLS,
  ...LUNAR_CALLS,
  ...SIGNS,
  ...TITLES,
}
