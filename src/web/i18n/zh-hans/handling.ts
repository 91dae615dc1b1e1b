import type { Words } from '../en.ts'

export const handling: Words['handling'] = {
  offered: hand => `请您看${hand}的牌`,
  offeredSays: '这一边没有人押得比您多。接受的话，牌会面朝下交给您，由您看牌、开牌。',
  accept: '接牌',
  decline: '让给别人',
  yours: hand => `您拿着${hand}的牌`,
  says: '从牌边眯起来看，或者直接开牌。等得太久，荷官会代为开牌。',
  turnAll: '全部开牌',
  offeredTo: (hand, who) => `${hand}的牌正请${who}来看。`,
  with: (hand, who) => `${hand}的牌在${who}手上。`,
  puck: who => `由${who}开牌`,
}

export const squeeze: Words['squeeze'] = {
  card: place => `第 ${place} 张牌，面朝下在您手上。方向键眯牌，R 转动，Enter 开牌`,
  peek: {
    top: '从上边眯',
    right: '从右边眯',
    bottom: '从下边眯',
    left: '从左边眯',
  },
  from: {
    top: '从上边看',
    right: '从右边看',
    bottom: '从下边看',
    left: '从左边看',
  },
  corner: '从牌角看',
  rotate: '转 90°',
  lies: { upright: '牌竖放', sideways: '牌横放' },
  turn: '开牌',
  pips: (count, where) => `${where}，见 ${count} 个点`,
  frame: '见到边框：公仔牌',
  nothing: '还什么也看不到',
}
