/** Three things to point out at a first practice round. */

export const coach = {
  of: (step: number, steps: number) => `${step} of ${steps}`,
  next: 'Next',
  done: 'Got it',
  baccarat: [
    'This is the chip you bet with. Choose another one if you like.',
    'Tap Player, Banker or Tie to bet. Each tap adds a chip.',
    'Press Deal. Afterwards, Why? explains the result.',
  ],
  roulette: [
    'This is the chip you bet with. Choose another one if you like.',
    'Tap a number, a line between numbers or a colour to bet.',
    'Press Spin. Every bet that covers the number is paid.',
  ],
  'snake-eyes': [
    'This is the chip you bet with. Choose another one if you like.',
    'Tap an area to bet. Field is for the next roll only.',
    'Now the dice: take them and throw.',
  ],
  'lunar-poker': [
    'This is the chip you bet with. Choose another one if you like.',
    'Tap Ante to bet. You then get five cards.',
    'Press Deal. Then play, exchange, buy a card or fold.',
  ],
}
