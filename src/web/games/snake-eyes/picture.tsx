import { DiePicture } from '../../ui/dice.tsx'
import styles from './picture.module.css'

/** What the game is known by, made from the things it is played with. */
export const Picture = () => (
  <span className={styles.dice}>
    <DiePicture face={1} />
    <DiePicture face={1} />
  </span>
)
