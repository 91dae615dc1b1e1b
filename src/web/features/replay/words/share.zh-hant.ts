import type { Words } from '../../../i18n/en.ts'

/** 任何人都能重演並核對的一局。 */
export const share: Words['share'] = {
  title: '在此瀏覽器中核對',
  copy: '複製本局連結',
  copied: '已複製連結',
  anybody: '任何人無需登入，都可以打開連結並核對這一局。',
  checking: '正在重新計算這一局…',
  came: {
    cards: holds => (holds ? '本局的牌與封存的牌序一致。' : '本局的牌不在封存的牌序中。'),
    spin: holds => (holds ? '球停在封存的號碼上。' : '封存的是另一個號碼。'),
    roll: holds => (holds ? '骰子的點數與封存的一致。' : '封存的是別的點數。'),
  },
  noBets: '本局沒有任何注單結算。',
  right: count => `${count} 筆派彩與規則完全相符。`,
  wrong: count => `${count} 筆派彩與規則不符。`,
  unseen: count => `${count} 注取決於只有持牌人看過的牌。持牌人登入後可以核對。`,
  ruled: count => `${count} 注由職員裁定。`,
  is: {
    right: '已核對',
    wrong: '有誤',
    unseen: '牌面未公開',
    ruled: '由職員裁定',
    missing: '記錄中沒有結果',
  },
  incidents: '職員在本局作出裁定，依據條款',
  attended: '本局由真人以真實的牌、輪盤或骰子進行，因此沒有封存。',
  gone: '沒有這一局，或這一局尚未結束。',
  rail: '眾人當時所見的賭桌',
  lead: '本賭場公開記錄中已結束的一局。您可以逐步重演，或閱讀此瀏覽器的核對結果。',
}
