/** Settings and help. */

export const settings = {
  title: 'Settings',
  lead: 'Kept in this browser only.',
  languageSays: 'The text of the rules stays in English, the language of the law.',
  theme: 'Colours',
  themeSays: 'The room changes; the felt stays as it is.',
  themes: { dark: 'Dark', light: 'Light', auto: 'Like this device' },
  fourColours: 'Four-colour deck',
  fourColoursSays: 'Diamonds blue and clubs green, beside red hearts and black spades.',
  quick: 'Quick dealing at the practice table',
  quickSays: 'The dealer takes a tenth of the time. At live tables nobody can hurry a round.',
  keys: 'Single keys at the table',
  keysSays: 'One letter reads something out. Help lists them.',
  large: 'Large text',
  largeSays: 'Everything a quarter larger.',
  still: 'A wheel that stands still',
  stillSays:
    'Roulette without the moving wheel. If your device is set to less motion, this is on already.',
}

export const help = {
  title: 'Help',
  play: 'How to play a round',
  steps: [
    'If you are asked to cut the cards, choose a place and cut, or let the dealer cut.',
    'Choose a chip, then press the area you want to bet on. Each press adds a chip.',
    'Undo takes back the last chip, Clear takes back all, Rebet repeats your last round, Double doubles your bets.',
    'At a practice table press Deal. At a live table the dealer calls No more bets.',
    'After the round, press Why? to see which rule decided it and how your payment was calculated.',
  ],
  rouletteTitle: 'At the wheel',
  roulette: [
    'Press a number, a line or a crossing: before you let go, you see the name of the bet and its numbers light up. Slide to change your mind, or off the layout to place nothing.',
    'By keyboard, go to the layout with Tab and move with the arrow keys. Enter places a chip, Delete removes one.',
    'Or type: 17, split 17 20, corner 17, red 50, neighbours 17, tier. Put a comma between bets.',
    'On the racetrack you call a bet and the dealer places it. Bets not placed before the call come back.',
    'Betting stays open while the ball spins, until the dealer calls No more bets.',
  ],
  keysTitle: 'Keys at the table',
  key: 'Key',
  does: 'What it does',
  keys: [
    ['1 to 7', 'choose a chip'],
    ['Delete', 'on a betting area: remove one chip'],
    [
      'Shift',
      'with a press or Enter on a betting area: remove one chip. A long press does the same',
    ],
    ['Arrows', 'on the roulette layout: to the next number, line or crossing'],
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
    'This is play money. Nobody here gives advice on what to bet, and there is no tip. If playing is no longer fun, stop; where people gamble for money, the operator must help you to stop.',
}
