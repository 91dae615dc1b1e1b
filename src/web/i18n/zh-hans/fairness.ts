import type { Words } from '../en.ts'

/** 核对承诺的一页。 */
export const fairness: Words['fairness'] = {
  title: '公平',
  lead: {
    cards:
      '您切牌之前，赌场已对一种牌序作出承诺。整靴结束后公布密钥，本页就在您的浏览器里把牌序重新算一遍。',
    spin: '接受下注之前，赌场已对下一转的格位作出承诺。开号时公布密钥，本页就在您的浏览器里把每一转重新算一遍。',
    roll: '接受下注之前，赌场已对下一掷的点数作出承诺。开骰时公布密钥，本页就在您的浏览器里把每一掷重新算一遍。',
  },
  none: '还没有封存任何东西。请先到一张赌桌入座。',
  titled: {
    cards: n => `第 ${n} 靴`,
    spin: n => `第 ${n} 转`,
    roll: n => `第 ${n} 掷`,
  },
  inUse: {
    cards: '已封存，使用中。整靴结束后公布密钥。',
    spin: '下注前已封存。开号时公布密钥。',
    roll: '下注前已封存。开骰时公布密钥。',
  },
  commitment: '承诺值，SHA-256',
  secret: '密钥',
  words: '玩家加入的话',
  yours: '您的',
  byCard: '逐张封存，弃掉的牌永远不会揭开：只揭开您看过的牌，稽查员则有全部。',
  attended:
    '本桌由真人发牌，用真牌、真轮盘或真骰子，再报告结果。这里没有封存：凭据是发牌的日志，还有稽查员的眼睛。',
  cut: '切牌',
  behind: '切牌卡之后',
  out: { cards: '已出的牌', spin: '号码', roll: '点数' },
  check: '核对',
  checking: '正在重算……',
  yourself: '自己核对一份记录',
  use: what => `把${what}放进下面的框`,
  verdict: {
    checked: cards => `核对无误。${cards} 张牌，与切牌前封存的次序完全一致。`,
    kept: came => `核对无误。${came} 正是下注前封存的结果。`,
    wrongThrow: (came, due) => `不符。开出的是 ${came}，下注前封存的是 ${due}。`,
    wrongSecret: '不符。密钥与当初承诺的不是同一个。',
    noCut: '不符。切牌之前已有牌出靴。',
    wrongCard: (place, came, due) =>
      `不符。第 ${place} 张出靴的是 ${came}，封存的次序中应为 ${due}。`,
  },
  how: '怎样计算',
  steps: {
    all: [
      '承诺值是文字 commit|v1|TABLE|NUMBER| 接上密钥的 32 个字节后的 SHA-256。NUMBER 是本桌第几靴、第几转或第几掷。',
      'W 是下列文字的 SHA-256（十六进制）：每位加过话的玩家一行，依次为座位、|、所加的话的 SHA-256、换行。',
      '第 N 块（从 0 起）是以密钥对 PURPOSE|v1|TABLE|NUMBER|W|N 计算的 HMAC-SHA-256：八个 32 位的数，高位字节在前。',
    ],
    cards: [
      'PURPOSE 为 shuffle。各副牌前后相接，每副依梅花、方块、红心、黑桃，由 A 到 K。从最后一个位置往前，位置 i 与位置 x 模 i + 1 交换；x 是下一个小于 i + 1 最大倍数的数。',
      '切牌把那么多张牌从前面移到后面。切牌卡放入时，后面留有所述张数。从最前面开始发牌。',
    ],
    spin: ['PURPOSE 为 spin。下一个小于格数最大倍数的数，对格数取模，就是从 0 起顺时针数的格位。'],
    roll: ['PURPOSE 为 dice。两个小于 6 的最大倍数的数，各对 6 取模再加一，就是两颗骰子的点数。'],
  },
}
