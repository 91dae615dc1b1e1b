import { type Card, colour, rank, type Suit, suit } from '../../kernel/card.ts'
import { HIDDEN, type Seen } from '../../kernel/secret.ts'

/** Text and boxes for eighty columns. Colour only adds to text that is readable without it. */

export const WIDTH = 78

const SYMBOL: Readonly<Record<Suit, string>> = { C: '♣', D: '♦', H: '♥', S: '♠' }

// biome-ignore format: set as printed
const CODES = { red: 31, green: 32, yellow: 33, blue: 34, dim: 2, bold: 1 } as const

export type Paint = (ink: keyof typeof CODES, text: string) => string

export const inks = (hasColour: boolean): Paint =>
  hasColour ? (ink, text) => `\u001b[${CODES[ink]}m${text}\u001b[0m` : (_, text) => text

/** Escape sequences take no space on the screen. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: an escape sequence begins with one
export const lengthOf = (text: string): number => text.replace(/\u001b\[\d+m/g, '').length

export const padded = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - lengthOf(text)))

/** Puts the clause at the right edge, or on the next line if there is no room. */
export const withClause = (paint: Paint, text: string, clause: string): string => {
  const room = WIDTH - clause.length
  return lengthOf(text) + 2 <= room
    ? padded(text, room) + paint('dim', clause)
    : `${text}\n${' '.repeat(room)}${paint('dim', clause)}`
}

export const face = (paint: Paint, card: Seen<Card>): string => {
  if (card === HIDDEN) return paint('dim', '▒▒')
  const text = `${rank(card)}${SYMBOL[suit(card)]}`
  return colour(card) === 'red' ? paint('red', text) : text
}

export const faces = (paint: Paint, cards: readonly Seen<Card>[]): string =>
  cards.map(card => face(paint, card)).join(' ')

const boxed = (paint: Paint, card: Card): readonly [string, string, string] => {
  const pad = rank(card) === '10' ? '' : ' '
  return ['╭────╮', `│${pad}${face(paint, card)} │`, '╰────╯']
}

/** Draws a hand of cards side by side, three lines high even if it is empty. */
export const handLines = (paint: Paint, cards: readonly Card[]): readonly string[] => {
  const boxes = cards.map(card => boxed(paint, card))
  return [0, 1, 2].map(line => boxes.map(box => box[line]).join(' '))
}

export const rule = (paint: Paint, left: string, right: string): string => {
  const middle = '─'.repeat(Math.max(2, WIDTH - left.length - right.length - 8))
  return `${paint('dim', '──')} ${paint('bold', left)} ${paint('dim', middle)} ${right} ${paint('dim', '──')}`
}

/** Wraps between words, with the same margin on every line. */
export const wrapped = (text: string, margin: string): readonly string[] => {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && lengthOf(last) + 1 + lengthOf(word) <= WIDTH)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(margin + word)
  }
  return lines
}

/** Wraps a list between its items. */
export const wrappedItems = (items: readonly string[], margin: string): readonly string[] => {
  const [heading, ...rest] = items.map(item => item.replaceAll(' ', '\u00a0'))
  const text = `${heading} ${rest.join('\u00a0· ')}`
  return wrapped(text, margin).map(line => line.replaceAll('\u00a0', ' '))
}
