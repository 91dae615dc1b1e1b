/** The games by name, each with a one-sentence description. */
export const games = {
  baccarat: { title: 'Baccarat', tagline: 'Which hand comes closer to 9?' },
  roulette: { title: 'Roulette', tagline: 'Where will the ball land?' },
  'snake-eyes': { title: 'Snake Eyes', tagline: 'Two dice, fifteen ways to bet.' },
  'lunar-poker': { title: 'Lunar Poker', tagline: 'Your five cards against the dealer’s.' },
}
