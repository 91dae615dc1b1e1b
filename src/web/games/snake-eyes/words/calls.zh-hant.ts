/** 荷官的宣告，以及台布上的賠率。 */
export const CALLS: Readonly<Record<string, string>> = {
  'No roll': '此擲無效',
  '{total}': '{total} 點',
  '{ruling}': '{ruling}',
  'Overruled: no roll': '改判：此擲無效',
  'Overruled: {total}': '改判：{total} 點',
  'The dice are offered to {patron}': '請 {patron} 擲骰',
  '1 to 1, 2 pays {two} to 1, 12 pays {twelve} to 1':
    '1 賠 1，2 點 1 賠 {two}，12 點 1 賠 {twelve}',
  'The display informs; the dice decide. The casino does not answer for errors on it.':
    '本顯示只供參考，以骰子為準；如有錯誤，賭場概不負責。',
}
