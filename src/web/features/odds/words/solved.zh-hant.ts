import type { Words } from '../../../i18n/en.ts'

export const solved: Words['solved'] = {
  title: '整個遊戲的精確解',
  costs: edge => `按最佳打法，一局要付出底注的 ${edge}：底注、跟注和費用合計。`,
  says: (deals, classes) =>
    `全部 ${deals} 種發牌都數過，分為 ${classes} 類，包括每次補牌、荷官的每手牌和每張替換牌。一位玩家，一副牌，沒有超級注，派彩沒有上限。即時獎金在選擇之前派發，所以它的賠率只改變優勢，不改變任何決定。`,
  elections: '不同即時獎金下的優勢：同花順、同花大順',
  best: '各種選擇是最佳選擇的比例',
  ends: {
    fold: '棄牌',
    play: '照發的牌跟注',
    'buy-sixth': '買第六張',
    'exchange-2': '換兩張',
    'exchange-3': '換三張',
    'exchange-4': '換四張',
    'exchange-5': '五張全換',
    'instant-cash': '即時獎金',
  },
  play: '打法',
  nets: play => `一局的輸贏（以底注計）：${play}`,
  range: (from, to) => `${from} 至 ${to}`,
  above: from => `${from} 或以上`,
  rests: '這個數值依據下列條款和裁定：',
  strategies: '記得住的打法',
  strategiesSay:
    '由上而下，第一條符合手牌的規則決定打法。每個優勢都是精確值；代價是與最佳打法相比多輸的部分，以底注的百分比計。',
  list: '規則表',
  rules: n => `${n} 條規則`,
  bestPlay: '最佳打法',
  cost: '多付代價',
  later: '補牌之後',
  print: '列印這份規則',
}
