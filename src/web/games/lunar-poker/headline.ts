import { spoken, type Words } from '../../i18n/index.ts'
import type { Headline } from '../face.ts'
import { boxOf, type Lunar } from './table.ts'

/** What the patron can do at Lunar Poker, phase by phase. */

export const headlineOf = (words: Words, view: Lunar, patron: string): Headline => {
  const { lunar } = words
  const { phase, calls } = view.play
  const said = calls.at(-1)
  const call = said ? spoken(words, said) : ''
  const says = lunar.phase[phase]
  if (phase === 'deciding') {
    const box = boxOf(view, patron)
    const isMine = box?.fate === 'in' && box.choice === null && box.declared === 'no'
    return isMine ? { says, sub: lunar.moves } : { says: lunar.othersDecide, sub: '' }
  }
  return { says, sub: call === says ? '' : call }
}
