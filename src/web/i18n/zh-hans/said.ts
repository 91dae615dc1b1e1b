import { type List, saidIn } from '../chinese/said.ts'
import type { Words } from '../en.ts'
import { handName } from './hands.ts'
import { RANKS } from './ranks.ts'
import { REFUSALS } from './refusals/index.ts'

/** 赌桌自己说的句子用规则的英文；认得的在此说成中文，不认得的照原样。 */

const CALLS: List['calls'] = {
  'No more bets': '停止下注',
  'Place your bets, please': '请下注',
  'Bets are open again': '重新接受下注',
  'Last coup': '最后一局',
  'No bets this hand': '本局不接受下注',
  'This round is void': '本局作废',
  'This round is void: {why}': '本局作废：{why}',
  "The {who}'s Hand is void": '{who}的牌作废',
  'Tie Hand, Player {p}, Banker {b}': '和局，闲 {p} 点，庄 {b} 点',
  '{who} wins, Player {p}, Banker {b}': '{who}赢，闲 {p} 点，庄 {b} 点',
  'Player {p}, Banker {b}': '闲 {p} 点，庄 {b} 点',
  '{who} {p}': '{who} {p} 点',
  '{nominee} no longer acts for {patron}': '{nominee} 不再代表 {patron}',
  '{nominee} acts for {patron}': '{nominee} 代表 {patron}',
  'No spin': '此转无效',
  '{n} {tint}': '{n} {tint}',
  'No roll': '此掷无效',
  '{n}': '{n} 点',
  'Overruled: no roll': '改判：此掷无效',
  'Overruled: {n}': '改判：{n} 点',
  'The dice are offered to you': '请您掷骰',
  'The dice are offered to {patron}': '请 {patron} 掷骰',
  'All decisions are locked in': '所有决定已锁定',
  'No hand': '荷官不够牌',
  'Who wants to Force the Dealer?': '有没有人要强制荷官？',
  'Dealer has {hand}': '荷官：{hand}',
  'Seat {n}: nothing that wins': '{n} 号位：没有中奖的牌',
  'Seat {n}: the Ante is paid': '{n} 号位：派底注',
  'Seat {n}: no hand, stands off': '{n} 号位：荷官不够牌，和局退回',
  'Seat {n}: {hand} and {other}, {end}': '{n} 号位：{hand}加{other}，{end}',
  'Seat {n}: {hand}, {end}': '{n} 号位：{hand}，{end}',
  'Seat {n}: {hand}': '{n} 号位：{hand}',
}

const WHYS: List['whys'] = {
  'more than one card was exposed': '露出了不止一张牌',
  'a wrong number of cards for the Dealer': '荷官的牌张数有误',
  'a wrong number of cards for seat {n}': '{n} 号位的牌张数有误',
  'cards were dealt to seat {n}, which has no Ante': '{n} 号位没有底注却发了牌',
  '{card} came twice': '{card} 出现了两次',
  'no box has its wagers in order': '没有一位的注齐备',
  'the deck is not whole': '这副牌不完整',
  'the deck has {n} cards': '这副牌有 {n} 张',
  'the round was invalidated': '本局被宣布无效',
}

const NOTICES: List['notices'] = {
  'Tie pays {n} to 1': '和局 1 赔 {n}',
  'Banker pays 1 to 1, and 1 to 2 on a winning 6': '庄家 1 赔 1，以 6 点胜出只赔一半',
  'The table differential is at most {sum}': '庄闲差额最多 {sum}',
  'Perfect Pair pays: {scale}': '完美对子：{scale}',
  'Dragon Bonus pays: {scale}': '龙宝：{scale}',
  'Any Pair pays {n} to 1': '任意对子 1 赔 {n}',
  'Lucky Match pays: {scale}': '幸运配对：{scale}',
  'No Ante from {sum} up': '{sum} 起免底注',
  'International Baccarat': '国际百家乐',
  '2 to 1 Baccarat': '1 赔 2 百家乐',
  'Player pays 1 to 1, Banker 0.95 to 1, Tie 8 to 1, a Pair 11 to 1':
    '闲家 1 赔 1，庄家 1 赔 0.95，和局 1 赔 8，对子 1 赔 11',
  'The operator does not answer for errors{rest}': '本显示如有错误或故障，经营者概不负责。',
  'For interest only. {rest}': '仅供参考。输赢以轮盘为准，本显示的内容赌场概不负责。',
  'The display informs{rest}': '本显示只供参考，以骰子为准；如有错误，赌场概不负责。',
  'Dealer only plays with ace and king{rest}': '荷官须有 A、K 或以上才够牌',
  'Voisins du Zero holds the Street 0-2-3{rest}': '零旁注含街注 0-2-3，本台布上不能单独下这一注。',
}

