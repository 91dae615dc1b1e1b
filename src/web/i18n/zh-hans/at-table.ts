import type { Words } from '../en.ts'

/** 让长夜轻松一些：时钟、声音、保存的注码布局。 */
export const atTable: Words['atTable'] = {
  time: '时间',
  minutes: n => (n < 60 ? `${n} 分钟` : `${Math.floor(n / 60)} 小时 ${n % 60} 分钟`),
  noThanks: '不用了',
  sound: '声音',
  captions: '每一句宣告也都写出来，并交给屏幕阅读器。',
  settings: {
    calls: '荷官的声音',
    callsSays: '每一句宣告都按规则的用语读出。',
    effects: '筹码、纸牌、滚珠与骰子',
    effectsSays: '轻声，绝不早于所属的事情。',
    tones: '提示音',
    tonesSays: '停止下注一种，赢、和局退回、输各一种。派彩少于注码不算赢。',
    leftHanded: '左手操作',
    leftHandedSays: '大按钮与筹码换到另一边。',
  },
  kept: {
    name: '保存的布局',
    keep: '保存桌上的注码',
    lay: (name, sum) => `放下 ${name}，${sum}`,
    forget: name => `删除 ${name}`,
    full: most => `已保存 ${most} 个布局。请先删除一个。`,
    nothing: '请先下注，然后才能保存。',
    says: most => `最多 ${most} 个，保存在本浏览器。按一下即放下，以限红为限。`,
  },
}
