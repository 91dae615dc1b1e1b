import { type Fraction, minus, ONE, toNumber } from '../../../odds/numbers/fraction.ts'
import type { Spread } from '../../../odds/spread.ts'
import type { Words } from '../../i18n/index.ts'

/** Formats exact numbers for the page. */

export const grouped = (n: bigint): string => String(n).replace(/\B(?=(\d{3})+$)/g, ',')

export const exactly = ({ num, den }: Fraction): string =>
  den === 1n ? grouped(num) : `${grouped(num)}/${grouped(den)}`

export const percent = (share: Fraction, digits = 4): string =>
  `${toNumber({ ...share, num: share.num * 100n })
    .toFixed(digits)
    .replace('-', '−')} %`

/** The average return of one unit staked. */
export const back = ({ edge }: Spread): Fraction => minus(ONE, edge)

export const deviation = ({ endings, edge }: Spread): number => {
  const mean = -toNumber(edge)
  const squares = endings.reduce(
    (sum, { net, chance }) => sum + toNumber(net) ** 2 * toNumber(chance),
    0,
  )
  return Math.sqrt(Math.max(0, squares - mean * mean))
}

export const netWords = ({ odds }: Words, { num, den }: Fraction): string => {
  if (num > 0n) return odds.net.win(grouped(num), grouped(den))
  if (num === 0n) return odds.net['stand-off']
  return num === -den ? odds.net.lose : odds.net.part(grouped(-num), grouped(den))
}

const isKey = <T extends object>(names: T, key: string): key is keyof T & string =>
  Object.hasOwn(names, key)

export const wagerWords = ({ odds }: Words, wager: string): string =>
  isKey(odds.wagers, wager) ? odds.wagers[wager] : wager

/** Terms are a name, odds, or the number of a column in a printed table. */
export const termsWords = ({ odds }: Words, terms: string): string => {
  if (isKey(odds.terms, terms)) return odds.terms[terms]
  const [word = '', number = ''] = terms.split(' ')
  if (word === 'scale' || word === 'table' || word === 'option') return odds[word](number)
  const [pays, to] = terms.split(':')
  return pays !== undefined && to !== undefined ? odds.pays(pays, to) : terms
}

/** The key of a line on the page. */
export const keyOf = ({ wager, terms }: Pick<Spread, 'wager' | 'terms'>): string =>
  `${wager} ${terms}`

/** The name of a line, with its terms unless the wager has only one line here. */
export const nameOf = (
  words: Words,
  { wager, terms }: Spread,
  among?: readonly Spread[],
): string =>
  among && among.filter(one => one.wager === wager).length === 1
    ? wagerWords(words, wager)
    : `${wagerWords(words, wager)}, ${termsWords(words, terms)}`
