import type { Words } from '../../../i18n/en.ts'

/** 核對承諾的一頁。 */
export const fairness: Words['fairness'] = {
  title: '公平',
  lead: {
    cards:
      '您切牌之前，賭場已對一種牌序作出承諾。整靴結束後公布密鑰，本頁就在您的瀏覽器裡把牌序重新算一遍。',
    spin: '接受下注之前，賭場已對下一轉的格位作出承諾。開號時公布密鑰，本頁就在您的瀏覽器裡把每一轉重新算一遍。',
    roll: '接受下注之前，賭場已對下一擲的點數作出承諾。開骰時公布密鑰，本頁就在您的瀏覽器裡把每一擲重新算一遍。',
  },
  none: '還沒有封存任何東西。請先到一張賭桌入座。',
  titled: {
    cards: n => `第 ${n} 靴`,
    spin: n => `第 ${n} 轉`,
    roll: n => `第 ${n} 擲`,
  },
  inUse: {
    cards: '已封存，使用中。整靴結束後公布密鑰。',
    spin: '下注前已封存。開號時公布密鑰。',
    roll: '下注前已封存。開骰時公布密鑰。',
  },
  commitment: '承諾值，SHA-256',
  secret: '密鑰',
  words: '玩家加入的話',
  yours: '您的',
  byCard: '逐張封存，棄掉的牌永遠不會揭開：只揭開您看過的牌，稽查員則有全部。',
  attended:
    '本桌由真人發牌，用真牌、真輪盤或真骰子，再報告結果。這裡沒有封存：憑據是發牌的日誌，還有稽查員的眼睛。',
  cut: '切牌',
  behind: '切牌卡之後',
  out: { cards: '已出的牌', spin: '號碼', roll: '點數' },
  check: '核對',
  checking: '正在重算……',
  yourself: '自己核對一份記錄',
  use: what => `把${what}放進下面的框`,
  verdict: {
    checked: cards => `核對無誤。${cards} 張牌，與切牌前封存的次序完全一致。`,
    kept: came => `核對無誤。${came} 正是下注前封存的結果。`,
    wrongThrow: (came, due) => `不符。開出的是 ${came}，下注前封存的是 ${due}。`,
    wrongSecret: '不符。密鑰與當初承諾的不是同一個。',
    noCut: '不符。切牌之前已有牌出靴。',
    wrongCard: (place, came, due) =>
      `不符。第 ${place} 張出靴的是 ${came}，封存的次序中應為 ${due}。`,
  },
  how: '怎樣計算',
  steps: {
    all: [
      '承諾值是文字 commit|v1|TABLE|NUMBER| 接上密鑰的 32 個位元組後的 SHA-256。NUMBER 是本桌第幾靴、第幾轉或第幾擲。',
      'W 是下列文字的 SHA-256（十六進位）：每位加過話的玩家一行，依次為座位、|、所加的話的 SHA-256、換行。',
      '第 N 塊（從 0 起）是以密鑰對 PURPOSE|v1|TABLE|NUMBER|W|N 計算的 HMAC-SHA-256：八個 32 位的數，高位位元組在前。',
    ],
    cards: [
      'PURPOSE 為 shuffle。各副牌前後相接，每副依梅花、方塊、紅心、黑桃，由 A 到 K。從最後一個位置往前，位置 i 與位置 x 模 i + 1 交換；x 是下一個小於 i + 1 最大倍數的數。',
      '切牌把那麼多張牌從前面移到後面。切牌卡放入時，後面留有所述張數。從最前面開始發牌。',
    ],
    spin: ['PURPOSE 為 spin。下一個小於格數最大倍數的數，對格數取模，就是從 0 起順時針數的格位。'],
    roll: ['PURPOSE 為 dice。兩個小於 6 的最大倍數的數，各對 6 取模再加一，就是兩顆骰子的點數。'],
  },
}
