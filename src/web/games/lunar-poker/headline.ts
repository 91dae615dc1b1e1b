import { phraseText, type Words } from '../../i18n/index.ts'
import type { Headline } from '../face.ts'
import { boxOf, isClosed, type Lunar, mayChoose } from './table.ts'

/** What the patron can do at Lunar Poker, phase by phase. */

export const headlineOf = (words: Words, view: Lunar, patron: string): Headline => {
  const { lunar } = words
  const { phase, calls } = view.play
  const said = calls.at(-1)
  const call = said ? phraseText(words, said) : ''
  const says = lunar.phase[phase]
  if (phase === 'deciding' || phase === 'verified') {
    if (!mayChoose(view, patron)) return { says: lunar.othersDecide, sub: '' }
    const choice = boxOf(view, patron)?.choice
    if (choice) return { says: lunar.chose[choice], sub: lunar.mayChange }
    return { says: lunar.phase.deciding, sub: phase === 'deciding' ? lunar.moves : call }
  }
  /** While bets are taken, the last call is about the round before. */
  return { says, sub: isClosed(view.play) && call !== says ? call : '' }
}
