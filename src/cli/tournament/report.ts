import type { Patron } from '../../kernel/people.ts'
import { dollars } from '../../kernel/refusal.ts'
import { isGameName, playedBy } from '../../tournament/application.ts'
import type { Conditions } from '../../tournament/conditions.ts'
import type { DirectorEvent, DirectorState } from '../../tournament/director-state.ts'
import type { Payment } from '../../tournament/money.ts'
import type { Award } from '../../tournament/prizes.ts'
import type { Placing } from '../../tournament/ranking.ts'
import type { Played } from './heat.ts'

/** A tournament in plain lines, each decision with the clause behind it. */

export const announced = ({ name, game }: Conditions): readonly string[] => [
  `${name}: a tournament of ${game.replace('-', ' ')}.`,
  ...(isGameName(game) ? [`Played ${playedBy(game)}.`] : []),
]

const listed = (stacks: Readonly<Record<Patron, number>>): string =>
  Object.entries(stacks)
    .toSorted(([, a], [, b]) => b - a)
    .map(([patron, held]) => `${patron} ${dollars(held)}`)
    .join(', ')

/** Which heat of its stage a session is, where there are several. */
const nameOf = ({ sessions, conditions }: DirectorState, at: number): string => {
  const { stage, playOff } = sessions[at]!
  const { name } = conditions.stages[stage]!
  const heats = sessions.filter(each => each.stage === stage && !each.playOff)
  const table = heats.length > 1 ? `, table ${heats.indexOf(sessions[at]!) + 1}` : ''
  const titled = name.charAt(0).toUpperCase() + name.slice(1)
  return playOff ? `${titled}, play-off` : `${titled}${table}`
}

export const sessionLines = (
  state: DirectorState,
  at: number,
  { result, rounds, under }: Played,
): readonly string[] => {
  const unit = state.conditions.game.endsWith('roulette') ? 'spins' : 'rounds'
  return ['', `${nameOf(state, at)}: ${rounds} ${unit} (${under})`, `  ${listed(result.stacks)}`]
}

const placeLine = ({ patron, place, tied, under }: Placing, award: Award | undefined): string => {
  const things = [
    ...(award?.items ?? []),
    ...(award?.sharedItems ?? []).map(item => `part in ${item}`),
  ]
  const prize = [award && award.money > 0 ? dollars(award.money) : '', ...things]
  const rests = award && award.under !== under ? `${under}, ${award.under}` : under
  const shown = prize.filter(each => each !== '').join(' and ') || 'no prize'
  return `  ${place}${tied > 1 ? '=' : ' '} ${patron.padEnd(12)} ${shown} (${rests})`
}

export const line = (event: DirectorEvent): readonly string[] => {
  switch (event.is) {
    case 'PlayOffCalled':
      return [`  Play-off for ${event.for}: ${event.session.players.join(', ')} (${event.under}).`]
    case 'Qualified':
      return [`  On they go: ${event.patrons.join(', ')} (${event.under}).`]
    case 'TournamentDecided':
      return [
        '',
        'Places',
        ...event.placings.map(placing =>
          placeLine(
            placing,
            event.awards.find(({ patron }) => patron === placing.patron),
          ),
        ),
      ]
    case 'ItemShared':
      return [
        `  ${event.item} goes to ${'to' in event.how ? event.how.to : 'its buyer'} (${event.under}).`,
      ]
    default:
      return []
  }
}

interface Sum {
  readonly chips: number
  readonly under: ReadonlySet<string>
}

/** What came in and what went out, by what it was for, with the clauses. */
export const moneyLines = (payments: readonly Payment[]): readonly string[] => {
  const sums = new Map<string, Sum>()
  for (const { does, chips, for: what, under } of payments) {
    const key = `${does === 'pays' ? 'in' : 'out'}   ${what}`
    const before = sums.get(key) ?? { chips: 0, under: new Set<string>() }
    sums.set(key, { chips: before.chips + chips, under: new Set([...before.under, under]) })
  }
  const rows = [...sums].map(([key, { chips, under }]) => {
    const [way, what] = key.split('   ')
    return `  ${way!.padEnd(4)}${dollars(chips).padEnd(10)} ${what} (${[...under].join(', ')})`
  })
  return rows.length === 0 ? [] : ['', 'Money', ...rows]
}
