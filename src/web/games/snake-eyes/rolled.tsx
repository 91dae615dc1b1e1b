import { type Faces, isHard, isSevenOut, total } from '../../../games/snake-eyes/dice.ts'
import { useWords } from '../../i18n/index.ts'

/** A roll among those that were thrown before. */
export const Rolled = ({ faces }: { readonly faces: Faces }) => {
  const { snakeEyes } = useWords()
  return (
    <li
      data-roll={isSevenOut(faces) ? 'seven' : isHard(faces) ? 'hard' : 'plain'}
      aria-label={snakeEyes.came(faces)}
    >
      {total(faces)}
      {isHard(faces) && <small>{snakeEyes.hardMark}</small>}
    </li>
  )
}
