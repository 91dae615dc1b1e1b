import { nextLunarDuty } from '../../../dealing/lunar-poker.ts'
import { lunarPoker } from '../../../games/lunar-poker/index.ts'
import { rules } from '../../client/practice/rules.ts'

const PAUSES: Readonly<Record<string, number>> = {
  betting: 300,
  called: 900,
  dealing: 280,
  deciding: 700,
}

export const RULES = rules({
  game: lunarPoker.game,
  config: lunarPoker.standard('nz22'),
  duty: nextLunarDuty,
  pause: ({ play }) => PAUSES[play.phase.is] ?? 450,
  mayDeal: ({ play, wagers }) =>
    play.phase.is === 'betting' && wagers.some(({ on }) => on === 'ante'),
})
