import type { Words } from '../../../i18n/en.ts'

/** 規則頁。 */
export const rules: Words['rules'] = {
  title: '規則',
  lead: '每一條款說了什麼（我們用自己的英文轉述），以及本程式怎樣落實。條文原文才是法律，中文介面不具約束力。',
  find: '條款編號或其中的詞',
  hint: '例如 nz5:9.4 或 commission',
  results: n => `${n} 條`,
  more: n => `只顯示前 ${n} 條。多輸入一些可以縮小範圍。`,
  ruling: '我們的解釋',
  on: '關於',
  is: {
    coded: '由軟體判定',
    shown: '以展示滿足',
    shape: '在這裡不可能違反',
    defines: '詞語的定義',
    physical: '屬於人員和器具',
    outside: '不屬本平台的職責',
    deferred: '所涉遊戲或裝置的規則不在手邊',
    open: '尚未完成',
  },
  unknown: id => `沒有 ${id} 這一條款。`,
  loading: '正在取規則……',
  open: id => `在規則中開啟 ${id}`,
}
