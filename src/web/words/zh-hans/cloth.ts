import type { Words } from '../en.ts'

export const cloth: Words['cloth'] = {
  table: '赌桌',
  kinds: { mini: '迷你台', midi: '中台', full: '大台' },
  dealer: '荷官',
  caller: '唱牌',
  standing: '站客',
  marker: '代',
  lies: (sum, on) => `${on} ${sum}`,
  turns: hand => `开${hand}的牌`,
  isOffered: hand => `正请其看${hand}的牌`,
  cuts: '正请其切牌',
  acts: nominee => `由 ${nominee} 代理`,
  stands: who => `站客：${who}`,
  playStanding: '站着玩',
  standingSays: '站客在中间的区域下注；切牌和看牌只归入座的客人。',
}