const REASONS: List['reasons'] = {
  '{who} had {p} in two cards, a Natural{rest}': '{who}两张牌 {p} 点，天牌：双方都不补牌。',
  '{who} had {p}: draws on 0 to 5.': '{who} {p} 点：0 至 5 点补牌。',
  '{who} had {p}: stands on 6 and 7.': '{who} {p} 点：6、7 点不补牌。',
  'Banker had {p}: never draws.': '庄家 {p} 点：一律不补牌。',
  'Banker had {p}: always draws.': '庄家 {p} 点：一律补牌。',
  'Banker had {p}: draws against {on}. Third card counted {b}: {did}.':
    '庄家 {p} 点：闲家第三张为 {on} 点时补牌。第三张是 {b} 点：{did}。',
}

/** 赔率：8 to 1 是 1 赔 8。 */
const PAYS: List['pays'] = [
  [/the same, but 1 to 2 when it wins with 6/, '同上，但以 6 点胜出只赔一半'],
  [/1 to 2 (when it wins with 6|on a winning 6)/, '以 6 点胜出只赔一半'],
  [/less 5% commission/, '扣 5% 佣金'],
  [/three-card 8 or 9: 2 to 1/, '三张牌 8 或 9 点 1 赔 2'],
  [/Tie loses/, '和局算输'],
  [/by 4-9: ([\d, ]+) to 1; Natural 1/, '赢 9 至 4 点 1 赔 $1；天牌 1 赔 1'],
  [/\b(2|12) pays (\d+) to 1/g, '$1 点 1 赔 $2'],
  [/\bby (\d) (\d+) to 1/g, '赢 $1 点 1 赔 $2'],
  [/\b(\d[\d., ]*) to (\d+)\b/g, '$2 赔 $1'],
  [/; /g, '；'],
]

const SCALES: List['scales'] = [
  [/\bNatural\b/g, '天牌'],
  [/\bPlayer pays\b/g, '闲家'],
  [/\bmixed\b/g, '杂色'],
  [/\bcoloured\b/g, '同色'],
  [/\bperfect\b/g, '完美'],
  [/\blucky\b/g, '幸运'],
  [/\btriple\b/g, '三条'],
]

const TITLES: List['titles'] = [
  [/^Baccarat, cards in your hands/, '百家乐，亲手看牌'],
  [/^Baccarat, the full table/, '百家乐，大桌'],
  [/^International Baccarat/, '国际百家乐'],
  [/^Baccarat\b/, '百家乐'],
  [/^Roulette\b/, '轮盘'],
  [/^Snake Eyes\b/, '蛇眼骰'],
  [/^Lunar Poker\b/, '月亮扑克'],
  [/ \(New Zealand, earlier edition\)/, '（新西兰旧版）'],
  [/ \(New Zealand\)/, '（新西兰）'],
  [/ \(Marina Bay Sands\)/, '（滨海湾金沙）'],
  [/ \((\d+) and (\d+)\)/, '（$1 与 $2）'],
  [/, attended$/, '，真人荷官'],
]

export const said: Words['said'] = saidIn({
  who: { Player: '闲家', Banker: '庄家' },
  colours: { red: '红', black: '黑', green: '绿' },
  ends: { wins: '赢', loses: '输', 'stands off': '和局退回', 'is void': '作废' },
  did: { drew: '补牌', stood: '不补牌' },
  ranks: RANKS,
  hand: handName,
  calls: CALLS,
  whys: WHYS,
  notices: NOTICES,
  reasons: REASONS,
  refusals: REFUSALS,
  pays: PAYS,
  scales: SCALES,
  titles: TITLES,
  comma: '，',
})

export const marks: Words['marks'] = {
  list: parts => parts.join('，'),
  sentence: text => `${text}。`,
  sentences: parts => parts.join(''),
  of: (name, text) => `${name}：${text}`,
}
