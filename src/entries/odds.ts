/** `croupier-rules/odds`: the exact edge of every wager, as fractions. */

export type { Book } from '../games/baccarat/books/book.ts'
export { BOOKS as baccaratBooks } from '../games/baccarat/books/index.ts'
export { type Shoe, shoeOfCards, shoeOfRanks, wholeShoe } from '../odds/baccarat/shoe.ts'
export * from '../odds/index.ts'
export { type Choice, type HandOdds, handOdds } from '../odds/lunar-poker/choices.ts'
export { type Fraction, toNumber } from '../odds/numbers/fraction.ts'
export type { Row } from '../odds/row.ts'
