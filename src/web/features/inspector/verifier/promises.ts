import type { Ask } from '../../../../kernel/chance.ts'
import type { Opened, Sealed as SealedNote } from '../../../../records/entry.ts'
import {
  commitmentOf,
  numberBelow,
  numbersOf,
  orderOf,
  type ShoeSecret,
  stackOf,
  type Word,
} from '../../fairness/chance.ts'
import { deckCommitmentOf, deckStackOf } from '../../fairness/verdicts.ts'
import type { ExportBody } from './export-file.ts'

/** The independent verifier: what was committed, and whether it was kept. */

/** How far a log has drawn from its current commitment. */
export interface Drawing {
  readonly sealed: SealedNote | undefined
  /** The words that patrons have mixed in. */
  readonly said: readonly Word[]
  readonly cut: number | undefined
  readonly behind: number | undefined
  readonly out: number
  readonly discards: number
}

export const UNSEALED: Drawing = {
  sealed: undefined,
  said: [],
  cut: undefined,
  behind: undefined,
  out: 0,
  discards: 0,
}

export const drawingAfter = (
  before: Drawing,
  { command, seals, reveals, adds }: Pick<ExportBody, 'command' | 'seals' | 'reveals' | 'adds'>,
): Drawing => {
  if (seals) return { ...UNSEALED, sealed: seals }
  const now = reveals ? UNSEALED : before
  if (adds) return { ...now, said: [...now.said, adds] }
  switch (command?.does) {
    case 'cut':
      return { ...now, cut: Number(command.at) }
    case 'place-cutting-card':
      return { ...now, behind: Number(command.behind) }
    case 'card':
      return { ...now, out: now.out + 1 }
    case 'discard':
      return { ...now, discards: now.discards + 1 }
    default:
      return now
  }
}

/** An answer of chance, and the entry that has it. */
export interface ChanceDraw {
  readonly seq: number
  readonly said: Readonly<Record<string, unknown>>
  readonly drawing: Drawing
  readonly ask: Ask | undefined
}

export const THROWS: readonly string[] = ['card', 'spun', 'dice', 'discard', 'lot']

/** The cards in dealing order, computed once per cut and cutting card. */
const stacks = (sealed: ShoeSecret) => {
  const known = new Map<string, Promise<readonly string[]>>()
  const work = async (drawing: Drawing): Promise<readonly string[]> => {
    const { cut = 0, behind } = drawing
    if (drawing.sealed?.envelopes) return deckStackOf(sealed, cut)
    if (behind !== undefined) return stackOf(sealed, cut, behind)
    const order = await orderOf(sealed)
    return [...order.slice(cut), ...order.slice(0, cut)]
  }
  return (drawing: Drawing): Promise<readonly string[]> => {
    const key = `${drawing.cut} ${drawing.behind}`
    const stack = known.get(key) ?? work(drawing)
    known.set(key, stack)
    return stack
  }
}

const dueOf = async (
  sealed: ShoeSecret,
  stackFor: ReturnType<typeof stacks>,
  { ask, drawing }: ChanceDraw,
): Promise<Readonly<Record<string, unknown>>> => {
  switch (ask?.for) {
    case 'card':
      return { card: (await stackFor(drawing))[drawing.out] ?? 'none' }
    case 'discard': {
      const numbers = numbersOf(sealed, 'discard')
      for (let passed = 0; passed < drawing.discards; passed += 1) await numbers.next()
      return { at: await numberBelow(ask.of, numbers) }
    }
    case 'lot':
      return { number: await numberBelow(ask.of, numbersOf(sealed, 'lot')) }
    case 'spin':
      return {
        number: ask.pockets[await numberBelow(ask.pockets.length, numbersOf(sealed, 'spin'))],
      }
    case 'dice': {
      const numbers = numbersOf(sealed, 'dice')
      return { faces: [(await numberBelow(6, numbers)) + 1, (await numberBelow(6, numbers)) + 1] }
    }
    default:
      return {}
  }
}

/** The first outcome that differs from its commitment; undefined if all match. */
export const brokenPromise = async (
  table: string,
  { number, decks, commitment, secret }: Opened,
  promised: SealedNote | undefined,
  thrown: readonly ChanceDraw[],
): Promise<ChanceDraw | 'secret' | undefined> => {
  const said = thrown[0]?.drawing.said ?? []
  const sealed: ShoeSecret = { table, shoe: number, decks, secret, said }
  const worked = promised?.envelopes ? await deckCommitmentOf(sealed) : await commitmentOf(sealed)
  if (promised?.commitment !== commitment || worked !== commitment) return 'secret'
  const stackFor = stacks(sealed)
  for (const each of thrown) {
    const due = await dueOf(sealed, stackFor, each)
    const names = new Set([...Object.keys(due), ...Object.keys(each.said)])
    if ([...names].some(name => String(due[name]) !== String(each.said[name]))) return each
  }
  return undefined
}
