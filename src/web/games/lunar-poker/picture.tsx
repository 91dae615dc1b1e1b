import { CardFan } from '../../ui/pieces/card-fan.tsx'
import styles from './picture.module.css'

/** The game's picture in the lobby. */
export const Picture = () => (
  <CardFan cards={['AC', 'KD']}>
    <span className={styles.moon} />
  </CardFan>
)
