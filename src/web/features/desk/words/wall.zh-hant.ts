import type { Words } from '../../../i18n/en.ts'

/** 總覽與賭場之間的連線。 */
export const wall: Words['wall'] = {
  good: '連線良好',
  slow: '連線緩慢：所見可能滯後',
  lost: '連線中斷：所見已舊',
  took: ms => `${ms.toLocaleString('en')} 毫秒內回應`,
  since: time => `自 ${time} 起；正在重試`,
}
