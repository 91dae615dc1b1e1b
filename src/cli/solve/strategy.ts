import * as z from 'zod'
import { RANKS } from '../../kernel/card.ts'
import { SORTS } from '../../odds/lunar-poker/strategy/features.ts'
import STRATEGIES from '../../odds/lunar-poker/strategy/strategies.json' with { type: 'json' }
import type { Strategy } from '../../odds/lunar-poker/strategy/strategy.ts'
import { decode, Malformed, parseJson, readInput } from '../input.ts'

const rank = z.enum(RANKS)
const sort = z.enum(SORTS)
const cards = z.int().min(0).max(3).nullable()

const RULE = z.strictObject({
  from: sort.optional(),
  to: sort.optional(),
  draw: z.enum(['four-flush', 'straight', 'open-straight', 'flush-or-open']).optional(),
  pair: z.enum(['at-least-up', 'above-up', 'below-up']).optional(),
  pairFrom: rank.optional(),
  highest: rank.optional(),
  second: rank.optional(),
  above: z.enum(['highest', 'second']).optional(),
  suited: z.literal(true).optional(),
  aceKing: z.literal(true).optional(),
  holdsUp: z.boolean().optional(),
  up: z.tuple([rank, rank]).optional(),
  do: z.enum(['fold', 'play', 'buy-sixth', 'keep-alike', 'keep-one', 'keep-two', 'keep-three']),
})

export const STRATEGY: z.ZodType<Strategy> = z.strictObject({
  name: z.string(),
  rules: z.array(RULE).max(1000),
  aceKingPlays: cards,
  oddPlays: cards,
  forceFrom: z.int().min(0).max(150).nullable(),
})

/** A built-in list by its number of rules, or a file. */
export const strategyIn = (text: string): Strategy => {
  const held = (STRATEGIES as readonly { strategy: Strategy }[]).find(
    ({ strategy }) => String(strategy.rules.length + 1) === text,
  )
  if (held) return decode(STRATEGY, held.strategy, 'strategies.json')
  if (/^\d+$/.test(text))
    throw new Malformed(`--strategy: expected 5, 10, 20 or a file, not ${text}`)
  return decode(STRATEGY, parseJson(readInput(text), text), text)
}
