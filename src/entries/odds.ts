/** `croupier-rules/odds`: the exact edge of every wager, as fractions. */

export type { Book } from '../games/baccarat/books/book.ts'
export { BOOKS as baccaratBooks } from '../games/baccarat/books/index.ts'
export { type Shoe, shoeOfCards, shoeOfRanks, wholeShoe } from '../odds/baccarat/shoe.ts'
export { baccaratOdds } from '../odds/baccarat.ts'
export { type Fraction, toNumber } from '../odds/fraction.ts'
export { type Choice, type HandOdds, handOdds } from '../odds/lunar-poker/choices.ts'
export { superBetOdds } from '../odds/lunar-poker.ts'
export { rouletteOdds } from '../odds/roulette.ts'
export type { Row } from '../odds/row.ts'
export { snakeEyesOdds } from '../odds/snake-eyes.ts'
