import { elections } from '../features/desk/words/elections.zh-hant.ts'
import { RANKS } from '../features/desk/words/ranks.zh-hant.ts'
import type { Words } from './en.ts'

/** 一場比賽以什麼計算。 */
export const UNITS = { time: '分鐘', shoes: '靴', rounds: '局', spins: '轉' }

/** 各桌拒絕時可能提到的：職級、選項、單位。 */
export const terms: Words['terms'] = {
  ...elections,
  rank: rank => RANKS[rank] ?? rank,
  unit: name => (UNITS as Readonly<Record<string, string>>)[name] ?? name,
}
