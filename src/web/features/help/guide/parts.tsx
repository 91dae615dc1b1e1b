import type { ReactNode } from 'react'
import type { Card } from '../../../../kernel/card.ts'
import { HIDDEN, type Seen } from '../../../../kernel/secret.ts'
import { useWords, type Words } from '../../../i18n/index.ts'
import { PlayingCard } from '../../../ui/pieces/card.tsx'
import { ChipPicture } from '../../../ui/pieces/chip.tsx'
import { DiePicture } from '../../../ui/pieces/dice.tsx'
import styles from './guide.module.css'

/** The cards, chips and dice in the guide's pictures. */

export const DOWN = HIDDEN

export const Hand = ({
  cards,
  says,
}: {
  readonly cards: readonly Seen<Card>[]
  readonly says?: string | number
}) => (
  <span className={styles.hand}>
    <span className={styles.cards}>
      {cards.map((card, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card is identified by its position
        <PlayingCard key={i} card={card} />
      ))}
    </span>
    {says !== undefined && <strong>{says}</strong>}
  </span>
)

export const Roll = ({ faces }: { readonly faces: readonly [number, number] }) => (
  <span className={styles.roll}>
    <DiePicture face={faces[0]} />
    <DiePicture face={faces[1]} />
  </span>
)

interface PlaceProps {
  /** The text printed on the felt, or where its words are. */
  readonly name: ReactNode | ((words: Words) => string)
  /** In cents. Without it there is no chip. */
  readonly chip?: number
}

export const Place = ({ name, chip }: PlaceProps) => {
  const words = useWords()
  return (
    <span className={styles.place}>
      <span>{typeof name === 'function' ? name(words) : name}</span>
      {chip !== undefined && (
        <span className={styles.chip}>
          <ChipPicture value={chip} />
        </span>
      )}
    </span>
  )
}

/** Some numbers of the cloth, with a chip between them. */
export const Cells = ({
  numbers,
  at,
}: {
  readonly numbers: readonly (readonly [number: string, colour: 'red' | 'black' | 'green'])[]
  readonly at: 'number' | 'line' | 'crossing' | 'end'
}) => (
  <span className={styles.cells} data-count={numbers.length}>
    {numbers.map(([number, colour]) => (
      <span key={number} className={styles.cell} data-colour={colour}>
        {number}
      </span>
    ))}
    <span className={styles.on} data-at={at}>
      <ChipPicture value={500} />
    </span>
  </span>
)

export const Unavailable = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.off}>{children}</span>
)
