import { spoken, type Words } from '../../i18n/index.ts'
import type { Headline } from '../face.ts'
import { boxOf, isClosed, type Lunar, mayChoose } from './table.ts'

/** What the patron can do at Lunar Poker, phase by phase. */

export const headlineOf = (words: Words, view: Lunar, patron: string): Headline => {
  const { lunar } = words
  const { phase, calls } = view.play
  const said = calls.at(-1)
  const call = said ? spoken(words, said) : ''
  const says = lunar.phase[phase]
  if (phase === 'deciding' || phase === 'verified') {
    const isMine = mayChoose(view, patron) && boxOf(view, patron)?.choice === null
    if (!isMine) return { says: lunar.othersDecide, sub: '' }
    return { says: lunar.phase.deciding, sub: phase === 'deciding' ? lunar.moves : call }
  }
  /** While bets are taken, the last call is about the round before. */
  return { says, sub: isClosed(view.play) && call !== says ? call : '' }
}
