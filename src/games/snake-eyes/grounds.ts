/** Reasons to void a roll or to take the dice away, each with its clause. */

/** Each of these voids a roll even without a call. */
export const DEEMED_VOID = {
  'dice-stacked': 'nz11a:6.3(b)',
  'on-the-bank': 'nz11a:6.3(c)',
  'in-bowl-or-on-rail': 'nz11a:6.3(d)',
  'more-than-one-face': 'nz11a:6.3(e)',
  fraud: 'nz11a:6.3(f)',
  'fall-could-be-called': 'nz11a:6.3(g)',
  'not-the-shooter': 'nz11a:6.3(h)',
} as const

/** These void a roll only if the dealer or the game supervisor calls it. */
export const CALLED_VOID = {
  'not-together': 'nz11a:6.4(a)',
  'missed-the-end': 'nz11a:6.4(b)',
  improper: 'nz11a:6.4(c)',
  irregular: 'nz11a:6.4(d)',
} as const

export type Ground = keyof typeof DEEMED_VOID | keyof typeof CALLED_VOID

/** @rule nz11a:5.7(b) */
export const COMPULSIONS = ['delay', 'void-rolls', 'breach'] as const

export type Compulsion = (typeof COMPULSIONS)[number]

export const GROUNDS = [
  ...Object.keys(DEEMED_VOID),
  ...Object.keys(CALLED_VOID),
] as readonly Ground[]
