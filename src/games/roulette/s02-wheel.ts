import type { Authority } from '../../kernel/authority.ts'

/** Division 8 rule 2.3 and Appendix 7: the compartments of the wheel. */

export type Colour = 'red' | 'black' | 'green'

/** Clockwise from 0. @rule nz8:2.3 nz8:App7 ruling:801 */
// biome-ignore format: set as printed
const SINGLE_ZERO = [
  '0', '32', '15', '19', '4', '21', '2', '25', '17', '34', '6', '27', '13', '36', '11', '30', '8',
  '23', '10', '5', '24', '16', '33', '1', '20', '14', '31', '9', '22', '18', '29', '7', '28', '12',
  '35', '3', '26',
] as const

/** Clockwise from 0. @rule nz8:2.3 nz8:App7 ruling:801 */
// biome-ignore format: set as printed
const DOUBLE_ZERO = [
  '0', '28', '9', '26', '30', '11', '7', '20', '32', '17', '5', '22', '34', '15', '3', '24', '36',
  '13', '1', '00', '27', '10', '25', '29', '12', '8', '19', '31', '18', '6', '21', '33', '16', '4',
  '23', '35', '14', '2',
] as const

/** The mark of a compartment. It is text so that 0 and 00 stay different. */
export type Pocket = (typeof DOUBLE_ZERO)[number]

// biome-ignore format: set as printed
const RED: ReadonlySet<Pocket> = new Set([
  '1', '3', '5', '7', '9', '12', '14', '16', '18', '19', '21', '23', '25', '27', '30', '32', '34',
  '36',
])

export interface Wheel {
  readonly zeros: readonly ('0' | '00')[]
  readonly pockets: readonly Pocket[]
  /** The clause that defines its marks and colours. */
  readonly under: Authority
}

/** @rule nz8:2.3(a) */
export const WHEELS: Readonly<Record<37 | 38, Wheel>> = {
  37: { zeros: ['0'], pockets: SINGLE_ZERO, under: 'nz8:2.3(a)(i)' },
  38: { zeros: ['0', '00'], pockets: DOUBLE_ZERO, under: 'nz8:2.3(a)(ii)' },
}

/** In numerical order: 0, 00, 1 to 36. */
export const inOrder = (pockets: readonly Pocket[]): readonly Pocket[] =>
  [...pockets].sort((a, b) => Number(a) - Number(b) || a.length - b.length)

export const isZero = (pocket: Pocket): pocket is '0' | '00' => Number(pocket) === 0

/** @rule nz8:2.3(a)(i) nz8:2.3(a)(ii) */
export const colourOf = (pocket: Pocket): Colour => {
  if (isZero(pocket)) return 'green'
  return RED.has(pocket) ? 'red' : 'black'
}

export const isOnWheel = ({ pockets }: Wheel, mark: string): mark is Pocket =>
  (pockets as readonly string[]).includes(mark)

/** The number with two neighbours on each side. @rule nz8:3.2A(d) */
export const neighboursOf = ({ pockets }: Wheel, pocket: Pocket): readonly Pocket[] => {
  const count = pockets.length
  const middle = pockets.indexOf(pocket)
  return [-2, -1, 0, 1, 2].map(step => pockets[(middle + step + count) % count]!)
}

/** Groups of three around the wheel, without zeros. @rule nz8:3.2 nz8:App5 ruling:803 */
export const asianGroups = ({ pockets }: Wheel): readonly (readonly Pocket[])[] => {
  const numbers = pockets.filter(pocket => !isZero(pocket))
  return Array.from({ length: numbers.length / 3 }, (_, k) => numbers.slice(3 * k, 3 * k + 3))
}
