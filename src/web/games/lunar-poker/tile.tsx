import { useWords } from '../../i18n/index.ts'
import type { TileProps } from '../face.ts'

const FEW = 4

/** The Dealer's last hands. */
export const LunarPokerTile = ({ results }: TileProps) => {
  const { tiles } = useWords()
  return (results as readonly ({ readonly value: string } | null)[])
    .slice(0, FEW)
    .map((came, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same result may occur twice
      <li key={i}>
        <span className="held">{came ? tiles.hand(came.value) : '–'}</span>
      </li>
    ))
}
