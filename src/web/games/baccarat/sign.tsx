import { tableDifferential } from '../../../games/baccarat/s05-wagers/basic-wagers.ts'
import { HAND_PAYS, sidePays } from '../../../games/baccarat/s05-wagers/printed-odds.ts'
import { dollars, useWords, type Words } from '../../i18n/index.ts'
import { ClauseLink } from '../../ui/clause.tsx'
import type { SignRow } from '../face.ts'
import { type Baccarat, bankerStep } from './table.ts'

/** What this game has on its sign: what every wager pays, steps, the differential, its notices. */

export const signRows = (
  { sign, baccarat, said }: Words,
  { sign: { limits }, play: { elections } }: Baccarat,
): readonly SignRow[] =>
  Object.keys(limits).map(kind => {
    const pays = HAND_PAYS[elections.variant]
    const printed = {
      main: baccarat.mainPays(said.pays(pays.player), said.pays(pays.banker)),
      tie: said.pays(`${elections.tie} to 1`),
    }[kind]
    const name = kind === 'main' ? sign.hands : baccarat.kind(kind)
    return { kind, name, pays: printed ?? said.pays(sidePays(kind, elections)) }
  })

const EXACTLY = { nz5: 'nz5:5.12', 'nz5-old': 'nz5-old:5.12', mbs: 'mbs:4.1' } as const

export const SignNotes = ({ view }: { readonly view: Baccarat }) => {
  const { sign, said } = useWords()
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
      {view.play.notices.map(({ says, under }) => (
        <li key={says}>
          {said.notice(says)} <ClauseLink id={under} />
        </li>
      ))}
      {differential !== undefined && <li>{sign.differential(room(differential))}</li>}
    </>
  )
}
