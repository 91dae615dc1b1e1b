import type { Right } from '../../kernel/right.ts'
import { alreadyChosen, noneMissing } from './s06-irregularities/missing-dice.ts'
import { presentDice, type State } from './table/state.ts'

export type ShooterRight = Right<'choose-dice' | 'ask-original'>

/**
 * The requests that the shooter may make now, because we would not refuse them.
 * @rule nz11a:6.1(b)
 */
export const rightsOf = (state: State): readonly ShooterRight[] => {
  if (state.phase.is !== 'betting') return []
  const under = 'nz11a:6.1(b)'
  const mayChoose = !alreadyChosen(state) && presentDice(state).length >= 2
  const mayAsk = !noneMissing(state) && !state.wantsOriginal
  return [
    ...(mayChoose ? [{ asks: 'choose-dice', under } as const] : []),
    ...(mayAsk ? [{ asks: 'ask-original', under } as const] : []),
  ]
}
