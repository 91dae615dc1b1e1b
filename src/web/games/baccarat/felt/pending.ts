import { tableDifferential } from '../../../../games/baccarat/s05-wagers/basic-wagers.ts'
import type { BaccaratView } from '../../../../games/baccarat/table/view.ts'
import type { DeskTable } from '../../../features/desk/desk-context.ts'
import type { Find, Pending } from '../../../features/desk/requests/pending.ts'
import { dollars, type Words } from '../../../i18n/index.ts'

/** Decisions that wait for staff: nominees, who turns the hands, and the differential. */

/** Only the server knows whether a patron plays at another table. */
const ELSEWHERE = { elsewhere: undefined }

type Nominated = DeskTable['desk']['nominations'][number]

const nominated = (
  { desk }: Words,
  { patron, nominee, stands }: Nominated,
  find: Find,
): readonly Pending[] => {
  const whom = { patron, nominee }
  const key = `${patron} ${nominee}`
  const deeds = (...all: readonly string[]) =>
    all.map(does => find(does, { ...whom, ...(does === 'approve-nominee' && ELSEWHERE) }))
  if (stands === 'requested')
    return [
      {
        key,
        says: desk.asksNominee(patron, nominee),
        deeds: deeds('approve-nominee', 'refuse-nominee'),
      },
    ]
  if (stands === 'approved')
    return [
      {
        key,
        says: desk.isApproved(patron, nominee),
        deeds: deeds('announce-nominee', 'refuse-nominee'),
      },
    ]
  return stands === 'ending'
    ? [{ key, says: desk.ends(patron, nominee), deeds: deeds('end-nominee') }]
    : []
}

/** @rule nz5:15.4 nz5:15.7 nz5:15.8 nz5:15.9 */
const international = ({ desk }: Words, play: BaccaratView, find: Find): readonly Pending[] => {
  const { pucks, out } = play
  const { splits, volunteers, kept, asked, voided } = play.international!
  return [
    ...splits
      .filter(({ directed, hand }) => !directed && out?.hand !== hand)
      .map(({ hand, patron, to }) => ({
        key: `split ${hand}`,
        says: desk.asksSplit(patron, desk.side(hand), to[0], to[1]),
        deeds: [find('direct-split', { hand })],
      })),
    ...volunteers
      .filter(({ hand }) => pucks[hand] === null && !kept.includes(hand))
      .map(({ hand, patron }) => ({
        key: `turner ${hand} ${patron}`,
        says: desk.volunteers(patron, desk.side(hand)),
        deeds: [find('direct-turner', { hand, patron }), find('dealer-turns', { hand })],
      })),
    ...asked
      .filter(({ hand }) => !voided.includes(hand))
      .map(({ hand, patron }) => ({
        key: `void ${hand} ${patron}`,
        says: desk.asksVoid(patron, desk.side(hand)),
        deeds: [find('void-hands', { hands: [hand] })],
      })),
  ]
}

const CALLED = ['called', 'offering', 'turning', 'dealing']

/** After the call, the two hands differ by more than the differential. @rule nz5:5.18 */
const differential = ({ desk }: Words, at: DeskTable, find: Find): readonly Pending[] => {
  const { play, wagers } = at.moment.view
  const { elections, international: round, phase } = play as BaccaratView
  const most = elections.differential
  const now = tableDifferential(wagers)
  const isWeighed = phase === 'called' || (round?.reopened && CALLED.includes(phase))
  if (most === undefined || now <= most || !isWeighed) return []
  const says = desk.isOver(dollars(now), dollars(most))
  return [{ key: 'differential', says, deeds: [find('reduce-differential')] }]
}

export const pending = (words: Words, at: DeskTable, find: Find): readonly Pending[] => {
  const play = at.moment.view.play as BaccaratView
  return [
    ...differential(words, at, find),
    ...at.desk.nominations.flatMap(one => nominated(words, one, find)),
    ...(play.international ? international(words, play, find) : []),
  ]
}
