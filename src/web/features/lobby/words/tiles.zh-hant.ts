import { handName } from '../../../games/lunar-poker/words/hands.zh-hant.ts'
import type { Words } from '../../../i18n/en.ts'

/** 大廳各桌最近的結果。 */

export const bigRoad = {
  bigRoad: '大路',
  empty: '還沒有記錄',
  described: (name: string, marks: string) => `${name}：${marks}`,
  letters: { player: '閒', banker: '莊', tie: '和' },
}

export const COLOURS = { red: '紅', black: '黑', green: '綠' }

export const tiles: Words['tiles'] = { ...bigRoad, colours: COLOURS, hand: handName }
