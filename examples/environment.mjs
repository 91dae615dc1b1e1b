/** The value of a bet on red: all 37 ways in which a spin can end, each with its chance. */

import { Episode } from 'croupier-rules/environment'

const table = Episode.open({ game: 'roulette', seed: '7' })
table.act({ does: 'wager', on: 'red', chips: 3700 })
table.act({ does: 'done' })

const { to, chance } = table.answer()
console.log(`${to}: ${chance.length} outcomes`)

let value = 0
for (const { outcome, num, den } of chance) {
  const end = table.clone()
  end.chance(outcome)
  value += (end.answer().returns[0] * num) / den
}
console.log(`a bet of 3700 cents is worth ${value} cents`)

/** Drawn from the seed, the spin is the same in every run. */
table.sample()
console.log('this time:', table.answer().returns[0])
