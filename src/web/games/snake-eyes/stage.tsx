import { useEffect, useRef } from 'react'
import { useTurnFocus } from '../../features/table/state/focus.ts'
import { useWords } from '../../i18n/index.ts'
import { ThrownDice } from '../../ui/pieces/dice.tsx'
import { DiceChoice, Missing, useChoice } from './choice.tsx'
import styles from './snake-eyes.module.css'
import type { SnakeEyes, Stage } from './table.ts'

/** The tray with the dice, the headline, and the shooter's actions. */

const Offer = ({ view, ask }: Pick<Stage, 'view' | 'ask'>) => {
  const { snakeEyes } = useWords()
  const choice = useChoice(view)
  const { chosen } = choice
  const primary = useRef<HTMLButtonElement>(null)
  useEffect(() => primary.current?.focus({ preventScroll: true }), [])
  return (
    <section className={styles.offer} aria-label={snakeEyes.offered} data-asked>
      <h3>{snakeEyes.offered}</h3>
      <p>{snakeEyes.offeredSays}</p>
      <div className={styles.ways}>
        <DiceChoice {...choice} />
        <button
          ref={primary}
          type="button"
          className="primary"
          onClick={() =>
            void ask({ does: 'take-dice', ...(chosen.length === 2 && { dice: chosen }) })
          }
        >
          {snakeEyes.take}
        </button>
        <button type="button" onClick={() => void ask({ does: 'decline-dice' })}>
          {snakeEyes.decline}
        </button>
      </div>
    </section>
  )
}

const Throw = ({ view, ask }: Pick<Stage, 'view' | 'ask'>) => {
  const { snakeEyes } = useWords()
  const hasBoth = view.play.dice.filter(({ at }) => at === 'active').length === 2
  const primary = useRef<HTMLButtonElement>(null)
  useTurnFocus(true, primary)
  if (!hasBoth) return <Missing view={view} ask={ask} />
  return (
    <div className={styles.ways} data-on-felt>
      <button
        ref={primary}
        type="button"
        className="primary"
        data-part="throw"
        onClick={() => void ask({ does: 'roll' })}
      >
        {snakeEyes.roll}
      </button>
      <button type="button" onClick={() => void ask({ does: 'relinquish' })}>
        {snakeEyes.giveUp}
      </button>
    </div>
  )
}

const Tray = ({ view }: { readonly view: SnakeEyes }) => {
  const { dice, snakeEyes } = useWords()
  const { faces, phase } = view.play
  const isRolling = phase === 'rolling'
  return (
    <div className={styles.tray}>
      {(isRolling || faces) && (
        <ThrownDice key={isRolling ? 'in the air' : 'at rest'} faces={isRolling ? null : faces} />
      )}
      {!isRolling && !faces && (
        <span className={styles.places} aria-hidden="true">
          <span />
          <span />
        </span>
      )}
      {!isRolling && faces && (
        <p className={styles.last}>
          {snakeEyes.lastRoll(snakeEyes.came(faces), dice.faces(...faces))}
        </p>
      )}
    </div>
  )
}

export const SnakeEyesStage = ({ view, connection, ask, mode, children, parts }: Stage) => {
  const { snakeEyes } = useWords()
  const { phase, offeredTo, shooter, voidRolls } = view.play
  const { patron } = connection
  const isAsked = mode !== 'arriving' && offeredTo === patron
  return (
    <section
      className={styles.stage}
      aria-label={snakeEyes.table}
      data-rolling={phase === 'rolling' || undefined}
    >
      <div className={styles.head}>
        {children}
        {parts}
        {voidRolls > 0 && <p className={styles.note}>{snakeEyes.voidRolls(voidRolls)}</p>}
        {phase === 'betting' && shooter === patron && mode !== 'arriving' && (
          <Throw view={view} ask={ask} />
        )}
      </div>
      {isAsked ? <Offer view={view} ask={ask} /> : <Tray view={view} />}
    </section>
  )
}
