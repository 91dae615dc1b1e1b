import { type Faces, isHard, ROLLS, total } from '../../games/snake-eyes/s03-equipment/dice.ts'
import { isOn } from '../../games/snake-eyes/s04-wagers.ts'
import { numberBelow, oneOf, type Words } from '../../odds/simulation/random.ts'
import type { Exercise } from './exercise.ts'

/** The dealer's call after a roll. */

/** A pair is called hard if the layout has a hardway for it. */
const calledAs = (faces: Faces): string =>
  isHard(faces) && isOn(`hard-${total(faces)}`) ? `hard ${total(faces)}` : `${total(faces)}`

export const dice = (words: Words): Exercise => {
  const faces =
    numberBelow(2, words) === 0 ? oneOf(ROLLS.filter(isHard), words) : oneOf(ROLLS, words)
  const sum = total(faces)
  const around = [sum, sum - 1, sum + 1].filter(each => each > 1 && each < 13).map(String)
  const hard = isOn(`hard-${sum}`) ? [`hard ${sum}`] : []
  return {
    shows: { is: 'dice', faces },
    options: [...around, ...hard].toSorted(),
    expected: calledAs(faces),
    under: ['nz11a:5.6(a)'],
  }
}
