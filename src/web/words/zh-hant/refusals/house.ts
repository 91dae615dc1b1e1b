import type { Phrases } from '../../chinese/phrases.ts'

/** 賭場的拒絕：按句子找，空處照填。 */
export const HOUSE: Phrases = {
  'By now this needs a second person: ask again.': '現在須由第二人批准：請重新提出。',
  'Report what came.': '請報告結果。',
  'Something else is next now: look again.': '下一步已經不同：請再看一次。',
  'Take the table over before you deal at it.': '請先接手本桌再發牌。',
  'What comes at this table was promised before the bets: deal the next, and it comes.':
    '本桌的結果在下注之前已經承諾：請發下一張，它就會來。',
  'Whoever deals does not supervise as well: this is for another person.':
    '發牌的人不兼任主管：須由另一人執行。',
  'Nobody is called {patron}.': '沒有叫 {patron} 的人。',
  'Nobody is signed in as {patron}.': '沒有人以 {patron} 登入。',
  'Say how much you want to buy.': '請說明要買多少。',
  'Somebody is called {patron} already.': '已有人叫 {patron}。',
  'The voucher is not waiting for an answer.': '這張憑單沒有等候答復。',
  'You have {$balance} at the cage, not {$chips}.': '您在帳房有 {$balance}，沒有 {$chips}。',
  'This voucher was for something else; ask again.': '這張憑單是另一件事的；請重新提出。',
  'What comes at this table was promised before the bets.': '本桌的結果在下注之前已經承諾。',
  'This step has been taken.': '這一步已經完成。',
  'No person deals at this table.': '沒有人在本桌發牌。',
  'Only a member of staff takes a table over.': '只有員工可以接手賭桌。',
  'There is a table {table} already.': '已有 {table} 這張桌。',
  'There is no table {table}.': '沒有 {table} 這張桌。',
  'Which tables are open is for the operator to decide.': '哪些桌開放由經營者決定。',
  'You deal at this table already.': '您已經在本桌發牌。',
  '{name} deals here; a game supervisor may relieve them.': '{name} 在此發牌；牌桌主管可以替換。',
  'The program is not running.': '程序沒有運行。',
  'Those who play at this table mix words in.': '混入字詞的是在本桌玩的人。',
  'Words are mixed in until the cut, or until bets are closed.': '字詞混入到切牌或停止下注為止。',
  'You have mixed your words in already.': '您已經混入字詞。',
  'Nobody here is called {nominee}.': '這裡沒有叫 {nominee} 的人。',
  'You have been excluded, and from every table here.': '您已被禁止，本場各桌均不得參加。',
  '{nominee} has been excluded, and acts for nobody here.': '{nominee} 已被禁止，不得代理任何人。',
  'There are {maxPlayers} places.': '共有 {maxPlayers} 個名額。',
  'There is a tournament {tournament}.': '已有 {tournament} 這項比賽。',
  'There is no tournament {tournament}.': '沒有 {tournament} 這項比賽。',
  'Tournaments are for the operator to hold.': '比賽由經營者舉辦。',
  'This voucher was sent back; ask again.': '這張憑單已退回；請重新提出。',
  '{patron} has {$balance} at the cage, and it costs {$chips}.':
    '{patron} 在帳房有 {$balance}，而費用是 {$chips}。',
  'Whoever asked for this may not do it any more; it was not done.':
    '提出的人已無此權限；沒有執行。',
}
