/** Settings and help. */

export const settings = {
  title: 'Settings',
  lead: 'Kept in this browser only.',
  language: 'Language',
  languageSays:
    'Words of the rules themselves, and what a clause says, stay in the language of the law: English.',
  fourColours: 'Four-colour deck',
  fourColoursSays: 'Diamonds blue and clubs green, beside red hearts and black spades.',
  quick: 'Quick dealing at the practice table',
  quickSays:
    'The dealer takes a tenth of the time. At a table of the house nobody can hurry a round.',
  keys: 'Single keys at the table',
  keysSays: 'One letter asks for something to be read out. Help lists them.',
  large: 'Large text',
  largeSays: 'Everything a quarter larger.',
  still: 'A wheel that stands still',
  stillSays:
    'Roulette without the moving wheel. Whoever has asked their machine for less motion has this already.',
}

export const help = {
  title: 'Help',
  play: 'How to play a round',
  steps: [
    'When the cut is offered, choose a place and cut, or let the dealer cut.',
    'Choose a chip, then press the area you want to wager on. Each press adds a chip.',
    'Undo takes back the last chip, Clear takes back all, Rebet repeats your last round, Double doubles what lies there.',
    'At the practice table press Deal. At a table of the house the dealer calls No more bets.',
    'When the round is over press Why? to read which rule decided it and how your payment was worked out.',
  ],
  rouletteTitle: 'At the wheel',
  roulette: [
    'Press a number, a line or a crossing: the place that a chip would lie on is named, and its numbers light up, before you let go. Slide to change your mind, or off the cloth to lay nothing.',
    'By keyboard, go to the cloth with Tab and over it with the arrow keys. Enter lays a chip, Delete takes one off.',
    'Or type: 17, split 17 20, corner 17, red 50, neighbours 17, tier. A comma stands between wagers.',
    'The racetrack is a board to call from. You say the wager and the dealer lays it; what is not laid before the call comes back.',
    'Bets are taken while the ball runs, until No more bets is called.',
  ],
  keysTitle: 'Keys at the table',
  key: 'Key',
  does: 'What it does',
  keys: [
    ['1 to 7', 'choose a chip'],
    ['Delete', 'on a wagering area: take one chip off'],
    [
      'Shift',
      'with a press or Enter on a wagering area: take one chip off. A long press does the same',
    ],
    ['Arrows', 'on the roulette cloth: to the next number, line or crossing'],
    ['u', 'undo'],
    ['d', 'deal, at the practice table'],
    ['w', 'why: the rules behind the last round'],
    ['l', 'read the last result'],
    ['b', 'read my bets'],
    ['m', 'read my balance'],
    ['h', 'read the hands, or the number'],
    ['r', 'read the results so far'],
    ['i', 'read the limits'],
    ['c', 'read the time that is left'],
    ['?', 'this page'],
  ],
  protect: 'Before you play',
  protectSays:
    'This is play money. Nobody here gives advice on what to bet, and there is no tip. If playing is no longer fun, stop; where gambling is for money, its operators must help you to.',
}
