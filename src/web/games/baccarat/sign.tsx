import { BOOKS } from '../../../games/baccarat/books/index.ts'
import { tableDifferential } from '../../../games/baccarat/s05-wagers/basic-wagers.ts'
import { HAND_PAYS, sidePays, toOne } from '../../../games/baccarat/s05-wagers/printed-odds.ts'
import { dollars, phraseText, useWords, type Words } from '../../i18n/index.ts'
import { ClauseLink } from '../../ui/clause.tsx'
import type { SignRow } from '../face.ts'
import { type Baccarat, bankerStep } from './table.ts'

/** This game's part of the sign: payouts, steps, the differential and notices. */

export const signRows = (
  words: Words,
  { sign: { limits }, play: { elections } }: Baccarat,
): readonly SignRow[] => {
  const { sign, baccarat } = words
  return Object.keys(limits).map(kind => {
    const pays = HAND_PAYS[elections.variant]
    const printed = {
      main: baccarat.mainPays(phraseText(words, pays.player), phraseText(words, pays.banker)),
      tie: phraseText(words, toOne(elections.tie)),
    }[kind]
    const name = kind === 'main' ? sign.hands : baccarat.kind(kind)
    return { kind, name, pays: printed ?? phraseText(words, sidePays(kind, elections)) }
  })
}

const EXACTLY = { nz5: 'nz5:5.12', 'nz5-old': 'nz5-old:5.12', mbs: 'mbs:4.1' } as const

export const SignNotes = ({ view }: { readonly view: Baccarat }) => {
  const words = useWords()
  const { sign } = words
  const step = bankerStep(view)
  const { differential, book } = view.play.elections
  const room = (most: number) => dollars(Math.max(0, most - tableDifferential(view.wagers)))
  return (
    <>
      {step > 0 && (
        <li>
          {sign.step(dollars(step))} <ClauseLink id={EXACTLY[book]} />
        </li>
      )}
      {BOOKS[book].notices(view.play.elections).map(notice => (
        <li key={notice.says}>
          {phraseText(words, notice)} <ClauseLink id={notice.under} />
        </li>
      ))}
      {differential !== undefined && <li>{sign.differential(room(differential))}</li>}
    </>
  )
}
