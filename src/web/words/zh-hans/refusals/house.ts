import type { Phrases } from '../../chinese/phrases.ts'

/** 赌场的拒绝：按句子找，空处照填。 */
export const HOUSE: Phrases = {
  'By now this needs a second person: ask again.': '现在须由第二人批准：请重新提出。',
  'Report what came.': '请报告结果。',
  'Something else is next now: look again.': '下一步已经不同：请再看一次。',
  'Take the table over before you deal at it.': '请先接手本桌再发牌。',
  'What comes at this table was promised before the bets: deal the next, and it comes.':
    '本桌的结果在下注之前已经承诺：请发下一张，它就会来。',
  'Whoever deals does not supervise as well: this is for another person.':
    '发牌的人不兼任主管：须由另一人执行。',
  'Nobody is called {patron}.': '没有叫 {patron} 的人。',
  'Nobody is signed in as {patron}.': '没有人以 {patron} 登录。',
  'Say how much you want to buy.': '请说明要买多少。',
  'Somebody is called {patron} already.': '已有人叫 {patron}。',
  'The voucher is not waiting for an answer.': '这张凭单没有等候答复。',
  'You have {$balance} at the cage, not {$chips}.': '您在账房有 {$balance}，没有 {$chips}。',
  'This voucher was for something else; ask again.': '这张凭单是另一件事的；请重新提出。',
  'What comes at this table was promised before the bets.': '本桌的结果在下注之前已经承诺。',
  'This step has been taken.': '这一步已经完成。',
  'No person deals at this table.': '没有人在本桌发牌。',
  'Only a member of staff takes a table over.': '只有员工可以接手赌桌。',
  'There is a table {table} already.': '已有 {table} 这张桌。',
  'There is no table {table}.': '没有 {table} 这张桌。',
  'Which tables are open is for the operator to decide.': '哪些桌开放由经营者决定。',
  'You deal at this table already.': '您已经在本桌发牌。',
  '{name} deals here; a game supervisor may relieve them.': '{name} 在此发牌；牌桌主管可以替换。',
  'The program is not running.': '程序没有运行。',
  'Those who play at this table mix words in.': '混入字词的是在本桌玩的人。',
  'Words are mixed in until the cut, or until bets are closed.': '字词混入到切牌或停止下注为止。',
  'You have mixed your words in already.': '您已经混入字词。',
  'Nobody here is called {nominee}.': '这里没有叫 {nominee} 的人。',
  'You have been excluded, and from every table here.': '您已被禁止，本场各桌均不得参加。',
  '{nominee} has been excluded, and acts for nobody here.': '{nominee} 已被禁止，不得代理任何人。',
  'There are {maxPlayers} places.': '共有 {maxPlayers} 个名额。',
  'There is a tournament {tournament}.': '已有 {tournament} 这项比赛。',
  'There is no tournament {tournament}.': '没有 {tournament} 这项比赛。',
  'Tournaments are for the operator to hold.': '比赛由经营者举办。',
  'This voucher was sent back; ask again.': '这张凭单已退回；请重新提出。',
  '{patron} has {$balance} at the cage, and it costs {$chips}.':
    '{patron} 在账房有 {$balance}，而费用是 {$chips}。',
  'Whoever asked for this may not do it any more; it was not done.':
    '提出的人已无此权限；没有执行。',
}
