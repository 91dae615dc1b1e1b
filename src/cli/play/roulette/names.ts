import { colourOf, type Pocket } from '../../../games/roulette/s02-wheel.ts'
import type { Paint } from '../drawing.ts'

/** Everyday names of wagers and numbers. */

const NAMES: Readonly<Record<string, string>> = {
  low: 'Low (1 to 18)',
  high: 'High (19 to 36)',
  'five-line': 'Five-Line',
  'six-line': 'Six-Line',
  'straight-up': 'Straight-up',
  'even-chance': 'Even chances',
  'asian-neighbour': 'Asian Neighbour',
  neighbours: 'Neighbours of',
  voisins: 'Voisins du Zero',
}

export const kindName = (kind: string): string =>
  NAMES[kind] ?? kind.slice(0, 1).toUpperCase() + kind.slice(1)

/** `split:17-20` becomes Split 17-20. A part of a declared wager gets the name of the whole. */
export const wagerName = (on: string): string => {
  const [kind = on, numbers] = on.split('/')[0]!.split(':')
  return numbers === undefined ? kindName(kind) : `${kindName(kind)} ${numbers}`
}

/** `tier/split:5-8` becomes the Split 5-8 of a Tier. */
export const pieceName = (on: string): string => {
  const [whole, piece] = on.split('/')
  return piece === undefined ? wagerName(on) : `${wagerName(piece)} (${wagerName(whole!)})`
}

/** A number with its colour in words. @rule nz8:4.4(a) */
export const pocketName = (paint: Paint, pocket: Pocket): string => {
  const colour = colourOf(pocket)
  const text = `${pocket} ${colour}`
  return colour === 'black' ? text : paint(colour, text)
}

/** The shortest form that does not need colour: 17b, 3r, 0g. */
export const marked = (paint: Paint, pocket: Pocket): string => {
  const colour = colourOf(pocket)
  const text = `${pocket}${colour[0]}`
  return colour === 'black' ? text : paint(colour, text)
}
