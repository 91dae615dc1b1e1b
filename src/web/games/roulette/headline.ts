import { phraseText, type Words } from '../../i18n/index.ts'
import type { Headline } from '../face.ts'
import { pocketName } from './names.ts'
import { CALLED, isClosed, lastNumber, type Roulette } from './table.ts'

/** What the patron can do at a roulette table, phase by phase. */

export const headlineOf = (words: Words, { play }: Roulette): Headline => {
  const { phase } = words.roulette
  const said = play.calls.at(-1)
  const call = said ? phraseText(words, said) : ''
  /** The number matters most; the dealer's work with the chips comes after it. */
  const came = CALLED.includes(play.phase) ? lastNumber(play) : undefined
  if (came) return { says: pocketName(words, came), sub: phase[play.phase] }
  /** While bets are taken, only a void spin is news of the spin before: its bets are back. */
  const isNews = (isClosed(play) || said?.says === 'No spin') && call !== phase[play.phase]
  return { says: phase[play.phase], sub: isNews ? call : '' }
}
