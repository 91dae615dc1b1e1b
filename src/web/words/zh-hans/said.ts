import type { Words } from '../en.ts'
import { handName } from './hands.ts'

/** 赌桌自己说的句子用规则的英文；认得的在此说成中文，不认得的照原样。 */

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

/** 一句里面的每一处。 */
const everywhere =
  (phrases: readonly (readonly [english: RegExp, says: string])[]) =>
  (text: string): string =>
    phrases.reduce((now, [english, says]) => now.replace(english, says), text)

const WHO: Readonly<Record<string, string>> = { Player: '闲家', Banker: '庄家' }
const SHORT: Readonly<Record<string, string>> = { Player: '闲', Banker: '庄' }
const COLOURS: Readonly<Record<string, string>> = { red: '红', black: '黑', green: '绿' }
const ENDS: Readonly<Record<string, string>> = {
  wins: '赢',
  loses: '输',
  'stands off': '和局退回',
  'is void': '作废',
}

const counts = (player = '', banker = ''): string => `闲 ${player} 点，庄 ${banker} 点`

const call = known([
  [/^No more bets$/, () => '买定离手'],
  [/^Place your bets, please$/, () => '请下注'],
  [/^Bets are open again$/, () => '重新接受下注'],
  [/^Last coup$/, () => '最后一局'],
  [/^No bets this hand$/, () => '本局不接受下注'],
  [/^This round is void$/, () => '本局作废'],
  [/^This round is void: (.*)$/, why => `本局作废：${why}`],
  [/^The (Player|Banker)'s Hand is void$/, who => `${WHO[who!]}的牌作废`],
  [/^Tie Hand, Player (\d), Banker (\d)$/, (p, b) => `和局，${counts(p, b)}`],
  [
    /^(Player|Banker) wins, Player (\d), Banker (\d)$/,
    (w, p, b) => `${WHO[w!]}赢，${counts(p, b)}`,
  ],
  [/^Player (\d), Banker (\d)$/, counts],
  [/^(Player|Banker) (\d)$/, (who, points) => `${SHORT[who!]} ${points} 点`],
  [/^(.+) no longer acts for (.+)$/, (who, whom) => `${who} 不再代表 ${whom}`],
  [/^(.+) acts for (.+)$/, (who, whom) => `${who} 代表 ${whom}`],
  [/^No spin$/, () => '此转无效'],
  [/^(\d+) (red|black|green)$/, (number, colour) => `${number} ${COLOURS[colour!]}`],
  [/^No roll$/, () => '此掷无效'],
  [/^(\d+)$/, sum => `${sum} 点`],
  [/^Overruled: no roll$/, () => '改判：此掷无效'],
  [/^Overruled: (\d+)$/, sum => `改判：${sum} 点`],
  [/^The dice are offered to (.+)$/, who => `请 ${who} 掷骰`],
  [/^All decisions are locked in$/, () => '所有决定已锁定'],
  [/^No hand$/, () => '荷官不够牌'],
  [/^Who wants to Force the Dealer\?$/, () => '有没有人要强制荷官？'],
  [/^Dealer has (.+)$/, hand => `荷官：${handName(hand!)}`],
  [/^Seat (\d+): nothing that wins$/, seat => `${seat} 号位：没有中奖的牌`],
  [/^Seat (\d+): the Ante is paid$/, seat => `${seat} 号位：派底注`],
  [/^Seat (\d+): no hand, stands off$/, seat => `${seat} 号位：荷官不够牌，和局退回`],
  [
    /^Seat (\d+): (.+) and (.+), (wins|loses|stands off|is void)$/,
    (seat, one, two, end) => `${seat} 号位：${handName(one!)}加${handName(two!)}，${ENDS[end!]}`,
  ],
  [
    /^Seat (\d+): (.+), (wins|loses|stands off|is void)$/,
    (seat, hand, end) => `${seat} 号位：${handName(hand!)}，${ENDS[end!]}`,
  ],
  [/^Seat (\d+): ([a-z-]+)$/, (seat, hand) => `${seat} 号位：${handName(hand!)}`],
])

/** 赔率：8 to 1 是 1 赔 8。 */
const pays = everywhere([
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
])

const NOTICE_WORDS = everywhere([
  [/\bNatural\b/g, '天牌'],
  [/\bPlayer pays\b/g, '闲家'],
  [/\bmixed\b/g, '杂色'],
  [/\bcoloured\b/g, '同色'],
  [/\bperfect\b/g, '完美'],
  [/\blucky\b/g, '幸运'],
  [/\btriple\b/g, '三条'],
])

const scaled = (text = ''): string => pays(NOTICE_WORDS(text)).replaceAll(', ', '，')

const notice = known([
  [/^Tie pays (\d+) to 1$/, odds => `和局 1 赔 ${odds}`],
  [/^Banker pays 1 to 1, and 1 to 2 on a winning 6$/, () => '庄家 1 赔 1，以 6 点胜出只赔一半'],
  [/^The table differential is at most (.+)$/, sum => `庄闲差额最多 ${sum}`],
  [/^Perfect Pair pays: (.+)$/, scale => `完美对子：${scaled(scale)}`],
  [/^Dragon Bonus pays: (.+)$/, scale => `龙宝：${scaled(scale)}`],
  [/^Any Pair pays (\d+) to 1$/, odds => `任意对子 1 赔 ${odds}`],
  [/^Lucky Match pays: (.+)$/, scale => `幸运配对：${scaled(scale)}`],
  [/^No Ante from (.+) up$/, sum => `${sum} 起免底注`],
  [/^International Baccarat$/, () => '国际百家乐'],
  [/^2 to 1 Baccarat$/, () => '1 赔 2 百家乐'],
  [
    /^Player pays 1 to 1, Banker 0.95 to 1, Tie 8 to 1, a Pair 11 to 1$/,
    () => '闲家 1 赔 1，庄家 1 赔 0.95，和局 1 赔 8，对子 1 赔 11',
  ],
  [/^The operator does not answer for errors/, () => '本显示如有错误或故障，经营者概不负责。'],
  [/^For interest only\./, () => '仅供参考。输赢以轮盘为准，本显示的内容赌场概不负责。'],
  [/^The display informs/, () => '本显示只供参考，以骰子为准；如有错误，赌场概不负责。'],
  [/^Dealer only plays with ace and king/, () => '荷官须有 A、K 或以上才够牌'],
  [
    /^Voisins du Zero holds the Street 0-2-3/,
    () => '零旁注含街注 0-2-3，本台布上不能单独下这一注。',
  ],
])

const reason = known([
  [
    /^(\w+) had (\d) in two cards, a Natural/,
    (w, n) => `${WHO[w!]}两张牌 ${n} 点，天牌：双方都不补牌。`,
  ],
  [/^(\w+) had (\d): draws on 0 to 5\.$/, (w, n) => `${WHO[w!]} ${n} 点：0 至 5 点补牌。`],
  [/^(\w+) had (\d): stands on 6 and 7\.$/, (w, n) => `${WHO[w!]} ${n} 点：6、7 点不补牌。`],
  [/^Banker had (\d): never draws\.$/, n => `庄家 ${n} 点：一律不补牌。`],
  [/^Banker had (\d): always draws\.$/, n => `庄家 ${n} 点：一律补牌。`],
  [
    /^Banker had (\d): draws against (.+)\. Third card counted (\d): (drew|stood)\.$/,
    (n, on, third, did) =>
      `庄家 ${n} 点：闲家第三张为 ${on} 点时补牌。第三张是 ${third} 点：${did === 'drew' ? '补牌' : '不补牌'}。`,
  ],
])

const title = everywhere([
  [/^Baccarat, cards in your hands/, '百家乐，亲手看牌'],
  [/^Baccarat\b/, '百家乐'],
  [/^Roulette\b/, '轮盘'],
  [/^Snake Eyes\b/, '蛇眼骰'],
  [/^Lunar Poker\b/, '月亮扑克'],
  [/ \(New Zealand, earlier edition\)/, '（新西兰旧版）'],
  [/ \(New Zealand\)/, '（新西兰）'],
  [/ \(Marina Bay Sands\)/, '（滨海湾金沙）'],
  [/ \((\d+) and (\d+)\)/, '（$1 与 $2）'],
  [/, attended$/, '，真人荷官'],
])

export const said: Words['said'] = { call, refusal: text => text, notice, reason, pays, title }

export const marks: Words['marks'] = {
  list: parts => parts.join('，'),
  sentence: text => `${text}。`,
  sentences: parts => parts.join(''),
  of: (name, text) => `${name}：${text}`,
}
