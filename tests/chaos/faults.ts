import type { NatsServer } from '../fixtures/processes/nats-servers.ts'
import type { Dice } from '../simulation/world.ts'
import type { Databases } from './databases.ts'
import type { House } from './houses.ts'
import { LINES, type Line, type Lines } from './lines.ts'

/** The faults of a run, chosen by the seed. */

export interface FaultTargets {
  readonly houses: readonly House[]
  readonly nats: readonly NatsServer[]
  readonly databases: Databases
  readonly lines: Lines
}

export interface Fault {
  readonly is: string
  /** Waits until the fault can happen. */
  readonly ready?: () => Promise<void>
  /** Resolves when the fault is over and everything is restored. */
  readonly happen: () => Promise<void>
}

const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

type Kind = (struck: FaultTargets, dice: Dice) => Fault

const ofHouse =
  (is: string, act: (house: House, dice: Dice) => Promise<void>): Kind =>
  ({ houses }, dice) => {
    const house = dice.pick(houses)
    return { is: `${is} ${house.name}`, happen: () => act(house, dice) }
  }

const killed = ofHouse('kill', async (house, dice) => {
  await house.end('SIGKILL')
  await pause(dice.between(100, 3000))
  house.start()
})

const stopped = ofHouse('restart', async house => {
  await house.end('SIGTERM')
  house.start()
})

/**
 * About as long as a lease lasts, so that the server wakes up just before or after it loses its
 * tables.
 */
const paused = ofHouse('pause', async (house, dice) => {
  house.signal('SIGSTOP')
  await pause(dice.between(1000, 7000))
  house.signal('SIGCONT')
})

const cutFrom =
  (cut: readonly Line[]): Kind =>
  ({ houses, lines }, dice) => {
    const at = dice.below(houses.length)
    const lasts = dice.between(1000, 9000)
    return {
      is: `cut ${houses[at]!.name} from ${cut.join(', ')}`,
      happen: async () => {
        for (const line of cut) await lines.cut(at, line)
        await pause(lasts)
        for (const line of cut) await lines.mend(at, line)
      },
    }
  }

const natsKilled: Kind = ({ nats }, dice) => {
  const at = dice.below(nats.length)
  return {
    is: `kill NATS ${at + 1}`,
    happen: async () => {
      await nats[at]!.kill()
      await pause(dice.between(500, 4000))
      await nats[at]!.start()
    },
  }
}

const allNatsKilled: Kind = ({ nats }, dice) => ({
  is: 'kill all of NATS',
  happen: async () => {
    for (const server of nats) await server.kill()
    await pause(dice.between(500, 5000))
    for (const server of nats) await server.start()
  },
})

const onDatabase =
  (does: 'restart' | 'crash' | 'promote'): Kind =>
  ({ databases }) => ({
    is: `${does} the database`,
    ready: () => databases.inStep(),
    happen: () => databases[does](),
  })

const KINDS: readonly Kind[] = [
  ...Array.from({ length: 10 }, () => killed),
  stopped,
  paused,
  natsKilled,
  natsKilled,
  allNatsKilled,
  onDatabase('restart'),
  onDatabase('crash'),
  onDatabase('promote'),
]

const CUTS: readonly (readonly Line[])[] = [
  ['database'],
  ['messages'],
  ['database', 'messages'],
  LINES,
]

const lineCut: Kind = (struck, dice) => cutFrom(dice.pick(CUTS))(struck, dice)

/** Each of them once, then again in another order. */
export function* faultsBy(dice: Dice, struck: FaultTargets): Generator<Fault> {
  const kinds = struck.lines.canCut ? [...KINDS, lineCut, lineCut] : KINDS
  for (;;) {
    const left = [...kinds]
    while (left.length > 0) yield left.splice(dice.below(left.length), 1)[0]!(struck, dice)
  }
}
