import { type List, saidIn } from '../chinese/said.ts'
import type { Words } from '../en.ts'
import { handName } from './hands.ts'
import { RANKS } from './ranks.ts'
import { REFUSALS } from './refusals/index.ts'

/** 賭桌自己說的句子用規則的英文；認得的在此說成中文，不認得的照原樣。 */

const CALLS: List['calls'] = {
  'No more bets': '停止下注',
  'Place your bets, please': '請下注',
  'Bets are open again': '重新接受下注',
  'Last coup': '最後一局',
  'No bets this hand': '本局不接受下注',
  'This round is void': '本局作廢',
  'This round is void: {why}': '本局作廢：{why}',
  "The {who}'s Hand is void": '{who}的牌作廢',
  'Tie Hand, Player {p}, Banker {b}': '和局，閒 {p} 點，莊 {b} 點',
  '{who} wins, Player {p}, Banker {b}': '{who}贏，閒 {p} 點，莊 {b} 點',
  'Player {p}, Banker {b}': '閒 {p} 點，莊 {b} 點',
  '{who} {p}': '{who} {p} 點',
  '{nominee} no longer acts for {patron}': '{nominee} 不再代表 {patron}',
  '{nominee} acts for {patron}': '{nominee} 代表 {patron}',
  'No spin': '此轉無效',
  '{n} {tint}': '{n} {tint}',
  'No roll': '此擲無效',
  '{n}': '{n} 點',
  'Overruled: no roll': '改判：此擲無效',
  'Overruled: {n}': '改判：{n} 點',
  'The dice are offered to you': '請您擲骰',
  'The dice are offered to {patron}': '請 {patron} 擲骰',
  'All decisions are locked in': '所有決定已鎖定',
  'No hand': '荷官不夠牌',
  'Who wants to Force the Dealer?': '有沒有人要強制荷官？',
  'Dealer has {hand}': '荷官：{hand}',
  'Seat {n}: nothing that wins': '{n} 號位：沒有中獎的牌',
  'Seat {n}: the Ante is paid': '{n} 號位：派底注',
  'Seat {n}: no hand, stands off': '{n} 號位：荷官不夠牌，和局退回',
  'Seat {n}: {hand} and {other}, {end}': '{n} 號位：{hand}加{other}，{end}',
  'Seat {n}: {hand}, {end}': '{n} 號位：{hand}，{end}',
  'Seat {n}: {hand}': '{n} 號位：{hand}',
}

const WHYS: List['whys'] = {
  'more than one card was exposed': '露出了不止一張牌',
  'a wrong number of cards for the Dealer': '荷官的牌張數有誤',
  'a wrong number of cards for seat {n}': '{n} 號位的牌張數有誤',
  'cards were dealt to seat {n}, which has no Ante': '{n} 號位沒有底注卻發了牌',
  '{card} came twice': '{card} 出現了兩次',
  'no box has its wagers in order': '沒有一位的注齊備',
  'the deck is not whole': '這副牌不完整',
  'the deck has {n} cards': '這副牌有 {n} 張',
  'the round was invalidated': '本局被宣佈無效',
}

const NOTICES: List['notices'] = {
  'Tie pays {n} to 1': '和局 1 賠 {n}',
  'Banker pays 1 to 1, and 1 to 2 on a winning 6': '莊家 1 賠 1，以 6 點勝出只賠一半',
  'The table differential is at most {sum}': '莊閒差額最多 {sum}',
  'Perfect Pair pays: {scale}': '完美對子：{scale}',
  'Dragon Bonus pays: {scale}': '龍寶：{scale}',
  'Any Pair pays {n} to 1': '任意對子 1 賠 {n}',
  'Lucky Match pays: {scale}': '幸運配對：{scale}',
  'No Ante from {sum} up': '{sum} 起免底注',
  'International Baccarat': '國際百家樂',
  '2 to 1 Baccarat': '1 賠 2 百家樂',
  'Player pays 1 to 1, Banker 0.95 to 1, Tie 8 to 1, a Pair 11 to 1':
    '閒家 1 賠 1，莊家 1 賠 0.95，和局 1 賠 8，對子 1 賠 11',
  'The operator does not answer for errors{rest}': '本顯示如有錯誤或故障，經營者概不負責。',
  'For interest only. {rest}': '僅供參考。輸贏以輪盤為準，本顯示的內容賭場概不負責。',
  'The display informs{rest}': '本顯示只供參考，以骰子為準；如有錯誤，賭場概不負責。',
  'Dealer only plays with ace and king{rest}': '荷官須有 A、K 或以上才夠牌',
  'Voisins du Zero holds the Street 0-2-3{rest}': '零旁注含街注 0-2-3，本台布上不能單獨下這一注。',
}

