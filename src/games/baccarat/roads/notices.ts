import type { Authority } from '../../../kernel/authority.ts'

/** Shown to everyone who looks at the display. */

/** @rule nz5:12.9 */
export const NOT_ANSWERABLE: { readonly says: string; readonly under: Authority } = {
  says: 'The operator does not answer for errors or faults of this display.',
  under: 'nz5:12.9',
}

export const NO_MEMORY = 'Past results do not change the chances of the next hand.'
