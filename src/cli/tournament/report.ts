import type { Patron } from '../../kernel/people.ts'
import { dollars } from '../../kernel/refusal.ts'
import type { Payment } from '../../tournament/director/money.ts'
import type {
  Conditions,
  Duration,
  Progression,
  Stage,
} from '../../tournament/director/s02-entry/conditions.ts'
import type { Award } from '../../tournament/director/s05-results/prizes.ts'
import type { Placing } from '../../tournament/director/s05-results/ranking.ts'
import type { DirectorEvent, DirectorState } from '../../tournament/director/state.ts'
import { isGameName, rulesNotice } from '../../tournament/session/application.ts'
import type { PlayedSession } from './heat.ts'

/** A tournament in plain lines, each decision with its clause. */

const MINUTE = 60_000

const lasting = ({ unit, value }: Duration): string =>
  unit === 'time'
    ? `${value / MINUTE} minutes`
    : `${value} ${value === 1 ? unit.slice(0, -1) : unit}`

const GOING_ON: Readonly<Record<Progression['by'], (count: number) => string>> = {
  'top-per-table': count => `the best ${count} of each table go on`,
  'top-overall': count => `the best ${count} of all go on`,
  'winners-and-best': count => `the winners and the best ${count} of the others go on`,
}

const stageLine = ({
  name,
  startingChips,
  limits,
  seats,
  duration,
  progression,
}: Stage): string => {
  const [sign, ...raised] = limits.map(
    ({ minimum, maximum }) => `${dollars(minimum)} to ${dollars(maximum)}`,
  )
  const rises = raised.length > 0 ? `, raised to ${raised.join(' and ')}` : ''
  const goes = progression ? `; ${GOING_ON[progression.by](progression.count)}` : ''
  const chips = `${dollars(startingChips)} in chips`
  return `  ${titled(name)}: ${seats} at a table, ${lasting(duration)}, ${chips}, wagers ${sign}${rises}${goes}.`
}

export const announced = (conditions: Conditions, players: number): readonly string[] => {
  const { name, game, entryFee, prizes, stages } = conditions
  const list = prizes.map(prize => ('money' in prize ? dollars(prize.money) : prize.item))
  const fee = entryFee > 0 ? `for ${dollars(entryFee)} each` : 'free of charge'
  return [
    `${name}: a tournament of ${game.replace('-', ' ')}.`,
    ...(isGameName(game) ? [`Played ${rulesNotice(game)}.`] : []),
    `${players} apply, ${fee}. Prizes: ${list.join(', ')}.`,
    ...stages.map(stageLine),
  ]
}

const titled = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

const listed = (stacks: Readonly<Record<Patron, number>>): string =>
  Object.entries(stacks)
    .toSorted(([, a], [, b]) => b - a)
    .map(([patron, held]) => `${patron} ${dollars(held)}`)
    .join(', ')

/** The name of a session: its stage, and its heat if the stage has several. */
const nameOf = ({ sessions, conditions }: DirectorState, at: number): string => {
  const { stage, playOff } = sessions[at]!
  const { name } = conditions.stages[stage]!
  const heats = sessions.filter(each => each.stage === stage && !each.playOff)
  const table = heats.length > 1 ? `, table ${heats.indexOf(sessions[at]!) + 1}` : ''
  return playOff ? `${titled(name)}, play-off` : `${titled(name)}${table}`
}

export const sessionLines = (
  state: DirectorState,
  at: number,
  { result, rounds, under }: PlayedSession,
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
      return [`  Promoted: ${event.patrons.join(', ')} (${event.under}).`]
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

/** Income and expenses by purpose, with their clauses. */
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
