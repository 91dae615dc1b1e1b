import { createHmac } from 'node:crypto'
import { CommandIds } from '../../src/server/log/command-id-index.ts'
import type { Snapshot } from '../../src/server/log/store.ts'
import { Cashier } from '../../src/server/money/cashier.ts'
import type { Flaws } from './database.ts'
import { repeated, type Script } from './plan.ts'
import { KEY } from './process.ts'

/** Mistakes that are planted to prove that the simulation finds them. */

export interface Mistake {
  readonly script: Script
  readonly flaws?: Flaws
  /** Puts a mistake into the server; returns how to take it out again. */
  readonly plant?: () => () => void
  /** What the simulation has to say about it. */
  readonly found: RegExp
}

const replaced = <T extends object, K extends keyof T>(on: T, name: K, by: T[K]): (() => void) => {
  const before = on[name]
  on[name] = by
  return () => {
    on[name] = before
  }
}

/** A snapshot that the house itself signed, of another moment than it says. */
const misdated = (): ((snapshot: Snapshot) => Snapshot) => {
  const before = new Map<string, string>()
  return snapshot => {
    const body = before.get(snapshot.log) ?? snapshot.body
    before.set(snapshot.log, snapshot.body)
    const { log, seq, hash, program } = snapshot
    const mac = createHmac('sha256', KEY)
      .update(JSON.stringify(['snapshot', log, seq, hash, program, body]))
      .digest('hex')
    return { log, seq, hash, program, body, mac }
  }
}

export const MISTAKES: Readonly<Record<string, () => Mistake>> = {
  'the fence is removed': () => ({
    script: repeated('roulette-1', 'second server'),
    flaws: { isUnfenced: true },
    found: /writer of the past/,
  }),
  'an append is acknowledged before it is stored': () => ({
    script: repeated('roulette-1', 'kill'),
    flaws: { isHasty: true },
    found: /nowhere|not stored|ahead of its log/,
  }),
  'a crash loses the last entries': () => ({
    script: repeated('roulette-1', 'kill'),
    flaws: { isUnsynced: true },
    found: /stored and is lost/,
  }),
  'an id may be used twice': () => ({
    script: repeated('roulette-1', 'lines'),
    flaws: { isForgetful: true },
    plant: () => replaced(CommandIds.prototype, 'isRecent', () => false),
    found: /done twice/,
  }),
  'a snapshot of another moment is trusted': () => ({
    script: repeated('roulette-1', 'restart', 'lines', 'lines'),
    flaws: { alters: misdated() },
    found:
      /does not have the state|sees another table|does not fit|add up|the books|progress|issued|does not open/,
  }),
  'payments that a crash interrupted are not finished': () => ({
    script: repeated('roulette-1', 'slow', 'kill'),
    plant: () => replaced(Cashier.prototype, 'settle', async () => undefined),
    found: /was forgotten|issued/,
  }),
  'chips that come back are not paid out': () => ({
    script: repeated('roulette-1', 'lines'),
    plant: () => replaced(Cashier.prototype, 'payOut', async () => undefined),
    found: /was forgotten/,
  }),
}
