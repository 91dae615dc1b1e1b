/** 荷官的宣告，以及為什麼補牌或不補牌。 */
export const CALLS: Readonly<Record<string, string>> = {
  'Place your bets, please': '請下注',
  'Bets are open again': '重新接受下注',
  'Last coup': '最後一局',
  'No bets this hand': '本局不接受下注',
  'This round is void': '本局作廢',
  "The Player's Hand is void": '閒家的牌作廢',
  "The Banker's Hand is void": '莊家的牌作廢',
  'Tie Hand, Player {player}, Banker {banker}': '和局，閒 {player} 點，莊 {banker} 點',
  'Player wins, Player {player}, Banker {banker}': '閒家贏，閒 {player} 點，莊 {banker} 點',
  'Banker wins, Player {player}, Banker {banker}': '莊家贏，閒 {player} 點，莊 {banker} 點',
  'Player {player}, Banker {banker}': '閒 {player} 點，莊 {banker} 點',
  'Player {points}': '閒家 {points} 點',
  'Banker {points}': '莊家 {points} 點',
  '{nominee} no longer acts for {patron}': '{nominee} 不再代表 {patron}',
  '{nominee} acts for {patron}': '{nominee} 代表 {patron}',
  Player: '閒家',
  Banker: '莊家',
  '{side} had {count} in two cards, a Natural: nobody draws.':
    '{side}兩張牌 {count} 點，天牌：雙方都不補牌。',
  '{side} had {count}: draws on 0 to 5.': '{side} {count} 點：0 至 5 點補牌。',
  '{side} had {count}: stands on 6 and 7.': '{side} {count} 點：6、7 點不補牌。',
  'Banker had {count}: never draws.': '莊家 {count} 點：一律不補牌。',
  'Banker had {count}: always draws.': '莊家 {count} 點：一律補牌。',
  'Banker had {count}: draws against {cards}. Third card counted {third}: drew.':
    '莊家 {count} 點：閒家第三張為 {cards} 點時補牌。第三張是 {third} 點：補牌。',
  'Banker had {count}: draws against {cards}. Third card counted {third}: stood.':
    '莊家 {count} 點：閒家第三張為 {cards} 點時補牌。第三張是 {third} 點：不補牌。',
}
