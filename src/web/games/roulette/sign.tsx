import { LIMIT_KINDS } from '../../../games/roulette/book/limit-kinds.ts'
import { ODDS } from '../../../games/roulette/s03-wagers/odds.ts'
import { spokenText, useWords, type Words } from '../../i18n/index.ts'
import { ClauseLink } from '../../ui/clause.tsx'
import type { SignRow } from '../face.ts'
import type { Roulette } from './table.ts'

/** What every kind of wager pays, as shown on the sign. @rule nz8:3.9 */
export const signRows = ({ roulette }: Words, { sign: { limits } }: Roulette): readonly SignRow[] =>
  LIMIT_KINDS.filter(kind => Object.hasOwn(limits, kind)).map(kind => {
    const name = roulette.kinds[kind]!
    if (kind === 'racetrack') return { kind, name, pays: roulette.paysAsPieces }
    const { pays, to } = ODDS[kind === 'even-chance' ? 'red' : kind]
    return { kind, name, pays: roulette.pays(pays, to) }
  })

/** A note about this cloth. @rule ruling:805 */
export const SignNotes = ({ view }: { readonly view: Roulette }) => {
  const words = useWords()
  return view.play.notices.map(says => (
    <li key={says}>
      {spokenText(words, says)} <ClauseLink id="ruling:805" />
    </li>
  ))
}
