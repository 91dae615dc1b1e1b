import type { Patron } from '../../kernel/people.ts'
import { isRefusal, sentence } from '../../kernel/refusal.ts'
import { seeded } from '../../odds/simulation/random.ts'
import { numberBelow } from '../../server/chance/shoe-commitments.ts'
import type { DirectorCommand } from '../../tournament/director/commands.ts'
import { director } from '../../tournament/director/director.ts'
import { paymentsOf } from '../../tournament/director/money.ts'
import type { Conditions } from '../../tournament/director/s02-entry/conditions.ts'
import type { DirectorEvent, DirectorState } from '../../tournament/director/state.ts'
import { termsOf } from '../../tournament/director/terms.ts'
import type { NumberSource } from '../../tournament/session/bots.ts'
import { type PlayedSession, playSession } from './heat.ts'
import { announced, line, moneyLines, sessionLines } from './report.ts'

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

/** If several players win an object, it goes to the first of them: bots always agree. */
const agreeing = ({ awards }: DirectorState): readonly DirectorCommand[] => {
  const shared = awards.flatMap(({ place, patron, sharedItems }) =>
    sharedItems.map(item => ({ place, patron, item })),
  )
  const first = shared.filter(
    ({ place, item }, i) => shared.findIndex(s => s.place === place && s.item === item) === i,
  )
  return first.map(({ place, patron, item }) => ({
    by: DIRECTOR,
    does: 'share-item',
    place,
    item,
    how: { to: patron },
  }))
}

const randomBelow = (seed: string): NumberSource => {
  let stream = 0
  return n =>
    numberBelow(n, () => {
      stream += 1
      return seeded(seed, stream)[0]!
    })
}

/** A tournament in progress: the lines so far, and everything that happened. */
interface Course {
  state: DirectorState
  readonly lines: string[]
  readonly events: DirectorEvent[]
}

const tell = (course: Course, command: DirectorCommand): void => {
  const decision = director.decide(course.state, command)
  if (isRefusal(decision)) {
    course.lines.push(`  Refused: ${sentence(decision)} (${decision.refused})`)
    return
  }
  course.state = decision.reduce(director.evolve, course.state)
  course.events.push(...decision)
  course.lines.push(...decision.flatMap(line))
}

/** Plays the next waiting session when its time has come. */
const playNext = (course: Course, chance: NumberSource): void => {
  const at = course.state.sessions.findIndex(({ result, isVoid }) => !result && !isVoid)
  const { startsAt } = course.state.sessions[at]!
  if (course.state.now < startsAt)
    tell(course, { by: { role: 'clock' }, does: 'time', at: startsAt })
  // A player who is alone in a session has already won it.
  if (course.state.sessions[at]!.result) return
  tell(course, { by: DIRECTOR, does: 'begin-session', session: at })
  const played: PlayedSession = playSession(termsOf(course.state, at), chance)
  course.lines.push(...sessionLines(course.state, at, played))
  tell(course, { by: DIRECTOR, does: 'session-ended', session: at, result: played.result })
}

export const runTournament = (
  conditions: Conditions,
  players: readonly Patron[],
  seed: string,
): readonly string[] => {
  const chance = randomBelow(seed)
  const course: Course = {
    state: director.open(conditions),
    lines: [...announced(conditions, players.length)],
    events: [],
  }
  tell(course, { by: OPERATOR, does: 'open-entries' })
  for (const patron of players)
    for (const command of entering(conditions.entryForm, patron)) tell(course, command)
  tell(course, { by: OPERATOR, does: 'begin' })
  if (course.state.status !== 'running')
    tell(course, { by: OPERATOR, does: 'cancel', ground: 'participation' })
  while (course.state.status === 'running') {
    const ask = director.awaits(course.state)
    if (ask?.for === 'lot')
      tell(course, { by: { role: 'chance' }, does: 'lot', number: chance(ask.of) })
    else playNext(course, chance)
  }
  for (const command of agreeing(course.state)) tell(course, command)
  course.lines.push(...moneyLines(course.events.flatMap(paymentsOf)))
  if (course.state.status === 'cancelled')
    course.lines.push('Called off; every fee was returned (nz7:2.4(b)).')
  return course.lines
}
