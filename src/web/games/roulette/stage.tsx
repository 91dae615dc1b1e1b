import { useSyncExternalStore } from 'react'
import { clothOf } from '../../../games/roulette/book.ts'
import { colourOf, type Pocket } from '../../../games/roulette/s02-wheel.ts'
import { change, useSettings } from '../../app/settings.ts'
import { spoken, useWords } from '../../i18n/index.ts'
import { called } from './names.ts'
import { lastNumber, type Stage } from './table.ts'
import { WheelPicture } from './wheel.tsx'

/** The wheel, what the dealer said last, the number, and the numbers before it. */

const CALM = '(prefers-reduced-motion: reduce)'

const useIsCalm = (): boolean =>
  useSyncExternalStore(
    listener => {
      const query = matchMedia(CALM)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(CALM).matches,
  )

const RUNNING: readonly string[] = ['spinning', 'no-more-bets', 'ball-dropped']
const CALLED: readonly string[] = ['announced', 'transferred', 'collected']

export const NumberMark = ({ pocket }: { readonly pocket: Pocket }) => (
  <span className={`mark ${colourOf(pocket)}`}>{pocket}</span>
)

/** Numbers in a row, each with its colour in words for whoever does not see it. */
export const NumberRow = ({ numbers, name }: { numbers: readonly Pocket[]; name: string }) => {
  const words = useWords()
  return (
    <ol className="marks" aria-label={name}>
      {numbers.map((pocket, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a number may come again
        <li key={`${numbers.length - i} ${pocket}`}>
          <NumberMark pocket={pocket} />
          <span className="unseen"> {words.roulette.colours[colourOf(pocket)]}</span>
        </li>
      ))}
    </ol>
  )
}

const STRIP = 13

const Said = ({ view }: Pick<Stage, 'view'>) => {
  const words = useWords()
  const { phase, calls } = view.play
  const last = calls.at(-1)
  const came = RUNNING.includes(phase) || phase === 'at-rest' ? undefined : lastNumber(view.play)
  return came ? (
    <p className={`outcome ${colourOf(came)}`}>
      <NumberMark pocket={came} />
      {called(words, came)}
    </p>
  ) : (
    <p className="said">{last ? spoken(words, last) : ''}</p>
  )
}

export const RouletteStage = ({ view, children }: Stage) => {
  const { roulette } = useWords()
  const { still } = useSettings()
  const moves = !useIsCalm() && !still
  const { phase, ballIn, display, elections } = view.play
  const isRunning = RUNNING.includes(phase)
  return (
    <section className="spin" aria-label={roulette.stage.name}>
      <div className="bowl-side">
        <WheelPicture
          wheel={clothOf(elections).wheel}
          isRunning={isRunning}
          rests={isRunning ? undefined : (ballIn ?? lastNumber(view.play))}
          isCalled={CALLED.includes(phase) || phase === 'betting'}
          moves={moves}
        />
      </div>
      <div className="caption">
        <p className="phase">{roulette.phase[phase]}</p>
        <Said view={view} />
        {children}
      </div>
      <div className="before">
        {display && display.last.length > 0 && (
          <NumberRow numbers={display.last.slice(0, STRIP)} name={roulette.stage.last} />
        )}
        <button
          type="button"
          className="small motion"
          aria-pressed={!still}
          onClick={() => change({ still: !still })}
        >
          {roulette.stage.motion}
        </button>
      </div>
    </section>
  )
}
