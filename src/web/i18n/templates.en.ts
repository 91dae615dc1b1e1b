/**
 * The sentences of the rules in a patron's words: "bet" instead of "wager". The key is the sentence
 * of the rules, which the log and the staff documents keep. Sentences without an entry are shown
 * unchanged.
 */
export const templates: Readonly<Record<string, string>> = {
  'The display informs; the dice decide. The casino does not answer for errors on it.':
    'The display is for information only: the dice decide, and the casino is not responsible for errors on it.',
  'Only a patron may do this.': 'Only players can do this.',
  'Only a patron who played here may raise a dispute.':
    'You can dispute a round only at a table where you have played.',
  'A wager needs chips.': 'Bet with chips.',
  'No wager on {on} is offered here.': 'You can’t bet on {on} at this table.',
  'There is no wager {id} on the table.': 'That bet is not on the table.',
  'Wager {id} is not yours.': 'That bet is not yours.',
  'Wagers must be in steps of {$step}.': 'Bet in steps of {$step}.',
  'Wagers here are multiples of {$minimum}.': 'Bets here must be multiples of {$minimum}.',
  'Steps between wagers are at most the minimum, {$minimum}.':
    'You can raise a bet by at most the minimum, {$minimum}.',
  'Withdraw the wager to take it all back.': 'To take all of it back, remove the bet.',
  'Wagers are on the table; wait for the round to end.':
    'There are bets on the table. Wait for the round to end.',
  '{patron} has wagers at another table.': '{patron} has bets at another table.',
  'Seat {seat} has wagered again.': 'Seat {seat} has bet again.',
  'These chips can be wagered but not cashed.':
    'These chips are for betting only. You can’t cash them out.',
  'Your seat was asked for: every seat is taken, and you have wagered nothing for {rounds} rounds. Your chips are in your account.':
    'You lost your seat: the table is full, and you did not bet for {rounds} rounds. Your chips are in your account.',
  'Your seat is free for others: every seat is taken, and you have wagered nothing for {minutes} minutes. Your chips are in your account.':
    'You lost your seat: the table is full, and you did not bet for {minutes} minutes. Your chips are in your account.',

  'A card has been seen: no wager may be made or touched.':
    'A card has been seen. You can’t bet or change a bet now.',
  'A card has been seen or handled: no wager may be made or touched.':
    'A card has been seen or handled. You can’t bet or change a bet now.',
  'The first card is out: no wager may be touched.':
    'The first card is out. You can’t change a bet now.',
  'The first card is out: no wager may be made or touched.':
    'The first card is out. You can’t bet or change a bet now.',
  'Wagers are taken once the cards are in the shoe.':
    'Betting opens when the cards are in the shoe.',
  'Wagers are taken once the cards have been inspected.':
    'Betting opens when the cards have been checked.',
  'A round without wagers is dealt only when a patron asks for one.':
    'If nobody bets, a round is dealt only when a player asks for it.',
  'Area {area} belongs to another patron.': 'Area {area} belongs to another player.',
  'Numbered areas are only for seated patrons.': 'Numbered areas are for seated players.',
  'Only a patron at this table may ask.': 'Only players at this table can ask.',
  'Only a seated patron cuts the cards.': 'Only a seated player can cut the cards.',
  'The cut is not offered to a patron now.': 'The cut is not offered to a player now.',
  'Only a seated patron handles the cards.': 'Only a seated player can turn the cards.',
  'Only in Style B do patrons turn the cards.': 'At this table the dealer turns the cards.',
  'Only the patron who gets this hand may ask.': 'Only the player who gets this hand can ask.',
  'Only the patron who was passed both cards may do this.':
    'Only the player who was passed both cards can do this.',
  '{nominee} already acts for another patron.': '{nominee} already acts for another player.',
  '{nominee} already acts for a patron at another table.':
    '{nominee} already acts for a player at another table.',
  'Casino staff and people close to them cannot act for a patron.':
    'Casino staff and people close to them can’t act for a player.',
  'At most {most} rounds in a row may be dealt without wagers.':
    'At most {most} rounds in a row are dealt without bets.',
  'The nominee of {patron} may not wager.': '{patron} bets for themselves.',

  'Hand over chips with a declared wager.': 'Hand over chips with the bet you call.',
  'For interest only. Wagers are settled by the wheel, and the casino does not answer for what this display shows.':
    'For interest only. Bets are settled by the wheel, and the casino does not answer for what this display shows.',
  'No wager {id} was declared.': 'You did not call that bet.',
  'The ball has dropped: this wager would be void.':
    'The ball has dropped. A bet made now would be void.',
  'There is no wager {id} on the layout.': 'That bet is not on the layout.',
  'There is no wager {on} on this cloth.': 'You can’t bet on {on} at this table.',
  'The dealer collects this losing wager.':
    'You can’t take back a losing bet. The dealer collects it.',
  'Wagers stay where they are until they are paid.':
    'Bets stay where they are until they are paid.',

  'There is no wager on {on}.': 'There is no bet on {on}.',
  'There is no wager on {on} in this game.': 'You can’t bet on {on} in this game.',
  'There is no wager {wager} on the layout.': 'That bet is not on the layout.',
  'You cannot change a wager that has lost.': 'You can’t change a bet that has lost.',
  'The dice are rolling: the dealer has to confirm this wager.':
    'The dice are rolling. The dealer has to confirm this bet.',
  'The dice have come to rest: the wager can no longer change.':
    'The dice have stopped. You can’t change a bet now.',
  'Place a wager to roll, or give up the dice.': 'Bet before you roll, or pass the dice.',
  'The dice are passed once all wagers of this roll are settled.':
    'You can pass the dice when all bets of this roll are settled.',
  'Only a patron at the table may roll.': 'Only players at the table can roll.',
  'What wager {id} could win cannot be paid to the cent.':
    'What that bet could win can’t be paid to the cent.',
  'Wager {id} is {$stake}, so {$to} would not reduce it.':
    'You can only lower that bet of {$stake}.',
  'The dice go to a patron who has a wager.': 'Only a player with a bet can take the dice.',
  'The dice go to a patron with a wager, and there is none yet.':
    'Only a player with a bet can take the dice, and nobody has bet yet.',

  'No wager may be touched until it has been decided and settled.':
    'You can’t change a bet until it is settled.',
  'There is no area for a wager on {on}.': 'You can’t bet on {on} here.',
  'Wager on the areas of your own box; each takes one wager.':
    'Bet in your own box. Each area takes one bet.',

  'In a tournament nobody wagers on both hands.': 'In a tournament you can’t bet on both hands.',
  'Only chips of this tournament are wagered here.': 'Bet with chips of this tournament.',
  'In a tournament players wager for themselves, and control their own box.':
    'In a tournament you bet for yourself, and control your own box.',
  'Wager on your own box.': 'Bet in your own box.',
  'At most {$maximum} may be wagered in a round.': 'You can bet at most {$maximum} in a round.',
  'Every player wagers at least {$minimum}, or plays a pass card.':
    'Bet at least {$minimum}, or play a pass card.',
  'Wagers go up in steps of {$increment}.': 'Raise your bet in steps of {$increment}.',
  'You have started to wager. Play a card before your first wager.':
    'You have started to bet. Play a card before you bet.',
  'Your time is over: you may wager the minimum, {$minimum}.':
    'Your time is up. You can still bet the minimum, {$minimum}.',
  'Your wager is made and cannot be changed.': 'Your bet is final.',
  'A wager on the layout can no longer be changed.':
    'You can’t change a bet that is on the layout.',
  '{patron} is not the one who has to wager.': 'It is not {patron}’s turn to bet.',
}
