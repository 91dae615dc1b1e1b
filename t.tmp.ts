import { execFileSync } from 'node:child_process'
import { DECK, type Card } from './src/kernel/card.ts'
import { INSTANT_CASH } from './src/games/lunar-poker/s05-wagers/printed-odds.ts'
import { handOdds } from './src/odds/lunar-poker/choices.ts'
import { seeded, shuffle } from './src/odds/random.ts'
const w = seeded('brute', 1); let worst = 0, n = 0
for (let i = 0; i < 40; i++) {
  const codes = Uint8Array.from(DECK, (_, c) => c); shuffle(codes, w)
  let cards: Card[] = [...codes].map(c => DECK[c]!)
  if (i % 2) { const s = cards[0]!.slice(-1); const su = cards.filter(c => c.endsWith(s)).slice(0, 3 + i % 3); cards = [...su, ...cards.filter(c => !su.includes(c))] }
  const hand = cards.slice(0, 5), up = cards[5]!
  const o = handOdds(hand, up, INSTANT_CASH[0]!); if (!('choices' in o)) { console.log('cash', hand.join(' ')); continue }
  const whats = ['play', 'buy', ...(i % 8 === 0 ? ['11100'] : [])]
  for (const what of whats) {
    const b = Number(execFileSync('/tmp/odds-brute/b', [...hand, up, what], { encoding: 'utf8' }))
    const ours = what === 'play' ? o.choices[1]! : what === 'buy' ? o.choices[2]! : o.choices.find(c => c.discard?.length === 2 && c.discard.includes(hand[3]!) && c.discard.includes(hand[4]!))!
    const d = Math.abs(b - ours.value); worst = Math.max(worst, d); n++
    if (d > 1e-9) console.log('DIFF', hand.join(' '), up, what, b, ours.value)
  }
}
console.log('checked', n, 'worst', worst)
