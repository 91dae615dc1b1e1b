import { useState } from 'react'
import type { DieId } from '../../../games/snake-eyes/table/state.ts'
import { RightRow } from '../../features/table/panels/rights.tsx'
import { useWords } from '../../i18n/index.ts'
import { ClauseLink } from '../../ui/clause.tsx'
import { DiePicture } from '../../ui/pieces/dice.tsx'
import styles from './snake-eyes.module.css'
import type { SnakeEyes, Stage } from './table.ts'

/** Chooses two of the dice: when they are offered, and when one has left the table. */

interface ChoiceProps {
  readonly there: readonly DieId[]
  readonly chosen: readonly DieId[]
  readonly turn: (id: DieId) => void
}

export const useChoice = ({ play }: SnakeEyes): ChoiceProps => {
  const there = play.dice.filter(({ at }) => at !== 'missing').map(({ id }) => id)
  const [picked, pick] = useState<readonly DieId[]>(there.slice(0, 2))
  const chosen = picked.filter(id => there.includes(id))
  const turn = (id: DieId) =>
    pick(chosen.includes(id) ? chosen.filter(one => one !== id) : [...chosen, id].slice(-2))
  return { there, chosen, turn }
}

export const DiceChoice = ({ there, chosen, turn }: ChoiceProps) => {
  const { snakeEyes } = useWords()
  return (
    <fieldset className={styles.choice}>
      <legend className="unseen">{snakeEyes.choose}</legend>
      {there.map(id => (
        <button
          key={id}
          type="button"
          aria-pressed={chosen.includes(id)}
          aria-label={snakeEyes.die(id)}
          onClick={() => turn(id)}
        >
          <DiePicture face={null} />
          <span aria-hidden="true">{id}</span>
        </button>
      ))}
    </fieldset>
  )
}

/** The shooter continues with two other dice, or asks for the missing one. @rule nz11a:6.1(b) */
export const Missing = ({ view, ask }: Pick<Stage, 'view' | 'ask'>) => {
  const { rights: words } = useWords()
  const choice = useChoice(view)
  const { rights } = view.play
  const original = rights.flatMap(({ asks, under }) =>
    asks === 'ask-original' ? [{ asks, under }] : [],
  )
  const may = rights.find(({ asks }) => asks === 'choose-dice')
  const isTwo = choice.chosen.length === 2
  return (
    <section className={styles.offer} aria-label={words.title}>
      <p>{may ? words.missing : words.waiting}</p>
      {may && (
        <>
          <DiceChoice {...choice} />
          <div className={styles.ways}>
            <button
              type="button"
              className="primary"
              aria-disabled={!isTwo}
              onClick={() => isTwo && void ask({ does: 'choose-dice', dice: choice.chosen })}
            >
              {words.goOn}
            </button>
            <ClauseLink id={may.under} />
          </div>
        </>
      )}
      <RightRow rights={original} ask={ask} />
    </section>
  )
}
