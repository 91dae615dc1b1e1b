import type { Table } from './places.ts'
import type { Baccarat } from './table.ts'

/** The shoe at the dealer's one hand, the cards that are played at the other. */

const SHARE = 0.378
const SIZE = 0.68
const HIGHEST = 22

/** As high as cards lie in it. */
const Played = ({ part }: { readonly part: number }) => (
  <g className="played">
    <rect x="-30" y="-22" width="60" height="44" rx="4" className="tray" />
    <rect x="-22" y={16 - HIGHEST * part} width="44" height={HIGHEST * part} className="pile-of" />
    <path d="M-30 -8V18Q-30 22 -26 22H26Q30 22 30 18V-8" className="pane" />
  </g>
)

const Shoe = () => (
  <g className="shoe">
    <path d="M-30 -15H26L38 -23H-16Z" className="lid" />
    <path d="M26 -15L38 -23V15L26 23Z" className="end" />
    <path d="M-30 -15H26V23H-44V0Z" className="box" />
    <path d="M-30 -15L-44 0V23H-47L-58 21V3Z" className="next" />
    <path d="M-18 -6H14" className="gleam" />
  </g>
)

export const Furniture = ({ view, table }: { readonly view: Baccarat; readonly table: Table }) => {
  const [dealer] = table.dealers
  if (!dealer || table.standing.length > 0) return null
  const { left, elections } = view.play
  const cards = 52 * elections.decks
  const out = left === 0 ? 0 : Math.min(1, Math.max(0, 1 - left / cards))
  const y = dealer.y + table.height * 0.068
  return (
    <>
      <g transform={`translate(${dealer.x - table.width * SHARE} ${y}) scale(${SIZE})`}>
        <Played part={out} />
      </g>
      <g transform={`translate(${dealer.x + table.width * SHARE} ${y}) scale(${SIZE})`}>
        <Shoe />
      </g>
    </>
  )
}
