import type { Floor } from '../floor/floor.ts'
import type { HouseLog } from '../log/house-log.ts'
import { realRandomness } from '../randomness.ts'
import { realTime } from '../time.ts'
import { blockFault } from './generator-health.ts'

/**
 * Tests the generator before a table opens and every hour. Nobody is dealt from a broken generator.
 */

const BLOCK = 64 * 1024
const HOUR = 3_600_000

type Draw = () => Uint8Array

/** From the generator of all secrets. No draw uses these bytes. */
const rawBlock: Draw = () => realRandomness.bytes(BLOCK)

type FailureLog = Pick<HouseLog, 'chanceFailed'>

/** The fault, once it is in the log; undefined if the generator works. */
const failure = async (house: FailureLog, draw: Draw): Promise<string | undefined> => {
  const broken = blockFault(draw())
  if (!broken) return undefined
  const { test, times } = broken
  const found = `the ${test} test found one byte ${times} times`
  await house.chanceFailed(found)
  return `The generator of random numbers has failed: ${found}. Nothing is dealt from it.`
}

/** A server with a broken generator does not start. */
export const soundAtStart = async (house: FailureLog, draw = rawBlock): Promise<void> => {
  const why = await failure(house, draw)
  if (why !== undefined) throw Object.assign(new Error(why), { code: 'UNUSABLE' })
}

/** Attended tables continue: their cards, wheel and dice are real. */
const halt = async (floor: Floor, why: string): Promise<void> => {
  await floor.tournaments.close(why)
  await floor.log.stop(why)
  for (const { seals, croupier, host } of floor.tables.values())
    if (seals) {
      croupier.stop()
      await host.stop(why)
    }
  await floor.cashier.payOut()
}

export interface Watch {
  /** Tests now. It also runs every hour. */
  readonly look: () => Promise<void>
  readonly stop: () => void
}

export const watchChance = (
  floor: Floor,
  house: FailureLog,
  fault: (of: string, error: unknown) => void,
  draw = rawBlock,
): Watch => {
  const look = async (): Promise<void> => {
    const why = await failure(house, draw)
    if (why === undefined) return
    stop()
    fault('chance', new Error(why))
    await halt(floor, why)
  }
  const stop = realTime.every(HOUR, () => {
    look().catch((error: unknown) => fault('chance', error))
  })
  return { look, stop }
}
