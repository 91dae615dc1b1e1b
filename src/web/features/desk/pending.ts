import { tableDifferential } from '../../../games/baccarat/s05-wagers/basic-wagers.ts'
import type { BaccaratView } from '../../../games/baccarat/view.ts'
import type { SnakeEyesView } from '../../../games/snake-eyes/view.ts'
import { dollars, type Words } from '../../i18n/index.ts'
import type { At } from './desk-context.ts'
import { type CommandForm, fixed, formFor } from './forms/command-forms.ts'

/** What somebody has asked for, or what has come about, and waits for a decision at this table. */

export interface Pending {
  readonly key: string
  readonly says: string
  /** What may be decided about it. */
  readonly deeds: readonly CommandForm[]
}

type Find = (does: string) => CommandForm

const finderAt =
  ({ line }: At): Find =>
  does =>
    formFor(line.game, does)

/** The house knows its other tables. */
const ELSEWHERE = { elsewhere: undefined }

type Nominated = At['desk']['nominations'][number]

const nominated = (
  { desk }: Words,
  { patron, nominee, stands }: Nominated,
  find: Find,
): readonly Pending[] => {
  const whom = { patron, nominee }
  const key = `${patron} ${nominee}`
  const deeds = (...all: readonly string[]) =>
    all.map(does => fixed(find(does), { ...whom, ...(does === 'approve-nominee' && ELSEWHERE) }))
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
        deeds: [fixed(find('direct-split'), { hand })],
      })),
    ...volunteers
      .filter(({ hand }) => pucks[hand] === null && !kept.includes(hand))
      .map(({ hand, patron }) => ({
        key: `turner ${hand} ${patron}`,
        says: desk.volunteers(patron, desk.side(hand)),
        deeds: [
          fixed(find('direct-turner'), { hand, patron }),
          fixed(find('dealer-turns'), { hand }),
        ],
      })),
    ...asked
      .filter(({ hand }) => !voided.includes(hand))
      .map(({ hand, patron }) => ({
        key: `void ${hand} ${patron}`,
        says: desk.asksVoid(patron, desk.side(hand)),
        deeds: [fixed(find('void-hands'), { hands: [hand] })],
      })),
  ]
}

const CALLED = ['called', 'offering', 'turning', 'dealing']

/** The two hands are backed too unequally, and the call has been made. @rule nz5:5.18 */
const differential = ({ desk }: Words, at: At, find: Find): readonly Pending[] => {
  const { play, wagers } = at.moment.view
  const { elections, international: round, phase } = play as unknown as BaccaratView
  const most = elections.differential
  const now = tableDifferential(wagers)
  const isWeighed = phase === 'called' || (round?.reopened && CALLED.includes(phase))
  if (most === undefined || now <= most || !isWeighed) return []
  const says = desk.isOver(dollars(now), dollars(most))
  return [{ key: 'differential', says, deeds: [find('reduce-differential')] }]
}

const baccarat = (words: Words, at: At, find: Find): readonly Pending[] => {
  const play = at.moment.view.play as unknown as BaccaratView
  return [
    ...differential(words, at, find),
    ...at.desk.nominations.flatMap(one => nominated(words, one, find)),
    ...(play.international ? international(words, play, find) : []),
  ]
}

/** @rule nz11a:6.1 nz11a:6.10 */
const snakeEyes = ({ desk }: Words, at: At, find: Find): readonly Pending[] => {
  const { dice, equipment } = at.moment.view.play as unknown as SnakeEyesView
  const missing = dice.filter(one => one.at === 'missing').map(({ id }) => id)
  return [
    ...missing.map(die => ({
      key: `die ${die}`,
      says: desk.isMissing(die),
      deeds: [fixed(find('die-found'), { die }), find('give-up-search')],
    })),
    ...(equipment === 'working'
      ? []
      : [{ key: 'equipment', says: desk.incident('equipment'), deeds: [find('resume')] }]),
  ]
}

const OF_GAME: Readonly<Record<string, typeof baccarat>> = { baccarat, 'snake-eyes': snakeEyes }

/** What is kept for patrons who have gone is theirs to have. @rule nz1:12.2 */
const unclaimed = ({ desk }: Words, at: At, find: Find): readonly Pending[] =>
  at.desk.patrons
    .filter(({ unclaimed: held }) => held > 0)
    .map(({ patron, unclaimed: held }) => ({
      key: `held ${patron}`,
      says: desk.isHeld(dollars(held), patron),
      deeds: [fixed(find('release-unclaimed'), { patron })],
    }))

/** The sign has stood long enough: the table may be closed. @rule nz1:8.0 */
const closing = ({ desk }: Words, { moment, desk: table }: At, find: Find): readonly Pending[] => {
  const { now, sign } = moment.view
  const isDue = table.open && sign.closesAt !== null && now >= sign.closesAt
  const deeds = [fixed(find('close-table'), CLOSES)]
  return isDue ? [{ key: 'closing', says: desk.mayClose, deeds }] : []
}

/** Nobody has to say why: the sign did. */
const CLOSES = { ground: undefined }

export const pendingAt = (words: Words, at: At): readonly Pending[] => {
  const find = finderAt(at)
  return [
    ...(OF_GAME[at.line.game]?.(words, at, find) ?? []),
    ...closing(words, at, find),
    ...unclaimed(words, at, find),
  ]
}
