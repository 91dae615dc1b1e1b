import { drawnBy } from './hand'
import { BASE, cell, CLASS, CLASSES, FLUSH, maySuit, scaled } from './classes'

/** The exact value of a choice in a class, once it is complete. */

// @ts-ignore: decorator
@inline
function flushesIn(deal: i32, choice: i32, t: i32): i64 {
  if (!maySuit(choice, CLASSES + deal * CLASS, t)) return 0
  return load<i64>(FLUSH + ((<usize>(deal * 28 + choice) * 4 + t) << 3))
}

/** The suit that is best to keep, or -1 if no flush can come. */
export function bestSuit(deal: i32, choice: i32): i32 {
  let best = -1
  let most: i64 = 0
  for (let t = 0; t < 4; t++)
    if (flushesIn(deal, choice, t) > most) {
      most = flushesIn(deal, choice, t)
      best = t
    }
  return best
}

/** With the flushes of the suit that is best to keep; an exchange of all five has all suits. */
export function exactValue(deal: i32, choice: i32): i64 {
  let flushes: i64 = 0
  if (drawnBy(choice) == 5) for (let t = 0; t < 4; t++) flushes += flushesIn(deal, choice, t)
  else {
    const t = bestSuit(deal, choice)
    if (t >= 0) flushes = flushesIn(deal, choice, t)
  }
  return scaled(choice, load<i64>(BASE + cell(deal, choice)) + flushes)
}
