import type { CommandOf } from '../../kernel/command.ts'
import { elect } from './book/election-change.ts'
import { declare, lay, place, takeBack } from './s03-wagers/declared-wagers.ts'
import { announce, ballDrops, call, collect, pay, spin, spun, transfer } from './s04-spin.ts'
import { changeBall, clarify, examineBall, lies, noSpin, restore } from './s05-irregularities.ts'

/** Every command of Division 8, in the order of play. @rule nz8:1.0 */
export const ROULETTE = [
  declare,
  takeBack,
  place,
  lay,
  spin,
  call,
  ballDrops,
  spun,
  announce,
  transfer,
  collect,
  pay,
  clarify,
  lies,
  noSpin,
  examineBall,
  changeBall,
  restore,
  elect,
] as const

export type RouletteCommand = CommandOf<(typeof ROULETTE)[number]>
