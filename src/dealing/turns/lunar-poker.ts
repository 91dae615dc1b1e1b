import {
  type Box,
  faces,
  isReconsidering,
  type LunarState,
} from '../../games/lunar-poker/table/state.ts'
import type { Card } from '../../kernel/card.ts'
import type { Turns } from './turn.ts'

/** Every choice of two or more cards. */
const discards = (hand: readonly Card[]): readonly (readonly Card[])[] =>
  Array.from({ length: 2 ** hand.length }, (_, bits) =>
    hand.filter((_card, i) => (bits >> i) % 2 === 1),
  ).filter(({ length }) => length >= 2)

const answersOf = (box: Box) => [
  { does: 'fold' },
  { does: 'play' },
  ...(isReconsidering(box)
    ? []
    : [
        { does: 'declare' },
        { does: 'buy-sixth' },
        ...discards(faces(box.hand)).map(discard => ({ does: 'exchange', discard })),
      ]),
]

export const lunarPoker: Turns<LunarState> = {
  isBetting: ({ play }) => play.phase.is === 'betting',
  wagers: () => ['ante', 'super'],
  answer: ({ play: { phase, boxes } }) => {
    const isForce = phase.is === 'offering-force'
    const asked = boxes.find(box =>
      isForce
        ? box.fate === 'playing' && box.forces === null
        : box.fate === 'in' &&
          ((box.choice === null && box.declared !== 'declared') || isReconsidering(box)),
    )
    if (!asked || !['deciding', 'verified', 'acting', 'offering-force'].includes(phase.is))
      return undefined
    const among = isForce ? [{ does: 'force' }, { does: 'let-be' }] : answersOf(asked)
    return { patron: asked.patron, among }
  },
}
