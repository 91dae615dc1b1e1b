import type { Words } from '../en.ts'
import { handName } from './hands.ts'

/** 賭桌自己說的句子用規則的英文；認得的在此說成中文，不認得的照原樣。 */

type Phrase = readonly [english: RegExp, says: (...parts: readonly string[]) => string]

const known =
  (phrases: readonly Phrase[]) =>
  (text: string): string => {
    for (const [english, says] of phrases) {
      const found = english.exec(text)
      if (found) return says(...found.slice(1))
    }
    return text
  }

/** 一句裡面的每一處。 */
const everywhere =
  (phrases: readonly (readonly [english: RegExp, says: string])[]) =>
  (text: string): string =>
    phrases.reduce((now, [english, says]) => now.replace(english, says), text)

const WHO: Readonly<Record<string, string>> = { Player: '閒家', Banker: '莊家' }
const SHORT: Readonly<Record<string, string>> = { Player: '閒', Banker: '莊' }
const COLOURS: Readonly<Record<string, string>> = { red: '紅', black: '黑', green: '綠' }
const ENDS: Readonly<Record<string, string>> = {
  wins: '贏',
  loses: '輸',
  'stands off': '和局退回',
  'is void': '作廢',
}

const counts = (player = '', banker = ''): string => `閒 ${player} 點，莊 ${banker} 點`

