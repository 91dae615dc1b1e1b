/** One spin of roulette with nothing but the rules: no server, no clock, no randomness. */

import { chips, isRefusal, roulette, sentence, submit } from 'croupier-rules/rules'

const { game } = roulette
const ana = { role: 'patron', patron: 'Ana' }
const dealer = { role: 'staff', rank: 'dealer' }
const operator = { role: 'staff', rank: 'operator' }

let log = { state: game.open(roulette.standard('nz8')), entries: [] }
let number = 0

/** A command gives events, or a refusal with its clause. */
const give = command => {
  number += 1
  const { log: next, decision } = submit(game, log, `c${number}`, command)
  log = next
  if (isRefusal(decision)) console.log(`refused: ${sentence(decision)} (${decision.refused})`)
  return decision
}

give({ by: operator, does: 'open-table' })
give({ by: ana, does: 'sit', seat: 1 })
give({ by: ana, does: 'buy-in', chips: chips(50_000) })
give({ by: ana, does: 'wager', on: 'straight-up:38', chips: chips(1_000), round: 1 })
give({ by: ana, does: 'wager', on: 'straight-up:17', chips: chips(1_000), round: 1 })
give({ by: dealer, does: 'spin', wheel: 'clockwise', ball: 'anticlockwise' })
give({ by: dealer, does: 'call' })
give({ by: dealer, does: 'ball-drops' })

console.log('the table awaits', game.awaits(log.state)?.for)
give({ by: { role: 'chance' }, does: 'spun', number: '17' })

for (const does of ['announce', 'transfer', 'collect', 'pay']) give({ by: dealer, does })

const { mine } = game.view(log.state, ana)
for (const { wager, outcome, won } of mine.settled)
  console.log(`${wager.on}: ${outcome.is} of ${won} cents (${outcome.under})`)
