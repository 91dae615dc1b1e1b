import type { Viewer } from '../../../src/kernel/people.ts'
import { isRefusal } from '../../../src/kernel/refusal.ts'
import type { AnySetting } from '../../../src/scenario/stage.ts'
import { type DirectorState, entrants } from '../../../src/tournament/director/state.ts'
import { tapeOf } from '../subject.ts'
import { type AttemptContext, attempt } from './attempt.ts'
import { deskAt } from './desk.ts'
import { decisionMark, type Hash, numbersOf } from './marks.ts'

/** How many other commands are tried in a state. */
interface Trying {
  readonly seed: number
  readonly attempts: number
}

export const presentIn = (setting: AnySetting, state: unknown): AttemptContext => {
  const ring = setting.inside?.(state)
  const { wagers: places } = setting
  if (ring) return { ring, places, patrons: Object.keys(ring.patrons) }
  return { ring, places, patrons: entrants(state as DirectorState).map(([patron]) => patron) }
}

const viewers = ({ patrons }: AttemptContext): readonly Viewer[] => [
  { role: 'rail' },
  { role: 'dealer' },
  { role: 'auditor' },
  ...patrons.slice(0, 2).map(patron => ({ role: 'patron', patron }) as const),
]

/** Everything that people see in a state, and the rules' answers to other commands. */
export const markedAt = (
  hash: Hash,
  setting: AnySetting,
  state: unknown,
  { seed, attempts }: Trying,
): void => {
  const { game, commands } = setting
  const present = presentIn(setting, state)
  hash.add([game.awaits(state), deskAt(setting, state, viewers(present))])
  for (const viewer of viewers(present)) hash.add(game.view(state, viewer))
  const numbers = numbersOf(seed, attempts * 40)
  for (let i = 0; i < attempts; i += 1) {
    const command = attempt(commands, tapeOf(numbers.slice(i * 40)), present)
    const decision = game.decide(state, command)
    hash.add(decisionMark(command, decision))
    if (isRefusal(decision)) continue
    const after = decision.reduce(game.evolve, state)
    for (const viewer of viewers(present).slice(1)) hash.add(game.view(after, viewer))
    const next = attempt(commands, tapeOf(numbers.slice(i * 40 + 20)), presentIn(setting, after))
    hash.add([game.awaits(after), decisionMark(next, game.decide(after, next))])
  }
}
