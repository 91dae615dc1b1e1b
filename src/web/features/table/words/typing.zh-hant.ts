import type { Words } from '../../../i18n/en.ts'

/** 每張賭桌上的輸入行，以及按鍵讀出的話。 */
export const typing: Words['typing'] = {
  label: '快速下注',
  go: '執行',
  will: what => `按 Enter：${what}`,
  on: (sum, name) => `${name} ${sum}`,
  hints: {
    baccarat: '莊 100 · 和 25',
    snakeEyes: '區域注 10 · roll',
    lunar: '底注 10 · exchange 2 4 5',
    lunarEntered: '底注 10 · exchange 3',
  },
  deeds: {
    undo: '撤銷',
    clear: '清除',
    rebet: '重複下注',
    double: '加倍',
    deal: '停止下注並發牌',
  },
  which: names => `是哪一個：${names}？`,
  unclear: text => `「${text}」現在不能在此執行。`,
  noTime: '現在沒有計時。',
}
