import styles from '../../features/help/guide/guide.module.css'
import { Place, Roll, Unavailable } from '../../features/help/guide/parts.tsx'
import { onPage } from '../index.ts'

const Tile = onPage('snake-eyes')!.tile!

/** The area that the coach points at for a first bet. */
export const FIRST_AREA = '[data-on="field"]'

/** In the order of the guide's sentences. */
export const PICTURES = [
  <Roll key="roll" faces={[3, 4]} />,
  <Place key="field" name={({ snakeEyes }) => snakeEyes.wagers.field} chip={500} />,
  <Place key="hard" name={({ snakeEyes }) => snakeEyes.wagers['hard-6']} chip={500} />,
  <Roll key="pair" faces={[3, 3]} />,
  <Roll key="easy" faces={[5, 1]} />,
  <Roll key="seven" faces={[4, 3]} />,
  <Roll key="snake-eyes" faces={[1, 1]} />,
  <Roll key="throw" faces={[6, 2]} />,
  <Unavailable key="off">
    <Place name={({ snakeEyes }) => snakeEyes.wagers['hard-8']} chip={500} />
  </Unavailable>,
  <ol key="results" className={styles.results}>
    <Tile results={[{ faces: [1, 1] }, { faces: [6, 5] }, { faces: [2, 4] }]} />
  </ol>,
]
