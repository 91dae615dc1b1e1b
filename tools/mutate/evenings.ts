import { everyAccount, type TableState } from '../../src/general/state.ts'
import type { Command, Event } from '../../src/kernel/game.ts'
import { type Log, replay, submit } from '../../src/kernel/log.ts'
import { isRefusal } from '../../src/kernel/refusal.ts'
import { type Subject, tapeOf } from '../../tests/properties/subject.ts'
import { SUBJECTS } from '../../tests/properties/subjects.ts'

/** Random evenings at every table, legal and illegal, under the properties of every game. */

const TAPES = 12
const LENGTH = 160

/** A linear congruential generator is enough here, and always gives the same tape. */
const tapeNumbers = (seed: number): readonly number[] => {
  let state = seed * 7919 + 17
  return Array.from({ length: LENGTH }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state % 1_000_001
  })
}

type Table = Log<TableState<unknown>, Command, Event>

const isSound = ({ state }: Table): boolean => {
  const sums = new Map<string, number>()
  for (const [account, kinds] of everyAccount(state))
    for (const [kind, held = 0] of Object.entries(kinds)) {
      if (held < 0 && account !== 'bank' && account !== 'cage') return false
      sums.set(kind, (sums.get(kind) ?? 0) + held)
    }
  return [...sums.values()].every(sum => sum === 0)
}

const evening = ({ game, config, proposes }: Subject, seed: number): boolean => {
  const numbers = tapeNumbers(seed)
  let log: Table = { state: game.open(config), entries: [] }
  for (let i = 0; i < numbers.length; i += 1) {
    const command = proposes(tapeOf(numbers.slice(i)), log.state)
    const { log: after, decision } = submit(game, log, `c${i}`, command)
    if (isRefusal(decision) && after !== log) return false
    log = after as Table
    if (!isSound(log)) return false
  }
  const again = replay(game, config, log.entries)
  return JSON.stringify(again) === JSON.stringify(log.state)
}

export const evenings = SUBJECTS.flatMap(subject =>
  Array.from({ length: TAPES }, (_, seed) => ({
    name: `evening ${seed} at ${subject.name}`,
    fails: () => !evening(subject as Subject, seed),
  })),
)
