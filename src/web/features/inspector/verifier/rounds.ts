import type { EventOf } from '../../../../general/events.ts'
import type { Body, LogFile } from './export-file.ts'

/** The rounds of a log, each with what somebody may look for. */

export interface RoundFound {
  /** From 1, void rounds counted. */
  readonly number: number
  /** Its first and its last entry. */
  readonly from: number
  readonly to: number
  readonly at: number
  readonly isVoid: boolean
  readonly patrons: readonly string[]
  /** Cards, numbers and faces, in their order. */
  readonly came: readonly string[]
  readonly result: Result | undefined
  /** What the patrons won and lost together, in cents. */
  readonly net: number
}

export type Result =
  | {
      readonly of: 'hands'
      readonly wins: 'player' | 'banker' | 'tie'
      readonly player: number
      readonly banker: number
    }
  | { readonly of: 'number'; readonly number: string }
  | { readonly of: 'faces'; readonly faces: readonly number[] }
  | { readonly of: 'dealer'; readonly value: string }

type Said = Body['events'][number]

const RESULTS: Readonly<Record<string, (event: never) => Result>> = {
  ResultAnnounced: ({
    round,
  }: {
    round: { result: 'player' | 'banker' | 'tie'; player: number; banker: number }
  }) => ({ of: 'hands', wins: round.result, player: round.player, banker: round.banker }),
  SpinEnded: ({ number }: { number: string }) => ({ of: 'number', number }),
  RollSettled: ({ faces }: { faces: readonly number[] }) => ({ of: 'faces', faces }),
  DealerRevealed: ({ value }: { value: string }) => ({ of: 'dealer', value }),
}

/** What came, as a record of the house has it. */
export const resultIn = ({ result }: { readonly result: unknown }): Result | undefined => {
  if (typeof result !== 'object' || result === null) return undefined
  const told = result as never
  if ('faces' in result) return RESULTS.RollSettled!(told)
  if ('number' in result) return RESULTS.SpinEnded!(told)
  return 'value' in result
    ? RESULTS.DealerRevealed!(told)
    : RESULTS.ResultAnnounced!({ round: told } as never)
}

interface Open {
  from: number
  patrons: Set<string>
  came: string[]
  result: Result | undefined
  net: number
}

const opened = (from: number): Open => ({
  from,
  patrons: new Set(),
  came: [],
  result: undefined,
  net: 0,
})

const netOf = ({ wager, outcome, won, commission }: EventOf<'WagerSettled'>): number =>
  outcome.is === 'lose' ? -wager.chips : won - commission

/** What chance said: a card, a number, the faces of dice. */
const cameOf = ({ command }: Body): readonly string[] => {
  if (!command) return []
  if (command.does === 'card' && command.card !== 'none') return [String(command.card)]
  if (command.does === 'spun') return [String(command.number)]
  return command.does === 'dice' && Array.isArray(command.faces) ? command.faces.map(String) : []
}

/** Which round each wager was settled in, and what it brought. */
type Ends = Map<string, { readonly round: Open; readonly net: number }>

/** `turned`: wagers whose settlement this entry turns round; settled again, they are of the same round. */
const hear = (round: Open, event: Said, ends: Ends, turned: Map<string, Open>): void => {
  if (Object.hasOwn(RESULTS, event.is)) round.result = RESULTS[event.is]!(event as never)
  if (event.is === 'WagerPlaced')
    round.patrons.add((event as unknown as EventOf<'WagerPlaced'>).wager.patron)
  if (event.is === 'WagerReopened') {
    const { id } = (event as unknown as EventOf<'WagerReopened'>).wager
    const end = ends.get(id)
    if (!end) return
    end.round.net -= end.net
    turned.set(id, end.round)
  }
  if (event.is !== 'WagerSettled') return
  const settled = event as unknown as EventOf<'WagerSettled'>
  const { id, patron } = settled.wager
  const of = turned.get(id) ?? round
  of.patrons.add(patron)
  of.net += netOf(settled)
  ends.set(id, { round: of, net: netOf(settled) })
}

type Over = Pick<RoundFound, 'to' | 'at' | 'isVoid'> & { readonly open: Open }

export const roundsOf = ({ lines }: LogFile): readonly RoundFound[] => {
  const over: Over[] = []
  const ends: Ends = new Map()
  let open = opened(1)
  for (const { kept, body } of lines) {
    open.came.push(...cameOf(body))
    const turned = new Map<string, Open>()
    for (const event of body.events) hear(open, event, ends, turned)
    const end = body.events.find(({ is }) => is === 'RoundCounted' || is === 'RoundDropped')
    if (!end) continue
    over.push({ open, to: kept.seq, at: kept.at, isVoid: end.is === 'RoundDropped' })
    open = opened(kept.seq + 1)
  }
  return over.map(({ open: { patrons, ...round }, ...end }, i) => ({
    ...round,
    ...end,
    number: i + 1,
    patrons: [...patrons],
  }))
}

const wordsOf = ({ number, patrons, came, result, isVoid }: RoundFound): readonly string[] => [
  `#${number}`,
  ...patrons,
  ...came,
  ...(isVoid ? ['void'] : []),
  ...(result?.of === 'hands' ? [result.wins] : []),
  ...(result?.of === 'dealer' ? [result.value] : []),
]

/** Rounds that have all of the words: a card, a patron, a result, or a number such as #12. */
export const matching = (rounds: readonly RoundFound[], text: string): readonly RoundFound[] => {
  const wanted = text
    .toLowerCase()
    .split(/\s+/)
    .filter(word => word !== '')
  return rounds.filter(round => {
    const words = wordsOf(round).map(word => word.toLowerCase())
    return wanted.every(word => words.includes(word) || words.includes(`#${word}`))
  })
}
