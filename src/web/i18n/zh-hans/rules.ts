import type { Words } from '../en.ts'

/** 规则页。 */
export const rules: Words['rules'] = {
  title: '规则',
  lead: '每一条款说了什么（我们用自己的英文转述），以及本程序怎样落实。条文原文才是法律，中文界面不具约束力。',
  find: '条款编号或其中的词',
  hint: '例如 nz5:9.4 或 commission',
  results: n => `${n} 条`,
  more: n => `只显示前 ${n} 条。多输入一些可以缩小范围。`,
  ruling: '我们的解释',
  on: '关于',
  is: {
    coded: '由软件判定',
    shown: '以展示满足',
    shape: '在这里不可能违反',
    defines: '词语的定义',
    physical: '属于人员和器具',
    outside: '不属本平台的职责',
    deferred: '所涉游戏或设备的规则不在手边',
    open: '尚未完成',
  },
  unknown: id => `没有 ${id} 这一条款。`,
  loading: '正在取规则……',
  open: id => `在规则中打开 ${id}`,
}
