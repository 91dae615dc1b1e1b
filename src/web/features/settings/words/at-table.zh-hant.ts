import type { Words } from '../../../i18n/en.ts'

/** 讓長夜輕鬆一些：時鐘、聲音、保存的注碼布局。 */
export const atTable: Words['atTable'] = {
  time: '時間',
  minutes: n => (n < 60 ? `${n} 分鐘` : `${Math.floor(n / 60)} 小時 ${n % 60} 分鐘`),
  noThanks: '不用了',
  sound: '聲音',
  captions: '每一句宣告也都寫出來，並交給螢幕閱讀器。',
  settings: {
    calls: '荷官的聲音',
    callsSays: '每一句宣告都按規則的用語讀出。',
    effects: '籌碼、紙牌、滾珠與骰子',
    effectsSays: '輕聲，絕不早於所屬的事情。',
    tones: '提示音',
    tonesSays: '停止下注一種，贏、和局退回、輸各一種。派彩少於注碼不算贏。',
    leftHanded: '左手操作',
    leftHandedSays: '大按鈕與籌碼換到另一邊。',
  },
  kept: {
    name: '保存的布局',
    keep: '保存桌上的注碼',
    lay: (name, sum) => `放下 ${name}，${sum}`,
    forget: name => `刪除 ${name}`,
    full: most => `已保存 ${most} 個布局。請先刪除一個。`,
    nothing: '請先下注，然後才能保存。',
    says: most => `最多 ${most} 個，保存在本瀏覽器。按一下即放下，以限紅為限。`,
  },
}
