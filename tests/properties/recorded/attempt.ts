import { balance, type Ring, roundsBefore } from '../../../src/general/state.ts'
import { DECK } from '../../../src/kernel/card.ts'
import type { AnyDeclared, Speaker } from '../../../src/kernel/command.ts'
import type { Command } from '../../../src/kernel/game.ts'
import { type Actor, RANKS, type StaffRank } from '../../../src/kernel/people.ts'
import type { AnyShape } from '../../../src/kernel/shape.ts'
import type { Tape } from '../subject.ts'

/** A random command of a game. Its fields fit the declaration, and often the table. */

/** The people at the table, their wagers, and the wagers that the game knows. */
export interface AttemptContext {
  readonly patrons: readonly string[]
  readonly ring: Ring | undefined
  readonly places: readonly string[]
}

const PLACES = ['player', 'red', 'straight-up:17', 'split:17-20', 'neighbours:17']
const AMOUNTS = [0, 100, 500, 1000, 2500, 10_000, 1_000_000]
const CARDS = ['AS', '2C', '6D', '7H', '9C', 'KD']

type Making = (shape: never, tape: Tape, present: AttemptContext) => unknown

const wagersIn = ({ ring }: AttemptContext) => [
  ...(ring?.wagers ?? []),
  ...(ring ? roundsBefore(ring) : []).flatMap(({ stakes }) => stakes ?? []),
]

/** Amounts on both sides of every limit, and the chips that patrons hold or have wagered. */
const amountsAt = ({ ring, patrons }: AttemptContext): readonly number[] => {
  if (ring === undefined) return AMOUNTS
  const limits = Object.values(ring.limits).flatMap(({ minimum, maximum }) => [
    Math.max(0, minimum - 100),
    minimum,
    maximum,
    maximum + 100,
  ])
  const held = patrons.map(patron => balance(ring, `stack:${patron}`))
  const wagered = ring.wagers.map(({ chips }) => chips)
  return [...AMOUNTS, ...limits, ...held, ...held.map(all => all + 100), ...wagered]
}

const MAKINGS: Readonly<Record<AnyShape['is'], Making>> = {
  text: (_, tape) => tape.one(['seen', 'seen', '']),
  word: (_, tape) => tape.one(['blue', 'sealed']),
  whole: ({ from, to }: { from: number; to: number }, tape) =>
    tape.one([from, Math.min(to, from + 1), to, Math.floor((from + to) / 2)]),
  flag: (_, tape) => tape.below(2) === 0,
  chips: (_, tape, present) => tape.one(amountsAt(present)),
  card: (_, tape) => tape.one([tape.one(CARDS), tape.one(DECK)]),
  time: (_, tape, { ring }) => (ring?.now ?? 0) + tape.one([0, 1_199_999, 1_200_000, 9_000_000]),
  'chip-kind': (_, tape) => tape.one(['value', 'promotional', 'colour:blue']),
  point: (_, tape) => ({ x: tape.below(30), y: tape.below(8) }),
  internal: () => undefined,
  patron: (_, tape, { patrons }) => tape.one([...patrons, 'Zoe']),
  seat: (_, tape) => tape.below(10),
  wager: (_, tape, present) => tape.one([...wagersIn(present).map(({ id }) => id), 'w999']),
  spot: (_, tape, present) =>
    tape.one([...wagersIn(present).map(({ on }) => on), ...PLACES, ...present.places]),
  called: (_, tape) => tape.one(['voisins', 'orphelins', 'neighbours:17', 'nothing']),
  declared: (_, tape) => tape.below(3),
  nth: ({ of }: { of: number }, tape) => tape.below(of),
  die: (_, tape) => 1 + tape.below(5),
  'one-of': ({ values }: { values: readonly unknown[] }, tape) => tape.one(values),
  phrase: ({ begins }: { begins: string }) => `${begins} of the house`,
  list: (shape: Extract<AnyShape, { is: 'list' }>, tape, present) => {
    const { of, fewest, most } = shape
    const length = Math.min(most, fewest + tape.below(3))
    return Array.from({ length }, () => valueFor(of, tape, present))
  },
  tuple: ({ of }: { of: readonly AnyShape[] }, tape, present) =>
    of.map(each => valueFor(each, tape, present)),
  record: ({ fields }: Extract<AnyShape, { is: 'record' }>, tape, present) =>
    fieldsOf(fields, tape, present),
  'by-name': ({ of }: { of: AnyShape }, tape, present) =>
    Object.fromEntries(
      Object.keys(present.ring?.limits ?? {}).map(kind => [kind, valueFor(of, tape, present)]),
    ),
  either: ({ of }: { of: readonly AnyShape[] }, tape, present) =>
    valueFor(tape.one(of), tape, present),
}

const valueFor = (shape: AnyShape, tape: Tape, present: AttemptContext): unknown =>
  MAKINGS[shape.is](shape as never, tape, present)

const fieldsOf = (
  fields: Readonly<Record<string, AnyShape>>,
  tape: Tape,
  present: AttemptContext,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { optional }]) => !optional || tape.below(2) === 0)
      .map(([name, shape]) => [name, valueFor(shape, tape, present)] as const)
      .filter(([, value]) => value !== undefined),
  )

const actorOf = (speaker: Speaker, patron: string): Actor => {
  if (speaker === 'patron') return { role: 'patron', patron }
  if (speaker === 'nominee') return { role: 'nominee', nominee: 'Nora', patron }
  if (speaker === 'chance' || speaker === 'clock') return { role: speaker }
  return { role: 'staff', rank: speaker }
}

/** Mostly an actor who may give the command, sometimes one rank lower, and sometimes anybody. */
const speakerOf = ({ by }: AnyDeclared, tape: Tape): Speaker => {
  const speaker = tape.one(by)
  const below = RANKS[RANKS.indexOf(speaker as StaffRank) - 1]
  return tape.one<Speaker>([speaker, speaker, speaker, 'operator', below ?? 'patron'])
}

/** The current round, one of the two before it, or none. */
const roundOf = ({ ring }: AttemptContext, tape: Tape): { readonly round?: number } => {
  if (ring === undefined) return {}
  const { number } = ring.round
  return tape.one([{}, {}, { round: number }, { round: number - 1 }, { round: number - 2 }])
}

/** False for commands with internal fields, which only the server sends. */
const isSent = ({ fields }: AnyDeclared): boolean =>
  Object.values(fields).every(({ is, optional }) => is !== 'internal' || optional)

export const attempt = (
  commands: readonly AnyDeclared[],
  tape: Tape,
  present: AttemptContext,
): Command => {
  const declared = tape.one(commands.filter(isSent))
  const by = actorOf(speakerOf(declared, tape), tape.one([...present.patrons, 'Zoe']))
  const fields = fieldsOf(declared.fields, tape, present)
  return { by, does: declared.does, ...fields, ...roundOf(present, tape) } as Command
}
