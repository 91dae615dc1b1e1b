import type { Words } from '../en.ts'

export const cloth: Words['cloth'] = {
  table: '賭桌',
  kinds: { mini: '迷你檯', midi: '中檯', full: '大檯' },
  dealer: '荷官',
  caller: '唱牌',
  standing: '站客',
  marker: '代',
  lies: (sum, on) => `${on} ${sum}`,
  turns: hand => `開${hand}的牌`,
  isOffered: hand => `正請其看${hand}的牌`,
  cuts: '正請其切牌',
  acts: nominee => `由 ${nominee} 代理`,
  stands: who => `站客：${who}`,
  playStanding: '站著玩',
  standingSays: '站客在中間的區域下注；切牌和看牌只歸入座的客人。',
}
