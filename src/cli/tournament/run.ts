import { assert } from '../../kernel/assert.ts'
import type { Patron } from '../../kernel/people.ts'
import { dollars, isRefusal, sentence } from '../../kernel/refusal.ts'
import { seeded } from '../../odds/random.ts'
import { below } from '../../server/chance.ts'
import { isGameName } from '../../tournament/application.ts'
import type { Conditions } from '../../tournament/conditions.ts'
import { director } from '../../tournament/director.ts'
import type {
  DirectorCommand,
  DirectorEvent,
  DirectorState,
} from '../../tournament/director-state.ts'
import type { SessionTerms } from '../../tournament/table-state.ts'
import { type Below, playSession } from './heat.ts'

/** The whole course of a tournament, line by line. */

const OPERATOR = { role: 'staff', rank: 'operator' } as const
const DIRECTOR = { role: 'staff', rank: 'casino-supervisor' } as const

const entering = (form: readonly string[], patron: Patron): readonly DirectorCommand[] => [
  {
    by: { role: 'patron', patron },
    does: 'apply',
    form: Object.fromEntries(form.map(field => [field, patron])),
  },
  { by: OPERATOR, does: 'notify', patron },
  { by: OPERATOR, does: 'accept', patron },
]

const termsOf = (state: DirectorState, at: number): SessionTerms => {
  const { conditions, sessions } = state
  const { stage, playOff, players } = sessions[at]!
  const { startingChips, limits, increment, duration } = conditions.stages[stage]!
  assert(isGameName(conditions.game), 'entries opened for a game that is played')
  return {
    game: conditions.game,
    tournament: conditions.name,
    players,
    startingChips: playOff ? conditions.playOff.chips : startingChips,
    limits,
    increment,
    duration: playOff ? conditions.playOff.duration : duration,
    passCards: conditions.passCards,
    secretCards: conditions.secretCards,
    chipIssue: conditions.chipIssue,
  }
}

const listed = (stacks: Readonly<Record<Patron, number>>): string =>
  Object.entries(stacks)
    .toSorted(([, a], [, b]) => b - a)
    .map(([patron, held]) => `${patron} ${dollars(held)}`)
    .join(', ')

const line = (event: DirectorEvent): readonly string[] => {
  switch (event.is) {
    case 'PlayOffCalled':
      return [`  Tie: ${event.session.players.join(', ')} play off (${event.under}).`]
    case 'Qualified':
      return [`  On they go: ${event.patrons.join(', ')} (${event.under}).`]
    case 'TournamentDecided':
      return [
        'Places',
        ...event.placings.map(({ patron, place, tied, under }) => {
          const award = event.awards.find(each => each.patron === patron)
          const things = [...(award?.items ?? []), ...(award?.sharedItems ?? [])]
          const prize = [award && award.money > 0 ? dollars(award.money) : '', ...things]
          const rests = award && award.under !== under ? `${under}, ${award.under}` : under
          const shown = prize.filter(each => each !== '').join(' and ') || 'no prize'
          return `  ${place}${tied > 1 ? '=' : ' '} ${patron.padEnd(12)} ${shown} (${rests})`
        }),
      ]
    default:
      return []
  }
}

const randomBelow = (seed: string): Below => {
  let stream = 0
  return n =>
    below(n, () => {
      stream += 1
      return seeded(seed, stream)[0]!
    })
}

export const runTournament = (
  conditions: Conditions,
  players: readonly Patron[],
  seed: string,
): readonly string[] => {
  const chance = randomBelow(seed)
  const lines = [`${conditions.name}: a tournament of ${conditions.game}.`]
  let state = director.open(conditions)
  const tell = (command: DirectorCommand): void => {
    const decision = director.decide(state, command)
    if (isRefusal(decision)) {
      lines.push(`  Refused: ${sentence(decision)} (${decision.refused})`)
      return
    }
    state = decision.reduce(director.evolve, state)
    lines.push(...decision.flatMap(line))
  }
  tell({ by: OPERATOR, does: 'open-entries' })
  for (const patron of players)
    for (const command of entering(conditions.entryForm, patron)) tell(command)
  tell({ by: OPERATOR, does: 'begin' })
  if (state.status !== 'running') tell({ by: OPERATOR, does: 'cancel', ground: 'participation' })
  while (state.status === 'running') {
    const ask = director.awaits(state)
    const at = state.sessions.findIndex(({ result, isVoid }) => !result && !isVoid)
    if (ask?.for === 'lot') tell({ by: { role: 'chance' }, does: 'lot', number: chance(ask.of) })
    else {
      const { result, spins } = playSession(termsOf(state, at), chance)
      const { stage, playOff } = state.sessions[at]!
      const name = playOff ? 'play-off' : conditions.stages[stage]!.name
      lines.push(`${name}, ${spins} spins: ${listed(result.stacks)}`)
      tell({ by: DIRECTOR, does: 'session-ended', session: at, result })
    }
  }
  if (state.status === 'cancelled') lines.push('Called off; every fee was returned (nz7:2.4(b)).')
  return lines
}