const call = known([
  [/^No more bets$/, () => '買定離手'],
  [/^Place your bets, please$/, () => '請下注'],
  [/^Bets are open again$/, () => '重新接受下注'],
  [/^Last coup$/, () => '最後一局'],
  [/^No bets this hand$/, () => '本局不接受下注'],
  [/^This round is void$/, () => '本局作廢'],
  [/^This round is void: (.*)$/, why => `本局作廢：${why}`],
  [/^The (Player|Banker)'s Hand is void$/, who => `${WHO[who!]}的牌作廢`],
  [/^Tie Hand, Player (\d), Banker (\d)$/, (p, b) => `和局，${counts(p, b)}`],
  [
    /^(Player|Banker) wins, Player (\d), Banker (\d)$/,
    (w, p, b) => `${WHO[w!]}贏，${counts(p, b)}`,
  ],
  [/^Player (\d), Banker (\d)$/, counts],
  [/^(Player|Banker) (\d)$/, (who, points) => `${SHORT[who!]} ${points} 點`],
  [/^(.+) no longer acts for (.+)$/, (who, whom) => `${who} 不再代表 ${whom}`],
  [/^(.+) acts for (.+)$/, (who, whom) => `${who} 代表 ${whom}`],
  [/^No spin$/, () => '此轉無效'],
  [/^(\d+) (red|black|green)$/, (number, colour) => `${number} ${COLOURS[colour!]}`],
  [/^No roll$/, () => '此擲無效'],
  [/^(\d+)$/, sum => `${sum} 點`],
  [/^Overruled: no roll$/, () => '改判：此擲無效'],
  [/^Overruled: (\d+)$/, sum => `改判：${sum} 點`],
  [/^The dice are offered to (.+)$/, who => `請 ${who} 擲骰`],
  [/^All decisions are locked in$/, () => '所有決定已鎖定'],
  [/^No hand$/, () => '荷官不夠牌'],
  [/^Who wants to Force the Dealer\?$/, () => '有沒有人要強制荷官？'],
  [/^Dealer has (.+)$/, hand => `荷官：${handName(hand!)}`],
  [/^Seat (\d+): nothing that wins$/, seat => `${seat} 號位：沒有中獎的牌`],
  [/^Seat (\d+): the Ante is paid$/, seat => `${seat} 號位：派底注`],
  [/^Seat (\d+): no hand, stands off$/, seat => `${seat} 號位：荷官不夠牌，和局退回`],
  [
    /^Seat (\d+): (.+) and (.+), (wins|loses|stands off|is void)$/,
    (seat, one, two, end) => `${seat} 號位：${handName(one!)}加${handName(two!)}，${ENDS[end!]}`,
  ],
  [
    /^Seat (\d+): (.+), (wins|loses|stands off|is void)$/,
    (seat, hand, end) => `${seat} 號位：${handName(hand!)}，${ENDS[end!]}`,
  ],
  [/^Seat (\d+): ([a-z-]+)$/, (seat, hand) => `${seat} 號位：${handName(hand!)}`],
])

/** 賠率：8 to 1 是 1 賠 8。 */
const pays = everywhere([
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
])

const NOTICE_WORDS = everywhere([
  [/\bNatural\b/g, '天牌'],
  [/\bPlayer pays\b/g, '閒家'],
  [/\bmixed\b/g, '雜色'],
  [/\bcoloured\b/g, '同色'],
  [/\bperfect\b/g, '完美'],
  [/\blucky\b/g, '幸運'],
  [/\btriple\b/g, '三條'],
])

const scaled = (text = ''): string => pays(NOTICE_WORDS(text)).replaceAll(', ', '，')

const notice = known([
  [/^Tie pays (\d+) to 1$/, odds => `和局 1 賠 ${odds}`],
  [/^Banker pays 1 to 1, and 1 to 2 on a winning 6$/, () => '莊家 1 賠 1，以 6 點勝出只賠一半'],
  [/^The table differential is at most (.+)$/, sum => `莊閒差額最多 ${sum}`],
  [/^Perfect Pair pays: (.+)$/, scale => `完美對子：${scaled(scale)}`],
  [/^Dragon Bonus pays: (.+)$/, scale => `龍寶：${scaled(scale)}`],
  [/^Any Pair pays (\d+) to 1$/, odds => `任意對子 1 賠 ${odds}`],
  [/^Lucky Match pays: (.+)$/, scale => `幸運配對：${scaled(scale)}`],
  [/^No Ante from (.+) up$/, sum => `${sum} 起免底注`],
  [/^International Baccarat$/, () => '國際百家樂'],
  [/^2 to 1 Baccarat$/, () => '1 賠 2 百家樂'],
  [
    /^Player pays 1 to 1, Banker 0.95 to 1, Tie 8 to 1, a Pair 11 to 1$/,
    () => '閒家 1 賠 1，莊家 1 賠 0.95，和局 1 賠 8，對子 1 賠 11',
  ],
  [/^The operator does not answer for errors/, () => '本顯示如有錯誤或故障，經營者概不負責。'],
  [/^For interest only\./, () => '僅供參考。輸贏以輪盤為準，本顯示的內容賭場概不負責。'],
  [/^The display informs/, () => '本顯示只供參考，以骰子為準；如有錯誤，賭場概不負責。'],
  [/^Dealer only plays with ace and king/, () => '荷官須有 A、K 或以上才夠牌'],
  [
    /^Voisins du Zero holds the Street 0-2-3/,
    () => '零旁註含街注 0-2-3，本台布上不能單獨下這一注。',
  ],
])

const reason = known([
  [
    /^(\w+) had (\d) in two cards, a Natural/,
    (w, n) => `${WHO[w!]}兩張牌 ${n} 點，天牌：雙方都不補牌。`,
  ],
  [/^(\w+) had (\d): draws on 0 to 5\.$/, (w, n) => `${WHO[w!]} ${n} 點：0 至 5 點補牌。`],
  [/^(\w+) had (\d): stands on 6 and 7\.$/, (w, n) => `${WHO[w!]} ${n} 點：6、7 點不補牌。`],
  [/^Banker had (\d): never draws\.$/, n => `莊家 ${n} 點：一律不補牌。`],
  [/^Banker had (\d): always draws\.$/, n => `莊家 ${n} 點：一律補牌。`],
  [
    /^Banker had (\d): draws against (.+)\. Third card counted (\d): (drew|stood)\.$/,
    (n, on, third, did) =>
      `莊家 ${n} 點：閒家第三張為 ${on} 點時補牌。第三張是 ${third} 點：${did === 'drew' ? '補牌' : '不補牌'}。`,
  ],
])

const title = everywhere([
  [/^Baccarat, cards in your hands/, '百家樂，親手看牌'],
  [/^Baccarat\b/, '百家樂'],
  [/^Roulette\b/, '輪盤'],
  [/^Snake Eyes\b/, '蛇眼骰'],
  [/^Lunar Poker\b/, '月亮撲克'],
  [/ \(New Zealand, earlier edition\)/, '（紐西蘭舊版）'],
  [/ \(New Zealand\)/, '（紐西蘭）'],
  [/ \(Marina Bay Sands\)/, '（濱海灣金沙）'],
  [/ \((\d+) and (\d+)\)/, '（$1 與 $2）'],
  [/, attended$/, '，真人荷官'],
])

export const said: Words['said'] = { call, refusal: text => text, notice, reason, pays, title }

export const marks: Words['marks'] = {
  list: parts => parts.join('，'),
  sentence: text => `${text}。`,
  sentences: parts => parts.join(''),
  of: (name, text) => `${name}：${text}`,
}
