import type { Authority } from '../../../kernel/authority.ts'

/** What everybody who looks at the display is told. */

/** @rule nz5:12.9 */
export const NOT_ANSWERABLE: { readonly says: string; readonly under: Authority } = {
  says: 'The display informs. The operator does not answer for its mistakes or failures.',
  under: 'nz5:12.9',
}

export const NO_MEMORY = 'Past results do not change the chances of the next hand.'
