import { type Refusal, refuse } from '../../kernel/refusal.ts'
import { declaredAt } from '../../protocol/commands.ts'
import type { Table } from './floor.ts'

/** At a table with sealed chance nobody reports results: they come from the seal. */
export const sealedRefusal = (
  { attended, game }: Pick<Table, 'attended' | 'game'>,
  does: string,
): Refusal | undefined => {
  const sealed = declaredAt(game, does)?.sealed
  return attended || sealed === undefined
    ? undefined
    : refuse(sealed, 'The order was sealed before the bets: deal the next card, spin or roll.')
}
