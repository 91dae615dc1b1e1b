import { wagerName } from '../../../games/baccarat/names.ts'
import { viewBaccarat } from '../../../games/baccarat/table/view.ts'
import { dollars } from '../../../kernel/refusal.ts'
import { HIDDEN } from '../../../kernel/secret.ts'
import { face, type Paint, withClause } from '../drawing.ts'
import { PATRON } from '../session.ts'
import type { Table, TableEvent } from './session.ts'

/** The steps between rounds, each with the clause that requires it. */

type Narrations = Readonly<
  Partial<Record<TableEvent['is'], (event: never, table: Table) => string>>
>

type EventOf<Is extends TableEvent['is']> = Extract<TableEvent, { is: Is }>

const cards = ({ play }: Table): number => play.elections.decks * 52

const TOLD: Narrations = {
  CardsInspected: ({ inspector }: EventOf<'CardsInspected'>, table) =>
    inspector === 'dealer'
      ? `${cards(table)} cards checked by the dealer`
      : 'checked again by the game supervisor',
  CardsSpread: () => 'laid out face up, deck by deck, for you to look at',
  CardsWashed: () => 'turned face down and washed',
  CardsStacked: () => 'stacked',
  CardsRiffled: () => 'riffled',
  CardsShuffled: () => 'shuffled, and the order sealed before you cut',
  CutDeclined: () => 'you pass on the cut',
  CardsCut: ({ at, seat }: EventOf<'CardsCut'>) =>
    seat === null ? `the dealer cuts at ${at}` : `you cut at ${at}`,
  CuttingCardPlaced: ({ behind }: EventOf<'CuttingCardPlaced'>) =>
    `cutting card placed, ${behind} cards behind it`,
  ChipsBought: ({ moves }: EventOf<'ChipsBought'>) =>
    `${dollars(moves.reduce((sum, move) => sum + move.chips, 0))} in chips, in front of you`,
  ShoeLoaded: ({ cards: count }: EventOf<'ShoeLoaded'>) => `${count} cards in the shoe`,
}

/** Reports a burn once it is complete. @rule nz5:7.7(a) nz5:7.7(b) */
const burnTold = (paint: Paint, { play }: Table): string => {
  const seen = viewBaccarat(play, { role: 'patron', patron: PATRON }).burned
  const [first, ...rest] = seen.map(card => face(paint, card))
  if (play.elections.burn === 'by-value')
    return `burned: ${first} up, ${rest.length} face down  ${rest.join(' ')}`
  return `burned: one card, ${seen[0] === HIDDEN ? 'face down' : 'shown'}  ${first}`
}

export const narrated = (paint: Paint, event: TableEvent, table: Table): readonly string[] => {
  const line = (text: string) => [
    withClause(paint, `   ${paint('green', '✓')} ${text}`, event.under),
  ]
  if (event.is === 'CardBurned') return event.left === 0 ? line(burnTold(paint, table)) : []
  if (event.is === 'BurnShown') return line(burnTold(paint, table))
  const tell = TOLD[event.is] as ((event: TableEvent, table: Table) => string) | undefined
  if (!tell) return []
  const lines = line(tell(event, table))
  return event.is === 'CardsShuffled' && event.commitment !== undefined
    ? [...lines, paint('dim', `     sha256 ${event.commitment}`)]
    : lines
}

/** Wagers returned without play: at the call, or after a void round. @rule nz1:10.2 nz5:12.5 */
export const cured = (paint: Paint, event: TableEvent, table: Table): readonly string[] => {
  const named = (id: string): string => {
    const found = table.wagers.find(wager => wager.id === id)
    return found ? wagerName(found.on) : 'a wager'
  }
  if (event.is === 'WagerCut')
    return [
      withClause(
        paint,
        `   ${dollars(event.part)} of ${named(event.wager)} comes back to you`,
        event.under,
      ),
    ]
  if (event.is === 'WagerSettled' && event.outcome.is === 'void')
    return [
      withClause(
        paint,
        `   ${wagerName(event.wager.on)} is void: ${dollars(event.wager.chips)} comes back to you`,
        event.under,
      ),
    ]
  return []
}
