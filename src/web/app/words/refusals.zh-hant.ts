/** 賭場對顧客的拒絕：按句子找，空處照填。 */
export const REFUSALS: Readonly<Record<string, string>> = {
  'Your seat was asked for: every seat is taken, and you have wagered nothing for {rounds} rounds. Your chips are in your account.':
    '您的座位已被要回：座位已滿，而您已有 {rounds} 局沒有下注。您的籌碼已在您的帳戶中。',
  'Your seat is free for others: every seat is taken, and you have wagered nothing for {minutes} minutes. Your chips are in your account.':
    '您的座位已讓給別人：座位已滿，而您已有 {minutes} 分鐘沒有下注。您的籌碼已在您的帳戶中。',
  'Your loss limit is {$most} a {period}, and {$left} of it is left. It renews on {renews}.':
    '您的輸額上限是每{period} {$most}，還剩 {$left}，{renews} 重新計算。',
  'Your limit on bets is {$most} a {period}, and {$left} of it is left. It renews on {renews}.':
    '您的下注上限是每{period} {$most}，還剩 {$left}，{renews} 重新計算。',
  'Your time limit is {minutes} minutes a {period}, and you have used it up. It renews on {renews}.':
    '您的時間上限是每{period} {minutes} 分鐘，已經用完，{renews} 重新計算。',
  'You are taking a break until {until}.': '您正在休息，至 {until} 為止。',
  'You have excluded yourself until {until}.': '您已自我禁止，至 {until} 為止。',
  'You have excluded yourself for good.': '您已永久自我禁止。',
  'Reality check: you have been playing for {minutes} minutes. Answer it before you bet again.':
    '現況提示：您已玩了 {minutes} 分鐘。請先回應再下注。',
  '{patron} may not bet more now.': '{patron} 現在不可再下注。',
  '{patron} has asked not to play now.': '{patron} 已要求現在不參加。',
  'That is your limit already.': '這已是您的限額。',
  'You have no such limit.': '您沒有這項限額。',
  'No change of this limit waits.': '這項限額沒有待生效的更改。',
  'Your reality checks are set to this already.': '您的現況提示已是這樣。',
  'Your break or exclusion already lasts longer.': '您的休息或自我禁止已有更長的期限。',
  'There is no such command.': '沒有這項指令。',
  'Nobody is called {patron}.': '沒有叫 {patron} 的人。',
  'Nobody is signed in as {patron}.': '沒有人以 {patron} 登入。',
  'Say how much you want to buy.': '請說明要買多少。',
  'Somebody is called {patron} already.': '已有人叫 {patron}。',
  'The voucher is not waiting for an answer.': '這張憑單沒有等候答覆。',
  'You have {$balance} at the cage, not {$chips}.': '您在帳房有 {$balance}，沒有 {$chips}。',
  'This voucher was for something else; ask again.': '這張憑單是另一件事的；請重新提出。',
  'There is no table {table}.': '沒有 {table} 這張桌。',
  'Only people who play at this table mix words in.': '混入字詞的是在本桌玩的人。',
  'Words are mixed in until the cut, or until bets are closed.': '字詞混入到切牌或停止下注為止。',
  'You have mixed your words in already.': '您已經混入字詞。',
  'Nobody here is called {nominee}.': '這裡沒有叫 {nominee} 的人。',
  'You have been excluded from every table here.': '您已被禁止，本場各桌均不得參加。',
  '{nominee} has been excluded, and acts for nobody here.': '{nominee} 已被禁止，不得代理任何人。',
  'There is no tournament {tournament}.': '沒有 {tournament} 這項比賽。',
  'This voucher was sent back; ask again.': '這張憑單已退回；請重新提出。',
  '{patron} has {$balance} at the cage, and it costs {$chips}.':
    '{patron} 在帳房有 {$balance}，而費用是 {$chips}。',
  'You have asked for this already, and it waits for approval.':
    '您已經提出這項請求，正在等候批准。',
  'Too many requests wait for an answer.': '等候答覆的請求太多。',
  'This session is over.': '此登入已結束。',
  'The house is closing.': '賭場正在關閉。',
  'Sign in first.': '請先登入。',
  'Too many attempts. Wait {seconds} s and try again.': '嘗試次數太多。請等 {seconds} 秒再試。',
  'Too many attempts; wait a little.': '嘗試次數太多；請稍等。',
  'Too many people sign in at once; try again.': '同時登入的人太多；請再試一次。',
  'Too many people at the door; try again.': '進場的人太多；請再試一次。',
  'The house itself uses this name; choose another.': '這個名字由賭場使用；請另選一個。',
  'This is a name of the house, or too much like one: choose another.':
    '這是賭場的名字，或與之太相似：請另選一個。',
  'A name has no invisible characters.': '名字裡不得有看不見的字元。',
  'A name has 1 to 20 letters, digits, spaces, hyphens or apostrophes, and begins with a letter or a digit.':
    '名字由 1 至 20 個字母、數字、空格、連字號或撇號組成，以字母或數字開頭。',
  'A name uses letters of one script only, such as Latin, Cyrillic or Chinese.':
    '名字只用一種文字的字母，例如拉丁字母、西里爾字母或漢字，不得混用。',
}
