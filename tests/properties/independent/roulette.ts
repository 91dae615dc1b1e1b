import { LOSES, type Pay, wins } from './pay.ts'

const RED = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]

const PAYS: Readonly<Record<string, number>> = {
  'straight-up': 35,
  split: 17,
  street: 11,
  'asian-neighbour': 11,
  corner: 8,
  'five-line': 6,
  'six-line': 5,
}

/** The numbers of a place, read from its name. Pieces of a racetrack wager have such names too. */
export const roulettePays = (place: string, spun: string): Pay | undefined => {
  const piece = place.replace(/\/2$/, '').split('/').at(-1)!
  const [kind = '', covers = ''] = piece.split(':')
  const number = spun === '00' ? 0 : Number(spun)
  const even = (is: boolean): Pay => (number > 0 && is ? wins(1) : LOSES)
  if (kind === 'red') return even(RED.includes(number))
  if (kind === 'black') return even(!RED.includes(number))
  if (kind === 'even') return even(number % 2 === 0)
  if (kind === 'odd') return even(number % 2 === 1)
  if (kind === 'low') return even(number <= 18)
  if (kind === 'high') return even(number >= 19)
  if (kind === 'dozen')
    return number > 0 && Math.ceil(number / 12) === Number(covers) ? wins(2) : LOSES
  if (kind === 'column')
    return number > 0 && (number - 1) % 3 === Number(covers) - 1 ? wins(2) : LOSES
  const pays = PAYS[kind]
  if (pays === undefined) return undefined
  const numbers =
    covers === '' && kind === 'five-line' ? ['0', '00', '1', '2', '3'] : covers.split('-')
  return numbers.includes(spun) ? wins(pays) : LOSES
}
