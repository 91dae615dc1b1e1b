import type {
  Standing,
  TournamentView,
} from '../../../../tournament/director/view/tournament-view.ts'
import { dollars, useWords, type Words } from '../../../i18n/index.ts'
import { sessionName } from '../session/header.tsx'

/** The ranking on the wall: everyone at a table by chips; after play, the places. */

interface RankingProps {
  readonly view: TournamentView
  /** The only table in play. */
  readonly one: Standing | undefined
}

interface Leader {
  readonly patron: string
  readonly chips: number
  /** What the player has won or lost since the session began; null when the session is over. */
  readonly change: number | null
  readonly says: string
  readonly doing: string
  readonly isTurn: boolean
  readonly isOut: boolean
  /** Once it is decided. */
  readonly place?: number
}

const LEADERS = 8

export const isOn = ({ status }: Standing): boolean =>
  ['seating', 'running', 'over'].includes(status)

type Player = Standing['players'][number]

const doingOf = ({ tournament: { wall } }: Words, standing: Standing, one: Player): string => {
  if (one.status !== 'active') return wall.isOut
  if (one.offline !== null) return wall.offline
  if (one.card !== null) return one.card === 'secret' ? wall.secretBet : wall.passes
  if (standing.status === 'over') return wall.counting
  if (standing.turn === one.patron) return wall.bettingNow
  return one.done ? wall.done : ''
}

const placed = (words: Words, view: TournamentView): readonly Leader[] =>
  view.placings.map(({ patron, place }) => {
    const award = view.awards.find(each => each.patron === patron)
    const { items = [], sharedItems = [] } = award ?? {}
    const { results, wall } = words.tournament
    return {
      patron,
      chips: award?.money ?? 0,
      change: null,
      says: place === 1 ? wall.winner : results.nth(place),
      doing: [...items, ...sharedItems.map(item => results.shared(item))].join(', '),
      isTurn: false,
      isOut: false,
      place,
    }
  })

const startOf = ({ conditions, sessions }: TournamentView, at: number): number => {
  const session = sessions.find(each => each.at === at)
  if (session?.playOff) return conditions.playOff.chips
  return conditions.stages[session?.stage ?? 0]!.startingChips
}

const playing = (words: Words, { view, one }: RankingProps): readonly Leader[] => {
  const { wall } = words.tournament
  return view.standings
    .filter(isOn)
    .flatMap(standing =>
      standing.players
        .filter(({ status }) => status === 'active' || status === 'out')
        .map((player): Leader => {
          const { patron, chips, seat } = player
          const where = sessionName(words, view, standing.session)
          return {
            patron,
            chips,
            change: chips - startOf(view, standing.session),
            says: one ? wall.seat(seat) : wall.at(where, seat),
            doing: doingOf(words, standing, player),
            isTurn: standing.turn === patron,
            isOut: player.status !== 'active',
          }
        }),
    )
    .toSorted((a, b) => b.chips - a.chips)
}

/** How many players go on or win a prize, with a label. */
const cutOf = (
  words: Words,
  { view, one }: RankingProps,
): readonly [number, string] | undefined => {
  const { wall } = words.tournament
  if (view.placings.length > 0) return undefined
  const { progression } = view.conditions.stages[view.stage] ?? {}
  if (!progression)
    return [view.conditions.prizes.length, wall.share(view.conditions.prizes.length)]
  const { by, count } = progression
  const isRanked = by === 'top-overall' || (by === 'top-per-table' && one !== undefined)
  return isRanked ? [count, wall.goOn(count)] : undefined
}

/** The best of each table go on, and several tables play. @rule nz7:2.2(x) */
const ruleOf = ({ tournament: { wall, form } }: Words, { view, one }: RankingProps): string => {
  const { progression } = view.conditions.stages[view.stage] ?? {}
  const isPerTable = progression && progression.by !== 'top-overall' && one === undefined
  if (!isPerTable || view.placings.length > 0) return ''
  return wall.rule(form.goesOn[progression.by](progression.count))
}

const signed = (sum: number): string =>
  sum === 0 ? '' : `${sum > 0 ? '+' : '−'}${dollars(Math.abs(sum))}`

/** Players with equal chips have the same place. @rule nz7:5.6 */
const placeOf = (all: readonly Leader[], { chips, place }: Leader): number =>
  place ?? all.filter(each => each.chips > chips).length + 1

export const Board = (told: RankingProps) => {
  const words = useWords()
  const { view } = told
  const rule = ruleOf(words, told)
  const all = view.placings.length > 0 ? placed(words, view) : playing(words, told)
  const most = Math.max(1, ...all.map(({ chips }) => chips))
  const [cut = 3, says = ''] = cutOf(words, told) ?? []
  return (
    <ol className="wall-leaders" aria-label={words.tournament.ranking}>
      {all.slice(0, LEADERS).map((leader, i) => (
        <li
          key={leader.patron}
          data-turn={leader.isTurn || undefined}
          data-top={placeOf(all, leader) <= cut || undefined}
          data-out={leader.isOut || undefined}
          data-placed={leader.place !== undefined || undefined}
          data-cut={i === cut - 1 && all.length > cut && says !== '' ? says : undefined}
        >
          <span className="place">{placeOf(all, leader)}</span>
          <span className="who">
            <strong>{leader.patron}</strong>
            <small>{leader.says}</small>
          </span>
          <span className="stack" aria-hidden="true" data-off={leader.change === null || undefined}>
            <span style={{ inlineSize: `${(leader.chips / most) * 100}%` }} />
          </span>
          <b>{leader.place !== undefined && leader.chips === 0 ? '' : dollars(leader.chips)}</b>
          <span className="change">{leader.change === null ? '' : signed(leader.change)}</span>
          <span className="doing">{leader.doing}</span>
        </li>
      ))}
      {rule && <li className="wall-rule">{rule}</li>}
    </ol>
  )
}
