import type { Words } from '../../../i18n/en.ts'

/** 並列比較兩種設置，以及逐項算出的總和。 */
export const compare: Words['compare'] = {
  part: '所得 × 機會',
  sum: '總和：每注 1 的平均所得',
  title: '比較兩種設置',
  says: '先保留現在的選擇，再另選一種：兩者逐注並列。網址裡記著兩種設置。',
  keep: '保留這一種作比較',
  stop: '不再比較',
  kept: '保留的',
  now: '現在選的',
  difference: '優勢變化',
  same: '相同',
  dearer: by => `${by}，較貴`,
  cheaper: by => `${by}，較便宜`,
  notOffered: '不提供',
}
