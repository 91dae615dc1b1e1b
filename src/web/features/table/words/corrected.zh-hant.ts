import type { Words } from '../../../i18n/en.ts'

/** 已結束而又更正的一局。 */
export const corrected: Words['corrected'] = {
  title: round => `第 ${round} 局已更正。`,
  each: (on, was, now) => `${on}：原為 ${was}，現為 ${now}`,
  lies: (on, was) => `${on}：原為 ${was}；該注重新留在桌上`,
  changed: sum => `您的餘額變動 ${sum}。`,
  same: '您的餘額不變。',
}
