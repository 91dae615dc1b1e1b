import { clothOf } from '../../../games/roulette/book/book.ts'
import { colourOf, type Pocket } from '../../../games/roulette/s02-wheel.ts'
import { useSettings } from '../../app/settings.ts'
import { useWords } from '../../i18n/index.ts'
import { CALM, useMedia } from '../../ui/media.ts'
import styles from './roulette.module.css'
import { CALLED, lastNumber, type Stage } from './table.ts'
import { WheelPicture } from './wheel/wheel.tsx'

/** The wheel, the headline, and the last numbers. */

const RUNNING: readonly string[] = ['spinning', 'no-more-bets', 'ball-dropped']

export const NumberMark = ({ pocket }: { readonly pocket: Pocket }) => (
  <span className={`mark ${colourOf(pocket)}`}>{pocket}</span>
)

/** A row of numbers. Screen readers also hear the colours. */
export const NumberRow = ({ numbers, name }: { numbers: readonly Pocket[]; name: string }) => {
  const words = useWords()
  return (
    <ol className="marks" aria-label={name}>
      {numbers.map((pocket, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same number may occur twice
        <li key={`${numbers.length - i} ${pocket}`}>
          <NumberMark pocket={pocket} />
          <span className="unseen"> {words.roulette.colours[colourOf(pocket)]}</span>
        </li>
      ))}
    </ol>
  )
}

const STRIP = 13

export const RouletteStage = ({ view, mode, children, parts }: Stage) => {
  const { roulette } = useWords()
  const { still } = useSettings()
  const moves = !useMedia(CALM) && !still
  const { phase, ballIn, display, elections } = view.play
  const isRunning = RUNNING.includes(phase)
  const came = CALLED.includes(phase) || mode === 'result' ? lastNumber(view.play) : undefined
  return (
    <>
      <section className={styles.wheel} aria-label={roulette.stage.name}>
        <WheelPicture
          wheel={clothOf(elections).wheel}
          isRunning={isRunning}
          rests={isRunning ? undefined : (ballIn ?? lastNumber(view.play))}
          isCalled={CALLED.includes(phase) || phase === 'betting'}
          moves={moves}
        />
      </section>
      <div className={styles.head}>
        {came && (
          <span className={styles.came} data-part="came" aria-hidden="true">
            <NumberMark pocket={came} />
          </span>
        )}
        {children}
      </div>
      <div className={styles.before}>
        {display && display.last.length > 0 && (
          <NumberRow numbers={display.last.slice(0, STRIP)} name={roulette.stage.last} />
        )}
        <p>{roulette.stage.noMemory}</p>
      </div>
      {parts && <div className={styles.parts}>{parts}</div>}
    </>
  )
}
