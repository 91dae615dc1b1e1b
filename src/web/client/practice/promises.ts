import type { Ask } from '../../../kernel/chance.ts'
import type { Command } from '../../../kernel/game.ts'
import {
  commitmentOf,
  facesOf,
  newSecret,
  type PromiseRecord,
  pocketOf,
  type ShoeRecord,
  stackOf,
} from '../../features/fairness/chance.ts'
import type { Rules } from './rules.ts'

/** Commitments at a practice table: made before betting, opened afterwards. */

type RecordWithSecret = PromiseRecord & { readonly secret: string }

/** The stored commitments, so that the table can continue after a reload. */
export interface Promises {
  readonly count: number
  readonly now: RecordWithSecret | null
  /** The newest first. */
  readonly over: readonly PromiseRecord[]
}

export const NOTHING_PROMISED: Promises = { count: 0, now: null, over: [] }

const KEPT = 60

const CHANCE = { role: 'chance' } as const

type PromiseSubject =
  | { readonly of: 'cards'; readonly decks: number }
  | NonNullable<Rules['throws']>

/** A new commitment ends the one before. */
export const promised = async (
  { count, now, over }: Promises,
  table: string,
  what: PromiseSubject,
): Promise<Promises> => {
  const next = { table, shoe: count + 1, secret: newSecret() }
  const record = { ...what, ...next, commitment: await commitmentOf(next), said: [], out: [] }
  return {
    count: count + 1,
    now: record,
    over: now ? [now, ...over].slice(0, KEPT) : over,
  }
}

/** Opens the commitment: no more cards, spins or rolls come from it. */
export const closedPromises = ({ count, now, over }: Promises): Promises => ({
  count,
  now: null,
  over: now ? [now, ...over].slice(0, KEPT) : over,
})

/** The commitments without their secrets. */
export const publicRecords = ({ now, over }: Promises): readonly PromiseRecord[] => {
  if (!now) return over
  const { secret: _, ...rest } = now
  return [rest, ...over]
}

/** Records what happened to the commitment. */
export const withCommand = (promises: Promises, command: Command): Promises => {
  const { now } = promises
  if (!now) return promises
  const said = command as Command & Readonly<Record<string, never>>
  const changed = (part: object): Promises => ({ ...promises, now: { ...now, ...part } })
  switch (command.does) {
    case 'cut':
      return changed({ cut: said.at })
    case 'place-cutting-card':
      return changed({ behind: said.behind })
    case 'card':
      return changed({ out: [...now.out, said.card] })
    case 'spun':
      return changed({ out: [said.number] })
    case 'dice':
      return changed({ out: [said.faces] })
    default:
      return promises
  }
}

const stacks = new Map<string, ReturnType<typeof stackOf>>()

/** Computed once per cut. */
const stackIn = (shoe: ShoeRecord & { readonly secret: string }): ReturnType<typeof stackOf> => {
  const { commitment, cut = 0, behind } = shoe
  const key = `${commitment} ${cut} ${behind}`
  const known = stacks.get(key)
  if (known) return known
  stacks.clear()
  const stack = stackOf(shoe, cut, behind)
  stacks.set(key, stack)
  return stack
}

/** The answer of chance; undefined if there is no commitment of that kind. */
export const answerTo = async (ask: Ask, { now }: Promises): Promise<Command | undefined> => {
  const says = (does: string, what: object) => ({ by: CHANCE, does, ...what })
  if (ask.for === 'shuffle')
    return now ? says('shuffled', { commitment: now.commitment }) : undefined
  if (ask.for === 'card' && now?.of === 'cards')
    return says('card', { card: (await stackIn(now))[now.out.length] ?? 'none' })
  if (ask.for === 'spin' && now?.of === 'spin') return says('spun', { number: await pocketOf(now) })
  return ask.for === 'dice' && now?.of === 'roll'
    ? says('dice', { faces: await facesOf(now) })
    : undefined
}
