import type { Words } from '../../../i18n/en.ts'

export const nominees: Words['nominees'] = {
  title: '請人代理',
  says: '代理人替您下注、看牌。須先由主管批准並宣布。',
  who: '由誰代理',
  request: who => `請 ${who} 代理`,
  nobody: '這張桌上沒有別人。',
  stands: {
    requested: who => `${who}：已提出，等主管決定。`,
    approved: who => `${who}：已批准，即將宣布。`,
    active: who => `${who} 正代理您。`,
    ending: who => `${who}：即將宣布結束。`,
  },
  end: who => `結束 ${who} 的代理`,
  acting: who => `您代理 ${who}`,
  waiting: who => `${who} 請您代理，等主管決定。`,
  may: {
    both: '您可以代為下注和看牌。',
    wager: '您可以代為下注。',
    handle: '您可以代為看牌。',
    nothing: '主管已收回這兩項權利。',
  },
  lay: who => `以 ${who} 的名義下注`,
  laySays: who => `在這裡按下的，用的是 ${who} 的籌碼，也算 ${who} 的注。`,
}

export const international: Words['international'] = {
  badge: '國際式',
  title: '國際百家樂',
  reopened: '重新開放下注',
  reopenedSays: '還沒有人看過牌。下一次停止下注之前，可以更改您的注。',
  vacant: hand => `沒有人開${hand}的牌`,
  vacantSays: '入座的玩家都可以自薦，由主管決定交給誰。',
  volunteer: hand => `自薦開${hand}的牌`,
  volunteered: hand => `您已自薦開${hand}的牌。`,
  split: hand => `分${hand}的牌`,
  first: '第一張給',
  second: '第二張給',
  ask: '請求這樣分',
  asked: (first, second) => `已請求：第一張給 ${first}，第二張給 ${second}。等主管決定。`,
  directed: (first, second) => `第一張給 ${first}，第二張給 ${second}。`,
  give: (card, to) => `第 ${card} 張交給 ${to}`,
  giveSays: '您可以把牌交給同一位玩家的其他代理人。',
  astray: hand => `${hand}的牌送錯了地方。`,
  askVoid: hand => `請求${hand}的牌作廢`,
  voidAsked: hand => `您已請求${hand}的牌作廢。`,
}
