/** The exact edge of every baccarat wager with eight decks, as fractions. */

import { baccaratBooks, baccaratOdds, toNumber, wholeShoe } from 'croupier-rules/odds'

for (const { wager, terms, edge, under } of baccaratOdds(baccaratBooks.nz5, wholeShoe(8)))
  console.log(`${wager} ${terms}: ${(100 * toNumber(edge)).toFixed(4)} % (${under.join(', ')})`)
