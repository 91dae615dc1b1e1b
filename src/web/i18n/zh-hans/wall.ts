import type { Words } from '../en.ts'

/** 总览与赌场之间的连线。 */
export const wall: Words['wall'] = {
  good: '连线良好',
  slow: '连线缓慢：所见可能滞后',
  lost: '连线中断：所见已旧',
  took: ms => `${ms.toLocaleString('en')} 毫秒内回应`,
  since: time => `自 ${time} 起；正在重试`,
}
