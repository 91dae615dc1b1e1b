import { betNamed, isDeclared, piecesNamed } from '../../../games/roulette/names.ts'
import { inOrder, type Pocket } from '../../../games/roulette/s02-wheel.ts'
import type { TableElections } from '../../../games/roulette/table/state.ts'
import { isRefusal } from '../../../kernel/refusal.ts'
import { dollars, useWords } from '../../i18n/index.ts'
import { spotText } from './cloth/spots.tsx'
import type { Layout } from './table.ts'

/** The place under the pointer: its name, numbers, odds, limits and chips. */

/** The numbers of a wager, also of one with several pieces. */
export const numbersOf = (elections: TableElections, on: string): readonly Pocket[] => {
  if (!isDeclared(on)) return betNamed(elections, on)?.numbers ?? []
  const pieces = piecesNamed(elections, on.split('/')[0]!)
  return isRefusal(pieces) ? [] : inOrder([...new Set(pieces.flatMap(({ numbers }) => numbers))])
}

/** "6 pieces of $5, $30 in all". */
export const usePieces = ({ view }: Layout) => {
  const { roulette } = useWords()
  return (on: string, chip: number): string => {
    const pieces = piecesNamed(view.play.elections, on)
    const count = isRefusal(pieces) ? 1 : pieces.length
    return roulette.track.pieces(count, dollars(chip), dollars(chip * count))
  }
}

/** "6 pieces · $30", for small spaces. */
export const useShortPieces = ({ view }: Layout) => {
  const { roulette } = useWords()
  return (on: string, chip: number): string => {
    const pieces = piecesNamed(view.play.elections, on)
    const count = isRefusal(pieces) ? 1 : pieces.length
    return roulette.track.short(count, dollars(chip * count))
  }
}

export const Reading = (props: Layout & { readonly on: string | undefined }) => {
  const { on, view, chip } = props
  const words = useWords()
  const { roulette, bets } = words
  const pieces = usePieces(props)
  if (on === undefined)
    return (
      <p className="reading" id="reading">
        <span>{roulette.cloth.hint}</span>
      </p>
    )
  const { name, pays, range, lying, others } = spotText(words, props, on)
  return (
    <p className="reading" id="reading">
      <strong>{name}</strong>
      <span>
        {bets.pays} {pays}
      </span>
      <span>{roulette.cloth.covers(numbersOf(view.play.elections, on))}</span>
      {isDeclared(on) && <span>{pieces(on, chip)}</span>}
      <span>{range}</span>
      {lying && (
        <b>
          {bets.yours} {dollars(lying.sum)} {bets.state[lying.state]}
          {lying.note && `, ${lying.note}`}
        </b>
      )}
      {others > 0 && <span>{roulette.cloth.others(others)}</span>}
    </p>
  )
}
