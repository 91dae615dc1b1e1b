import type { Words } from '../en.ts'

/** 每张赌桌上的输入行，以及按键读出的话。 */
export const typing: Words['typing'] = {
  label: '输入',
  go: '执行',
  hints: {
    baccarat: '庄 100 · 和 25',
    snakeEyes: 'field 10 · roll',
    lunar: 'ante 10 · exchange 2 4 5',
  },
  deeds: {
    undo: '撤销',
    clear: '清除',
    rebet: '重复下注',
    double: '加倍',
    deal: '继续本局',
  },
  which: names => `是哪一个：${names}？`,
  unclear: text => `“${text}”现在不能在此执行。`,
  noTime: '现在没有计时。',
}
