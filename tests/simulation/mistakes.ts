import { createHmac } from 'node:crypto'
import type { Kept } from '../../src/records/entry.ts'
import { CommandIds } from '../../src/server/log/commands/command-id-index.ts'
import { Fold } from '../../src/server/log/log-fold.ts'
import type { Snapshot } from '../../src/server/log/store.ts'
import { Cashier } from '../../src/server/money/cashier.ts'
import type { Flaws } from './database.ts'
import { repeated, repeatedTogether, type Script } from './plan.ts'
import { KEY } from './process.ts'

/** Faults planted to prove that the simulation finds them. */

export interface Mistake {
  readonly script: Script
  readonly flaws?: Flaws
  /** Plants the fault in the server. Returns a function that removes it. */
  readonly plant?: () => () => void
  /** The finding that the simulation must report. */
  readonly found: RegExp
}

const replaced = <T extends object, K extends keyof T>(on: T, name: K, by: T[K]): (() => void) => {
  const before = on[name]
  on[name] = by
  return () => {
    on[name] = before
  }
}

/** A snapshot that the server itself signed, with the wrong entry number. */
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

/** Servers that pause about as long as their leases last, so that they wake up just too late. */
const wakingLate = (): Script => ({
  ...repeatedTogether('second server'),
  pace: 120,
  faults: Array.from({ length: 60 }, (_, i) => ({
    at: 20_000 + i * 30_000,
    is: 'second server',
    lasts: 21_600 * (0.8 + (i % 9) / 10),
  })),
})

/** Folds every entry as if nothing could be missing before it. */
const skipsGaps = function (this: Skipping, kept: Kept): void {
  try {
    if (kept.seq > this.seq) this.took(kept, JSON.parse(kept.body))
  } catch {
    /** It continues with the next entry. */
  }
}

interface Skipping {
  readonly seq: number
  readonly took: (kept: Kept, body: unknown) => void
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
  'together: the fence is removed': () => ({
    script: wakingLate(),
    flaws: { isUnfenced: true },
    found: /writer of the past/,
  }),
  'together: a claim does not raise the epoch': () => ({
    script: wakingLate(),
    flaws: { isUncounted: true },
    found: /both write in epoch/,
  }),
  'together: an owner that has lost its lease writes in the epoch of the next': () => ({
    script: wakingLate(),
    flaws: { isAdopting: true },
    found: /both write in epoch/,
  }),
  'together: an id may be used twice': () => ({
    script: repeatedTogether('lost messages', 'doubled messages', 'lines'),
    flaws: { isForgetful: true },
    plant: () => replaced(CommandIds.prototype, 'isRecent', () => false),
    found: /done twice/,
  }),
  'together: an append is acknowledged before it is stored': () => ({
    script: repeatedTogether('kill'),
    flaws: { isHasty: true },
    found: /nowhere|not stored|ahead of its log/,
  }),
  'together: a follower skips a gap': () => ({
    script: repeatedTogether('lost messages'),
    plant: () => replaced(Fold.prototype, 'hear', skipsGaps as never),
    found: /does not have the state|sees another table|the witness/,
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
