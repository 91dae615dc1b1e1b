import type { start as english } from './start.en.ts'

/** 各職位的起始頁，以及需要處理的事。 */
export const start: typeof english = {
  title: name => `您好，${name}`,
  lead: '您的工作，以及現在需要您處理的事。',
  attention: '需要處理',
  quiet: '現在沒有需要您處理的事。',
  signIn: '請在員工頁登入。',
  pages: '您的頁面',
  says: {
    desk: '發牌、指示、查看各桌',
    pit: '籌碼盤、投入額、贏額與營業日',
    lobby: '主持錦標賽',
    inspector: '各局、事件與證明',
    staff: '您的帳戶與批准',
  },
  own: {
    desk: { dealer: '發牌、查看各桌' },
    staff: {
      dealer: '您的帳戶與您的請求',
      operator: '帳戶、批准與權杖',
      'tournament-director': '您的帳戶與您的請求',
      inspector: '您的帳戶',
    },
  },
  items: {
    chance: about => `亂數產生器未通過檢驗：${about}`,
    stopped: about => `本桌已停止：${about}`,
    approval: deed => `等候您批准：${deed}`,
    'own-approval': deed => `您已提出，尚無人答覆：${deed}`,
    step: step => `荷官在等候您：${step}`,
    call: what => `請主管到場：${what}`,
    dispute: about => `未了結的爭議：${about}`,
    hold: sum => `贏額 ${sum} 超出範圍`,
    variance: sum => `籌碼盤相差 ${sum}`,
    shift: name => `${name} 把班交給您`,
  },
}
