import type { Suit } from '../../../kernel/card.ts'

/** The four suits as outlines, each in a box of 20 by 20 centred on zero. */
const SUIT_PATH: Readonly<Record<Suit, string>> = {
  S: 'M0-9C2.6-5.2 8.6-2.2 8.6 2.4C8.6 5.4 6.4 7 4.2 7C2.7 7 1.5 6.3.9 5.2C1 7 1.7 8.6 3 9.4H-3C-1.7 8.6-1 7-.9 5.2C-1.5 6.3-2.7 7-4.2 7C-6.4 7-8.6 5.4-8.6 2.4C-8.6-2.2-2.6-5.2 0-9Z',
  H: 'M0 9C-2.2 5.6-9-.4-9-4.4C-9-7.2-7-9-4.7-9C-2.6-9-.8-7.8 0-5.6C.8-7.8 2.6-9 4.7-9C7-9 9-7.2 9-4.4C9-.4 2.2 5.6 0 9Z',
  D: 'M0-9.6C1.8-6 4.2-2.8 7.2 0C4.2 2.8 1.8 6 0 9.6C-1.8 6-4.2 2.8-7.2 0C-4.2-2.8-1.8-6 0-9.6Z',
  C: 'M0-9.2A4.2 4.2 0 0 1 3.5-2.6A4.4 4.4 0 1 1 .9 4.3C1 6.6 1.8 8.5 3.2 9.4H-3.2C-1.8 8.5-1 6.6-.9 4.3A4.4 4.4 0 1 1-3.5-2.6A4.2 4.2 0 0 1 0-9.2Z',
}

interface Place {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly turned?: boolean
}

/** A suit on a card. At size 1 it is 20 units wide. */
export const Pip = ({ suit, x, y, size, turned }: Place & { readonly suit: Suit }) => (
  <path
    d={SUIT_PATH[suit]}
    fill="currentColor"
    transform={`translate(${x} ${y}) scale(${size}) rotate(${turned ? 180 : 0})`}
  />
)
