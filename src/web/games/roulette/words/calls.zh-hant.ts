/** 荷官的宣告，以及號碼和籌碼的顏色。 */
export const CALLS: Readonly<Record<string, string>> = {
  'For interest only. Wagers are settled by the wheel, and the casino does not answer for what this display shows.':
    '僅供參考。輸贏以輪盤為準，本顯示的內容賭場概不負責。',
  'Voisins du Zero holds the Street 0-2-3, which cannot be laid on this cloth by itself.':
    '零旁注含街注 0-2-3，本台布上不能單獨下這一注。',
  'No spin': '此轉無效',
  '{number} {colour}': '{number} {colour}',
  red: '紅',
  black: '黑',
  green: '綠',
  blue: '藍',
  orange: '橙',
  pink: '粉紅',
  purple: '紫',
  white: '白',
  yellow: '黃',
}
