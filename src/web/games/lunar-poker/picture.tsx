import { CardFan } from '../../ui/card-fan.tsx'
import styles from './picture.module.css'

/** What the game is known by, made from the things it is played with. */
export const Picture = () => (
  <CardFan cards={['AC', 'KD']}>
    <span className={styles.moon} />
  </CardFan>
)
