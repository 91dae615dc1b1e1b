import { isDeepStrictEqual } from 'node:util'
import { isCard } from '../../kernel/card.ts'
import type { Ask } from '../../kernel/chance.ts'
import type { Command } from '../../kernel/game.ts'
import type { Body, Opened, Sealed } from '../../records/entry.ts'
import { discard, lot, sealOf } from '../chance/chance-draws.ts'
import { deckCommitmentOf } from '../chance/envelopes.ts'
import { cardAt, type Drawing, isPromised } from '../chance/sealed-secrets.ts'
import { facesOf, pocketOf } from '../chance/spin-commitments.ts'

/** Audits chance: every promise in order and kept, and no draw without a promise. */

export interface PromiseFinding {
  readonly seq: number
  readonly says: string
}

/** All draws since the commitment, to compare when the secret is revealed. */
export interface ChanceDraw {
  readonly seq: number
  readonly command: Command & Readonly<Record<string, unknown>>
  readonly drawing: Drawing
  readonly ask: Ask | undefined
}

export const THROWS = ['card', 'spun', 'dice', 'discard', 'lot']

const expected = (opened: Opened, log: string, { ask, drawing }: ChanceDraw): unknown => {
  const seal = sealOf(log, opened)
  switch (ask?.for) {
    case 'card':
      return { card: cardAt(seal, drawing, drawing.out) }
    case 'discard':
      return { at: discard(seal, ask.of, drawing.discards, drawing.said) }
    case 'lot':
      return { number: lot(seal, ask.of, drawing.said) }
    case 'spin':
      return { number: pocketOf(ask.pockets)(seal, drawing.said) }
    case 'dice':
      return { faces: facesOf(seal, drawing.said) }
    default:
      return undefined
  }
}

export const openedFindings = (
  log: string,
  seq: number,
  opened: Opened,
  { sealed }: Drawing,
  thrown: readonly ChanceDraw[],
): readonly PromiseFinding[] => {
  const { number, commitment, decks, secret } = opened
  const isSame =
    sealed?.commitment === commitment && sealed.number === number && sealed.decks === decks
  const isWhole = /^[0-9a-f]{64}$/.test(secret)
  if (!isSame || !isWhole || !isPromised(sealOf(log, opened), sealed))
    return [{ seq, says: `the secret of number ${number} is not the one that was promised` }]
  return thrown.flatMap(each => {
    const { by: _, does, ...said } = each.command
    return isDeepStrictEqual(said, expected(opened, log, each))
      ? []
      : [{ seq: each.seq, says: `${does} is not what number ${number} had in it` }]
  })
}

/** A round whose cards somebody put in another order. */
export interface ReorderedRound {
  readonly seq: number
  readonly cards: readonly string[]
  readonly drawing: Drawing
}

/** The command that restores the order of a round's cards, if this is one. */
export const restoredIn = (
  seq: number,
  command: Command | undefined,
  drawing: Drawing,
): readonly ReorderedRound[] => {
  const { cards } = (command ?? {}) as { readonly cards?: readonly string[] }
  return command?.does === 'reconstruct' && cards ? [{ seq, cards, drawing }] : []
}

/**
 * The promise says in which order the cards of a round came: they are the last that were dealt.
 * @rule nz5:12.6 nz5-old:12.6 mbs:5.4 ruling:599
 */
export const restoredFindings = (
  log: string,
  opened: Opened,
  restored: readonly ReorderedRound[],
): readonly PromiseFinding[] =>
  restored.flatMap(({ seq, cards, drawing }) => {
    const came = Array.from({ length: drawing.out }, (_, at) =>
      cardAt(sealOf(log, opened), drawing, at),
    ).filter(isCard)
    return isDeepStrictEqual(cards, came.slice(-cards.length))
      ? []
      : [{ seq, says: `a round was put in another order than number ${opened.number} had in it` }]
  })

/** A deck promised card by card must commit to its envelopes. @rule nz22:9.13 */
const isOfItsEnvelopes = (table: string, { number: shoe, commitment, envelopes }: Sealed) =>
  !envelopes || deckCommitmentOf({ table, shoe }, envelopes) === commitment

const isShuffled = (
  command: Command | undefined,
): command is Command & { readonly commitment?: string } => command?.does === 'shuffled'

/**
 * Promises must follow each other in order, one must open before the next, and every draw needs
 * one.
 */
export const promised = (
  log: string,
  { command, seals, reveals }: Body,
  drawing: Drawing,
): readonly string[] => {
  const { sealed, count } = drawing
  const isChance = command?.by.role === 'chance' && THROWS.includes(command.does)
  return [
    ...(seals && !isOfItsEnvelopes(log, seals)
      ? [`the envelopes of promise ${seals.number} are not those it commits to`]
      : []),
    ...(seals && seals.number !== count + 1 ? [`promise ${seals.number} is out of its turn`] : []),
    ...(seals && sealed && !reveals ? [`promise ${sealed.number} was never opened`] : []),
    ...(isChance && !sealed ? [`${command.does} rests on no promise`] : []),
    ...(seals && isShuffled(command) && command.commitment !== seals.commitment
      ? ['the table was told of another promise than was made']
      : []),
  ]
}

/** Draws come only from a promise. At an attended table a person reports them instead. */
export const sourceFindings = (
  { by, does }: Command,
  attended: boolean,
  seq: number,
): readonly PromiseFinding[] => {
  if (!THROWS.includes(does) || (by.role === 'staff') === attended) return []
  const says = attended
    ? `nobody reported this ${does}`
    : `${does} was said by hand, against a promise`
  return [{ seq, says }]
}
