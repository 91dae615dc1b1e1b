import styles from '../../features/help/guide/guide.module.css'
import { Cells, Place } from '../../features/help/guide/parts.tsx'
import { onPage } from '../index.ts'
import { Picture } from './picture.tsx'

const Tile = onPage('roulette')!.tile!

const SEVENTEEN = ['17', 'black'] as const
const TWENTY = ['20', 'black'] as const

/** The area that the coach points at for a first bet. */
export const FIRST_AREA = '[data-on="red"]'

/** In the order of the guide's sentences. */
export const PICTURES = [
  <Picture key="wheel" />,
  <Cells key="number" numbers={[SEVENTEEN]} at="number" />,
  <Cells key="split" numbers={[SEVENTEEN, TWENTY]} at="line" />,
  <Cells key="corner" numbers={[['16', 'red'], ['19', 'red'], SEVENTEEN, TWENTY]} at="crossing" />,
  <Cells key="street" numbers={[['16', 'red'], SEVENTEEN, ['18', 'red']]} at="end" />,
  <Place key="dozen" name="1–12" chip={500} />,
  <Place key="red" name={<span className={styles.red} />} chip={500} />,
  <Cells key="zero" numbers={[['0', 'green']]} at="number" />,
  <Picture key="spinning" />,
  <ol key="results" className={styles.results}>
    <Tile results={['17', '0', '32', '8', '8'].map(number => ({ number }))} />
  </ol>,
]
