/** Plays a clause that is written as an example, and shows what a wrong expectation looks like. */

import { play } from 'croupier-rules/scenario'

const text = `
# nz5:9.4  Banker on 3 stands when the Player's third card is an 8
table    nz5
seat 1   buys in 1000
seat 1   wagers 50 on tie
dealer   calls no more bets
shoe     2c Kd 3h 3s 8d
then     seat 1 wins 400 on tie           by nz5:5.10(c)
`

const reportOf = ({ failure, trace }) =>
  failure ? `line ${failure.line}: ${failure.says}` : `passed, ${trace.length} lines`

for (const played of [...play(text), ...play(text.replace('wins 400', 'wins 300'))])
  console.log(reportOf(played))
