import type { Words } from '../en.ts'

export const nominees: Words['nominees'] = {
  title: '请人代理',
  says: '代理人替您下注、看牌。须先由主管批准并宣布。',
  who: '由谁代理',
  request: who => `请 ${who} 代理`,
  nobody: '这张台上没有别人。',
  stands: {
    requested: who => `${who}：已提出，等主管决定。`,
    approved: who => `${who}：已批准，即将宣布。`,
    active: who => `${who} 正代理您。`,
    ending: who => `${who}：即将宣布结束。`,
  },
  end: who => `结束 ${who} 的代理`,
  acting: who => `您代理 ${who}`,
  waiting: who => `${who} 请您代理，等主管决定。`,
  may: {
    both: '您可以代为下注和看牌。',
    wager: '您可以代为下注。',
    handle: '您可以代为看牌。',
    nothing: '主管已收回这两项权利。',
  },
  lay: who => `以 ${who} 的名义下注`,
  laySays: who => `在这里按下的，用的是 ${who} 的筹码，也算 ${who} 的注。`,
}

export const international: Words['international'] = {
  badge: '国际式',
  title: '国际百家乐',
  reopened: '可以改注',
  reopenedSays:
    '牌已发出，但没有一张被看过或碰过。下一次停止下注之前，可以移注、改注、加注或收回。',
  vacant: hand => `没有人开${hand}的牌`,
  vacantSays: '入座的客人都可以自荐，由主管决定交给谁。',
  volunteer: hand => `自荐开${hand}的牌`,
  volunteered: hand => `您已自荐开${hand}的牌。`,
  split: hand => `分${hand}的牌`,
  first: '第一张给',
  second: '第二张给',
  ask: '请求这样分',
  asked: (first, second) => `已请求：第一张给 ${first}，第二张给 ${second}。等主管决定。`,
  directed: (first, second) => `第一张给 ${first}，第二张给 ${second}。`,
  give: (card, to) => `第 ${card} 张交给 ${to}`,
  giveSays: '您可以把牌交给同一位客人的其他代理人。',
  astray: hand => `${hand}的牌送错了地方。`,
  askVoid: hand => `请求${hand}的牌作废`,
  voidAsked: hand => `您已请求${hand}的牌作废。`,
}
