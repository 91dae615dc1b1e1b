/** 賭場對員工的拒絕：按句子找，空處照填。 */
export const REFUSALS: Readonly<Record<string, string>> = {
  '{name} signed out, or the session ended.': '{name} 已登出，或登入已結束。',
  '{name} ({rank}) has relieved you and deals here now.':
    '{name}（{rank}）已接替您，現在由其發牌。',
  'This needs a second person now. Ask again.': '現在須由第二人批准：請重新提出。',
  'The request names no round. Ask again.': '沒有說明這是為哪一局：請重新提出。',
  'This was asked for in round {round}; round {now} is under way. Ask again.':
    '這是在第 {round} 局提出的；現在是第 {now} 局。請重新提出。',
  'Report what came.': '請報告結果。',
  'Only the dealer of this table ticks off what was paid.': '只有本桌的荷官可以勾選已賠付的項目。',
  'Take the table over before you deal at it.': '請先接手本桌再發牌。',
  'You deal here, so another person must supervise this.': '發牌的人不兼任主管：須由另一人執行。',
  'This step has been taken.': '這一步已經完成。',
  'No person deals at this table.': '沒有人在本桌發牌。',
  'Only a member of staff takes a table over.': '只有員工可以接手賭桌。',
  'There is a table {table} already.': '已有 {table} 這張桌。',
  'You deal at this table already.': '您已經在本桌發牌。',
  '{name} deals here; a game supervisor may relieve them.': '{name} 在此發牌；牌桌主管可以替換。',
  'The program is not running.': '程式沒有執行。',
  'There are {maxPlayers} places.': '共有 {maxPlayers} 個名額。',
  'There is a tournament {tournament}.': '已有 {tournament} 這項比賽。',
  'Only the operator holds tournaments.': '比賽由經營者舉辦。',
  'The person who asked may no longer do this, so it was not done.':
    '提出的人已無此權限；沒有執行。',
  'You may not ask for this.': '此事不由您提出。',
  'This request is not open any more.': '此請求已經結束。',
  'Only somebody who may give this command can answer.': '須由同樣有權提出的人答覆。',
  'Only the person who asked may withdraw it; you may decline it.':
    '提出的人可以撤回；您可以不批准。',
  'This is over.': '此事已結束。',
  'This needs a second person. It is done as soon as somebody else approves it.':
    '須由第二人批准：另一位有權的人批准後立即執行。',
  'Nobody here is called {name}.': '這裡沒有叫 {name} 的人。',
  'Only the operator may do this.': '只有經營者可以這樣做。',
  'The house has an operator.': '賭場已有經營者。',
  'The house has an operator already.': '賭場已經有經營者。',
  'This link has been used or is too old. Start the server again for a new one.':
    '此連結已用過或已過期。請重新啟動賭場以取得新的連結。',
  'Somebody is called {name} already.': '已有人叫 {name}。',
  'This invitation has been used or is too old. Ask the operator for a new one.':
    '此邀請已用過或已過期。請向經營者索取新的邀請。',
  '{name} is the only operator; make another first.': '{name} 是唯一的經營者；請先增設一位。',
  '{name} is not locked.': '{name} 沒有被鎖定。',
  'This passkey is known already.': '此通行密鑰已經登記。',
  'This account has the most passkeys that it may have. Remove one first.':
    '通行密鑰已達上限；請先移除一個。',
  'There is no such passkey.': '沒有這個通行密鑰。',
  'This passkey is the only way into the account.': '此通行密鑰是登入此帳號的唯一方法。',
  'This account is locked.': '此帳號已被鎖定。',
  'No operator is called {name}.': '沒有叫 {name} 的經營者。',
  '{name} is locked; another operator must unlock it first.':
    '{name} 已被鎖定；須先由另一位經營者解鎖。',
  'Nobody answered this request in time.': '沒有人及時答覆這項請求。',
  'This request has time left, or somebody has answered it.': '這項請求仍可答覆，或已有答覆。',
  'This request was withdrawn.': '這項請求已撤回。',
  '{name} approved this, and it was not done: {why}': '{name} 已批准，但未能執行：{why}',
  '{name} declined this request.': '{name} 拒絕了這項請求。',
  'Only a member of staff calls a supervisor.': '只有員工可以呼叫主管。',
  'That cannot happen at this table.': '本桌不會發生這種事。',
  'Somebody has called for this already, and nobody has answered yet.':
    '這件事已經呼叫過，還沒有人答覆。',
  'That call is no longer open.': '這個呼叫已不需要答覆。',
  'Nobody here is called {patron}.': '這裡沒有叫 {patron} 的人。',
  'The order was sealed before the bets: deal the next card, spin or roll.':
    '次序在下注之前已封存：請發下一張牌、轉輪或擲骰。',
  'This was asked for about round {round}; it would now change round {now}.':
    '這是為第 {round} 局提出的；現在執行會改變第 {now} 局。',
  'This step would end the request of {name}, which waits for approval. Take it again to go on without it.':
    '這一步會令 {name} 等候批准的請求失效。再按一次即放棄該請求並繼續。',
  'What would follow has changed since it was asked. Look at it again, then approve.':
    '提出之後，結果已有變動。請再看一次，然後批准。',
  'The table has moved on: this step was taken already.': '賭桌已進到下一步：這一步已經完成。',
  'The table is not waiting for anything now.': '賭桌現在不等候任何事。',
  'This needs a second person: someone else must answer it.': '須由第二人答覆：不得由本人批准。',
  'A game supervisor answers this call. The person who called may withdraw it.':
    '由牌桌主管答覆；呼叫的人可以收回。',
  'Only the operator decides which tables are open.': '哪些桌開放由經營者決定。',
  'The floor has no such command.': '場內沒有這個指令。',
  'Confirm your password or passkey first.': '請先確認密碼或通行密鑰。',
  'The name or the password is wrong, or the account is locked.':
    '姓名或密碼錯誤，或帳號已被鎖定。',
  'That is not your current password.': '這不是您現在的密碼。',
  'This passkey belongs to no account here.': '此通行密鑰不屬於這裡的任何帳號。',
  'This passkey could not be checked; try again.': '無法核對此通行密鑰；請再試一次。',
  'A passkey needs a host name, not an IP address: on this machine, use localhost.':
    '通行密鑰屬於網域名稱而不是數字位址：在本機請用 localhost。',
  'A password has at least 12 characters.': '密碼至少 12 個字元。',
  'A password has at least 6 different characters.': '密碼至少有 6 個不同的字元。',
  'A password must not contain the name of its account.': '密碼不得包含帳號的名字。',
  'This password is easy to guess. Use several words that have nothing to do with one another.':
    '這個密碼很容易被猜中：請用幾個互不相干的詞。',
  'Only a member of staff signs for this.': '只有員工可以簽署。',
  'Hand the shift over to another person.': '請把班交給另一人。',
  'Nobody has taken this shift yet.': '這一班還沒有人接。',
  '{name} is in charge of this shift.': '這一班由 {name} 負責。',
  'You are in charge of this shift already.': '這一班已由您負責。',
  '{name} is in charge, and has not handed the shift over to you.':
    '由 {name} 負責，且沒有把班交給您。',
  'Count the closing float of {table} first.': '請先點算 {table} 的收桌籌碼。',
  'Nobody called {name} may take a shift.': '沒有名為 {name} 的人可以接班。',
  '{name} has not taken the shift yet.': '{name} 還沒有接班。',
  'This table has no chips of {$denomination}.': '本桌沒有面額 {$denomination} 的籌碼。',
  'The float of this table is open already.': '本桌的開桌籌碼已點算。',
  'Count the opening float of this table first.': '請先點算本桌的開桌籌碼。',
  'Say how many chips of which denomination.': '請說明各面額的籌碼數目。',
  'There is a token called {name} already.': '已有名為 {name} 的權杖。',
  'This house has the most tokens that it may have.': '權杖數量已達上限。',
  'There is no such token.': '沒有這個權杖。',
}
