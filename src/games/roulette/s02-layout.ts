import { colourOf, inOrder, isZero, type Pocket, WHEELS, type Wheel } from './s02-wheel.ts'

/**
 * Division 8 rule 2.2(a) and Appendices 1 to 4: the layout as boxes with coordinates. Valid wagers
 * follow from where boxes meet, and the screen draws the same boxes. A number's box is four by
 * four. 1, 2 and 3 go from left to right below the zeros. Dozens and even chances are on the left,
 * columns at the bottom. The origin is the upper left corner of 1.
 */

export const LAYOUTS = ['single-zero', 'double-zero-00-0', 'double-zero-0-00'] as const

export type LayoutName = (typeof LAYOUTS)[number]

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Box extends Point {
  readonly width: number
  readonly height: number
}

export interface NumberBox extends Box {
  readonly pocket: Pocket
}

// biome-ignore format: set as printed
export const OUTSIDE = [
  'column', 'dozen', 'low', 'high', 'even', 'odd', 'red', 'black',
] as const

export type Outside = (typeof OUTSIDE)[number]

/** A box for many numbers. There are three columns and three dozens. */
export interface OutsideBox extends Box {
  readonly kind: Outside
  readonly which?: 1 | 2 | 3
  readonly numbers: readonly Pocket[]
}

export interface Layout {
  readonly name: LayoutName
  readonly wheel: Wheel
  readonly numbers: readonly NumberBox[]
  readonly outside: readonly OutsideBox[]
  /** A second place for the zeros, on the line between the second and third dozen. */
  readonly courtesy: readonly NumberBox[]
}

export const CELL = 4
export const ACROSS = 3 * CELL
export const DOWN = 12 * CELL

const zero = (pocket: '0' | '00', x: number, width: number): NumberBox => ({
  pocket,
  x,
  y: -CELL,
  width,
  height: CELL,
})

/**
 * Two zeros share the width of three columns, so both touch the middle one.
 * @rule nz8:3.1A(c) nz8:3.1A(cA)
 */
const ZEROS: Readonly<Record<LayoutName, readonly NumberBox[]>> = {
  'single-zero': [zero('0', 0, 12)],
  'double-zero-00-0': [zero('00', 0, 6), zero('0', 6, 6)],
  'double-zero-0-00': [zero('0', 0, 6), zero('00', 6, 6)],
}

const numbered = (pocket: Pocket): NumberBox => {
  const place = Number(pocket) - 1
  return {
    pocket,
    x: CELL * (place % 3),
    y: CELL * Math.floor(place / 3),
    width: CELL,
    height: CELL,
  }
}

const NUMBERS = inOrder(WHEELS[37].pockets.filter(pocket => !isZero(pocket)))

const among = (belongs: (n: number, pocket: Pocket) => boolean): readonly Pocket[] =>
  NUMBERS.filter(pocket => belongs(Number(pocket), pocket))

/** @rule nz8:3.1(f) nz8:3.1A(g) */
const COLUMNS: readonly OutsideBox[] = ([1, 2, 3] as const).map(which => ({
  kind: 'column',
  which,
  numbers: among(n => n % 3 === which % 3),
  x: CELL * (which - 1),
  y: DOWN,
  width: CELL,
  height: CELL,
}))

/** @rule nz8:3.1(g) nz8:3.1A(h) */
const DOZENS: readonly OutsideBox[] = ([1, 2, 3] as const).map(which => ({
  kind: 'dozen',
  which,
  numbers: among(n => Math.ceil(n / 12) === which),
  x: -CELL,
  y: 4 * CELL * (which - 1),
  width: CELL,
  height: 4 * CELL,
}))

const evenChance = (kind: Outside, place: number, numbers: readonly Pocket[]): OutsideBox => ({
  kind,
  numbers,
  x: -2 * CELL,
  y: 2 * CELL * place,
  width: CELL,
  height: 2 * CELL,
})

/**
 * From the zeros down, in the printed order. Zeros are not even.
 * @rule nz8:3.1(h) nz8:3.1(i) nz8:3.1(j) nz8:3.1(k) nz8:3.1(l) nz8:3.1(m)
 * @rule nz8:3.1A(i) nz8:3.1A(j) nz8:3.1A(k) nz8:3.1A(l) nz8:3.1A(m) nz8:3.1A(n)
 */
// biome-ignore format: set as printed
const EVEN_CHANCES: readonly OutsideBox[] = [
  evenChance('low',   0, among(n => n <= 18)),
  evenChance('even',  1, among(n => n % 2 === 0)),
  evenChance('red',   2, among((_, pocket) => colourOf(pocket) === 'red')),
  evenChance('black', 3, among((_, pocket) => colourOf(pocket) === 'black')),
  evenChance('odd',   4, among(n => n % 2 === 1)),
  evenChance('high',  5, among(n => n >= 19)),
]

/** Half the height of a box, so that the dozens on both sides stay reachable. */
const courtesyBoxes = (zeros: readonly NumberBox[]): readonly NumberBox[] =>
  zeros.map((box, i) => {
    const width = CELL / zeros.length
    return { pocket: box.pocket, x: -CELL + i * width, y: 8 * CELL - 1, width, height: CELL / 2 }
  })

/**
 * @rule nz8:2.2 nz8:2.2(a) nz8:App1 nz8:App2 nz8:App3 nz8:App4 ruling:802 ruling:807 the second
 * option only adds a courtesy line.
 */
export const layout = (name: LayoutName, courtesyLine = false): Layout => ({
  name,
  wheel: WHEELS[name === 'single-zero' ? 37 : 38],
  numbers: [...ZEROS[name], ...NUMBERS.map(numbered)],
  outside: [...COLUMNS, ...DOZENS, ...EVEN_CHANCES],
  courtesy: courtesyLine ? courtesyBoxes(ZEROS[name]) : [],
})
