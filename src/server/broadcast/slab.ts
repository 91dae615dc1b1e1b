/** Memory that views are written in: long pieces, used again once what stood there has gone out. */

const LONG = 256 * 1024
const MOST_SPARE = 16

const spare: Buffer[] = []

export const takeSlab = (atLeast: number): Buffer => {
  const known = atLeast <= LONG ? spare.pop() : undefined
  return known ?? Buffer.allocUnsafeSlow(Math.max(LONG, atLeast))
}

export const giveBack = (slab: Buffer): void => {
  if (slab.length === LONG && spare.length < MOST_SPARE) spare.push(slab)
}
