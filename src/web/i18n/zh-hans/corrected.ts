import type { Words } from '../en.ts'

/** 已结束而又更正的一局。 */
export const corrected: Words['corrected'] = {
  title: round => `第 ${round} 局已更正。`,
  each: (on, was, now) => `${on}：原为 ${was}，现为 ${now}`,
  lies: (on, was) => `${on}：原为 ${was}；该注重新留在台上`,
  changed: sum => `您的金额共变动 ${sum}。`,
  same: '您的金额不变。',
}
