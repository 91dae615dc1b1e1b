import type { Elections } from '../../games/snake-eyes/book/book.ts'
import { isOn } from '../../games/snake-eyes/s04-wagers.ts'
import { snakeEyesLine } from '../snake-eyes.ts'
import { type Theory, theoryOfDraws } from './theory.ts'

/** Over the 36 rolls of two dice, at the odds that the table displays. */
export const snakeEyesTheory = (elections: Elections): Theory =>
  theoryOfDraws(on => (isOn(on) ? snakeEyesLine(elections, on) : undefined))