const REASONS: List['reasons'] = {
  '{who} had {p} in two cards, a Natural{rest}': '{who}兩張牌 {p} 點，天牌：雙方都不補牌。',
  '{who} had {p}: draws on 0 to 5.': '{who} {p} 點：0 至 5 點補牌。',
  '{who} had {p}: stands on 6 and 7.': '{who} {p} 點：6、7 點不補牌。',
  'Banker had {p}: never draws.': '莊家 {p} 點：一律不補牌。',
  'Banker had {p}: always draws.': '莊家 {p} 點：一律補牌。',
  'Banker had {p}: draws against {on}. Third card counted {b}: {did}.':
    '莊家 {p} 點：閒家第三張為 {on} 點時補牌。第三張是 {b} 點：{did}。',
}

/** 賠率：8 to 1 是 1 賠 8。 */
const PAYS: List['pays'] = [
  [/the same, but 1 to 2 when it wins with 6/, '同上，但以 6 點勝出只賠一半'],
  [/1 to 2 (when it wins with 6|on a winning 6)/, '以 6 點勝出只賠一半'],
  [/less 5% commission/, '扣 5% 佣金'],
  [/three-card 8 or 9: 2 to 1/, '三張牌 8 或 9 點 1 賠 2'],
  [/Tie loses/, '和局算輸'],
  [/by 4-9: ([\d, ]+) to 1; Natural 1/, '贏 9 至 4 點 1 賠 $1；天牌 1 賠 1'],
  [/\b(2|12) pays (\d+) to 1/g, '$1 點 1 賠 $2'],
  [/\bby (\d) (\d+) to 1/g, '贏 $1 點 1 賠 $2'],
  [/\b(\d[\d., ]*) to (\d+)\b/g, '$2 賠 $1'],
  [/; /g, '；'],
]

const SCALES: List['scales'] = [
  [/\bNatural\b/g, '天牌'],
  [/\bPlayer pays\b/g, '閒家'],
  [/\bmixed\b/g, '雜色'],
  [/\bcoloured\b/g, '同色'],
  [/\bperfect\b/g, '完美'],
  [/\blucky\b/g, '幸運'],
  [/\btriple\b/g, '三條'],
]

const TITLES: List['titles'] = [
  [/^Baccarat, cards in your hands/, '百家樂，親手看牌'],
  [/^Baccarat, the full table/, '百家樂，大桌'],
  [/^International Baccarat/, '國際百家樂'],
  [/^Baccarat\b/, '百家樂'],
  [/^Roulette\b/, '輪盤'],
  [/^Snake Eyes\b/, '蛇眼骰'],
  [/^Lunar Poker\b/, '月亮撲克'],
  [/ \(New Zealand, earlier edition\)/, '（紐西蘭舊版）'],
  [/ \(New Zealand\)/, '（紐西蘭）'],
  [/ \(Marina Bay Sands\)/, '（濱海灣金沙）'],
  [/ \((\d+) and (\d+)\)/, '（$1 與 $2）'],
  [/, attended$/, '，真人荷官'],
]

export const said: Words['said'] = saidIn({
  who: { Player: '閒家', Banker: '莊家' },
  colours: { red: '紅', black: '黑', green: '綠' },
  ends: { wins: '贏', loses: '輸', 'stands off': '和局退回', 'is void': '作廢' },
  did: { drew: '補牌', stood: '不補牌' },
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
