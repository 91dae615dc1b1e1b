import type { Command, Event } from '../../../src/kernel/game.ts'
import { chips } from '../../../src/kernel/money.ts'
import { type Decision, isRefusal } from '../../../src/kernel/refusal.ts'
import type { Session } from '../../../src/tournament/director/state.ts'
import { irregular } from '../irregularities.ts'
import { type Subject, tapeOf } from '../subject.ts'
import { SUBJECTS } from '../subjects.ts'
import { tournamentOf } from '../tournaments.ts'
import { ofTournament } from './desk.ts'
import { decisionMark, Hash, many, numbersOf, type RecordLine } from './marks.ts'
import { inSession, SESSIONS } from './sessions.ts'

/**
 * Seeded evenings with legal and illegal commands: all events with their clauses, and the clauses
 * of all refusals. A change of the rules that affects an evening changes its marks.
 */

/** Steps that share a mark. */
const STRIDE = 10

type Take = (command: Command, decision: Decision<Event>) => void

class Marks {
  readonly #hash = new Hash()
  #steps = 0
  readonly all: string[] = []

  take(command: Command, decision: Decision<Event>): void {
    this.#hash.add(decisionMark(command, decision))
    this.#steps += 1
    if (this.#steps % STRIDE === 0) this.#mark()
  }

  end(): readonly string[] {
    this.#mark()
    return this.all
  }

  #mark(): void {
    this.all.push(this.#hash.mark(3))
  }
}

const marked = (plays: (take: Take) => void): readonly string[] => {
  const marks = new Marks()
  plays((command, decision) => marks.take(command, decision))
  return marks.end()
}

const atTable = ({ game, config, proposes }: Subject, seed: number): readonly string[] =>
  marked(take => {
    const numbers = numbersOf(seed, 160)
    let state = game.open(config)
    for (let i = 0; i < numbers.length; i += 1) {
      const tape = tapeOf(numbers.slice(i))
      const goesWrong = numbers[i]! % 13 === 0
      const command = goesWrong ? irregular(tape, state) : proposes(tape, state)
      const decision = game.decide(state, command)
      take(command, decision)
      if (!isRefusal(decision)) state = decision.reduce(game.evolve, state)
    }
  })

// biome-ignore format: a list
const AMOUNTS: readonly string[] = [
  'chips', 'piece', 'amount', 'minimum', 'maximum', 'step', 'fee', 'tableMinimum', 'waivedFrom', 'differential',
  'maxPayout',
]

/** The smallest chips are worth one cent, and wagers are a few cents. */
const small = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value), (key, each) =>
    typeof each === 'number' && AMOUNTS.includes(key) ? Math.ceil(each / 500) : each,
  )

const inCents = (subject: Subject): Subject => ({
  ...subject,
  config: { ...small(subject.config), denominations: [chips(1)] },
  proposes: (tape, state) => small(subject.proposes(tape, state)),
})

const VIEWERS = [{ role: 'dealer' }, { role: 'rail' }, { role: 'patron', patron: 'Ana' }] as const

const ENDS = { by: { role: 'chance' }, does: 'ends' } as const

/** With everything that its pages show at the end. */
const ofDirector = (seed: number): readonly string[] =>
  marked(take => {
    const { state } = tournamentOf(numbersOf(seed, 60), take)
    take(ENDS, ofTournament(state, VIEWERS) as never)
  })

/** More sessions than a page shows, in any state. */
const ofManySessions = (seed: number): readonly string[] =>
  marked(take => {
    const { state } = tournamentOf(numbersOf(seed, 60), () => undefined)
    const tape = tapeOf(numbersOf(seed, 400))
    const session = (): Session => ({
      stage: tape.below(state.conditions.stages.length),
      playOff: tape.below(5) === 0,
      players: [tape.one(['Ana', 'Ben']), 'Cho'],
      startsAt: tape.below(1000),
      ...tape.one<Partial<Session>>([
        {},
        { begun: true },
        { begun: true, counted: { by: 'Eve', stacks: { Cho: 1 } } },
        { begun: true, result: { stacks: { Ana: 100, Cho: 50 } } },
        { isVoid: true },
      ]),
    })
    const sessions = Array.from({ length: 58 + tape.below(12) }, session)
    take(ENDS, ofTournament({ ...state, sessions }, VIEWERS) as never)
  })

export const EVENINGS: readonly RecordLine[] = [
  ...SUBJECTS.flatMap(subject => [
    ...many(8, subject.name, seed => atTable(subject, seed)),
    ...many(4, `${subject.name} in cents`, seed => atTable(inCents(subject), seed)),
  ]),
  ...Object.entries(SESSIONS).flatMap(([name, terms]) =>
    many(8, `session of ${name}`, seed =>
      marked(take => inSession(terms, numbersOf(seed, 160), take)),
    ),
  ),
  ...many(40, 'tournament', ofDirector),
  ...many(12, 'many sessions', ofManySessions),
]
