import type { Words } from '../en.ts'

export const signs: Words['signs'] = {
  title: '台上的告示',
  closes: left => `本台将于 ${left} 后关闭。`,
  change: left => `${left} 后改限红：`,
  proposed: '提议新限红：',
  agree: '我同意',
  disagree: '我不同意',
  agreed: count => `目前 ${count} 人同意。`,
  limit: (name, from, to) => `${name} ${from} 至 ${to}`,
  personal: seat => `个人限红，${seat}：`,
  yours: '您',
  idle: rounds => `满座时您已有 ${rounds} 局没有下注：满三局可能要请您让座。`,
  asked: '满座时您已有三局没有下注：可能要请您让座。',
}
