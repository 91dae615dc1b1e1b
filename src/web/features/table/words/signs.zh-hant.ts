import type { Words } from '../../../i18n/en.ts'

export const signs: Words['signs'] = {
  title: '桌上的告示',
  closes: left => `本桌將於 ${left} 後關閉。`,
  change: left => `${left} 後改限紅：`,
  proposed: '提議新限紅：',
  agree: '我同意',
  disagree: '我不同意',
  agreed: count => `目前 ${count} 人同意。`,
  limit: (name, from, to) => `${name} ${from} – ${to}`,
  personal: seat => `個人限紅，${seat}：`,
  yours: '您',
  idle: rounds => `滿座時您已有 ${rounds} 局沒有下注：滿三局可能要請您讓座。`,
  asked: '滿座時您已有三局沒有下注：可能要請您讓座。',
}
