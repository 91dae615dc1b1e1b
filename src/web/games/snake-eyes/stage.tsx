import { spoken, useWords } from '../../i18n/index.ts'
import { ClauseLink } from '../../ui/clause.tsx'
import { DiePicture, ThrownDice } from '../../ui/dice.tsx'
import { DiceChoice, Missing, useChoice } from './choice.tsx'
import { Rolled } from './rolled.tsx'
import type { SnakeEyes, Stage } from './table.ts'

/** The dice, who has them, and what the shooter does with them. */

const Offer = ({ view, ask }: Pick<Stage, 'view' | 'ask'>) => {
  const { snakeEyes } = useWords()
  const choice = useChoice(view)
  const { chosen } = choice
  return (
    <section className="offer" aria-label={snakeEyes.offered}>
      <h2>{snakeEyes.offered}</h2>
      <p>
        {snakeEyes.offeredSays} <ClauseLink id="nz11a:5.3" />
      </p>
      <DiceChoice {...choice} />
      <div className="row">
        <button
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
  return (
    <div className="row throw">
      {hasBoth ? (
        <button type="button" className="primary" onClick={() => void ask({ does: 'roll' })}>
          {snakeEyes.roll}
        </button>
      ) : (
        <Missing view={view} ask={ask} />
      )}
      <button type="button" onClick={() => void ask({ does: 'relinquish' })}>
        {snakeEyes.giveUp}
      </button>
    </div>
  )
}

const shooterWords = (
  { snakeEyes, table }: ReturnType<typeof useWords>,
  { play: { shooter } }: SnakeEyes,
  me: string,
): string => {
  const named = (who: string) => (who === me ? table.you : who)
  if (shooter === 'dealer') return snakeEyes.dealerShoots
  return shooter === null ? snakeEyes.nobody : snakeEyes.shooter(named(shooter))
}

/** Before the first roll: the dice that will be thrown, showing nothing. */
const Waiting = ({ view }: { readonly view: SnakeEyes }) => {
  const active = view.play.dice.filter(({ at }) => at === 'active')
  return (
    <span className="dice waiting" aria-hidden="true">
      {(active.length > 0 ? active : view.play.dice).map(({ id }) => (
        <span key={id}>
          <DiePicture face={null} />
          <b>{id}</b>
        </span>
      ))}
    </span>
  )
}

const Bowl = ({ view }: { readonly view: SnakeEyes }) => {
  const { faces, phase } = view.play
  if (phase === 'rolling') return <ThrownDice key="in the air" faces={null} />
  return faces ? <ThrownDice key="at rest" faces={faces} /> : <Waiting view={view} />
}

const STRIP = 12

/** The last rolls, where they were thrown. */
const Before = ({ view }: { readonly view: SnakeEyes }) => {
  const { snakeEyes } = useWords()
  const results = view.play.display?.results ?? []
  return results.length === 0 ? null : (
    <ol className="strip" aria-label={snakeEyes.lastRolls}>
      {results.slice(0, STRIP).map((faces, i) => (
        <Rolled
          // biome-ignore lint/suspicious/noArrayIndexKey: a roll is known by its place
          key={i}
          faces={faces}
        />
      ))}
    </ol>
  )
}

const cameWords = ({ snakeEyes }: ReturnType<typeof useWords>, { play }: SnakeEyes): string => {
  const { faces, phase } = play
  return faces && phase !== 'rolling' ? snakeEyes.came(faces) : ''
}

export const SnakeEyesStage = ({ view, connection, ask, children }: Stage) => {
  const words = useWords()
  const { snakeEyes } = words
  const { phase, offeredTo, shooter, calls, voidRolls } = view.play
  const { patron } = connection
  /** Whoever has taken the dice is not offered them any more. */
  const isStale = offeredTo === null && view.play.faces === null
  const last = calls.at(-1)
  const said = last ? spoken(words, last) : ''
  const came = cameWords(words, view)
  return (
    <section className="bowl" aria-label={snakeEyes.table}>
      {offeredTo === patron ? (
        <Offer view={view} ask={ask} />
      ) : (
        <div className="thrown">
          <Bowl view={view} />
          {phase !== 'rolling' && <p className="outcome">{came}</p>}
        </div>
      )}
      <div className="caption">
        <p className="phase">{snakeEyes.phase[phase]}</p>
        <p className="said">{isStale || came.startsWith(said) ? '' : said}</p>
        {offeredTo === null && <p className="shooter">{shooterWords(words, view, patron)}</p>}
        {voidRolls > 0 && (
          <p className="note">
            {snakeEyes.voidRolls(voidRolls)} <ClauseLink id="nz11a:5.7(b)" />
          </p>
        )}
        {children}
        {phase === 'betting' && shooter === patron && <Throw view={view} ask={ask} />}
        <Before view={view} />
      </div>
    </section>
  )
}
