import type { Words } from '../en.ts'

/** 并列比较两种设置，以及逐项算出的总和。 */
export const compare: Words['compare'] = {
  part: '所得 × 机会',
  sum: '总和：每注 1 的平均所得',
  title: '比较两种设置',
  says: '先保留现在的选择，再另选一种：两者逐注并列。网址里记着两种设置。',
  keep: '保留这一种作比较',
  stop: '不再比较',
  kept: '保留的',
  now: '现在选的',
  difference: '优势变化',
  same: '相同',
  dearer: by => `${by}，较贵`,
  cheaper: by => `${by}，较便宜`,
  notOffered: '不提供',
}
