import { useEffect, useState } from 'react'
import type { OwnRound } from '../../../records/round-views.ts'
import type { SharedRound } from '../../client/api/records.ts'
import type { Connection, View } from '../../client/connection.ts'
import type { PastStep } from '../../client/past-rounds.ts'
import type { AnyFace } from '../../games/face.ts'
import { useWords, type Words } from '../../i18n/index.ts'
import { Stepper } from '../../ui/controls/stepper.tsx'
import { HeadlineText, ResultParts, resultText } from '../table/headline.tsx'
import { seatOf } from '../table/panels/seats.tsx'
import { WhyDialog } from '../table/panels/why.tsx'
import { stepText, stepTitle } from '../table/state/announcements/steps.ts'
import { NO_BETS } from '../table/state/bets/bets.ts'
import type { Mode } from '../table/state/mode.ts'
import type { ConnectedTable } from '../table/state/use-table.ts'
import { Surface } from '../table/surface.tsx'

/** The steps of a round, and the table at each of them. */

export interface FoundProps extends ConnectedTable {
  readonly round: number
}

/** The patron's result of the round. */
const useRecord = ({ history }: Connection, round: number): OwnRound | undefined => {
  const [record, setRecord] = useState<OwnRound>()
  useEffect(() => {
    let wanted = true
    void history(round + 1).then(([found]) => {
      if (wanted && found?.round === round) setRecord(found)
    })
    return () => {
      wanted = false
    }
  }, [history, round])
  return record
}

const nothing = async (): Promise<void> => undefined

interface PictureProps extends ConnectedTable {
  readonly step: PastStep
  readonly latest: OwnRound | undefined
  readonly isOwn: boolean
  readonly why: () => void
}

/** A watcher has no result. */
const headlineOf = (
  words: Words,
  face: AnyFace,
  {
    view,
    patron,
    latest,
    isOwn,
  }: Pick<PictureProps, 'latest' | 'isOwn'> & {
    readonly view: View
    readonly patron: string
  },
) => {
  if (!latest) return face.headline(words, view, patron)
  return isOwn ? resultText(words, face, latest) : { says: face.result(words, latest), sub: '' }
}

/** The table, drawn by the game's own face, with its announcements as text. */
const Picture = ({ connection, face, step, latest, isOwn, why }: PictureProps) => {
  const words = useWords()
  const { past, share } = words
  const { view } = step
  const { patron, game } = connection
  const isOver = latest !== undefined
  const mode: Mode = isOver ? 'result' : face.isClosed(view.play) ? 'closed' : 'betting'
  return (
    <section aria-label={isOwn ? past.picture : share.rail} data-part="picture">
      <Surface face={face} game={game} mode={mode} isPicture>
        <div style={{ display: 'contents' }} inert>
          <face.Stage
            view={view}
            connection={connection}
            seat={seatOf(view, connection)}
            ask={nothing}
            mode={mode}
          >
            <HeadlineText {...headlineOf(words, face, { view, patron, latest, isOwn })} />
          </face.Stage>
          <face.Layout
            view={view}
            patron={patron}
            bets={NO_BETS}
            chip={0}
            removing={false}
            ask={nothing}
            showsLast={isOver}
          />
        </div>
      </Surface>
      {latest && isOwn && <ResultParts face={face} view={view} round={latest} why={why} />}
    </section>
  )
}

const BEAT = 1300

/** Advances on its own while playing, and stops at the end. */
const usePlaying = (at: number, last: number, go: (to: number) => void) => {
  const [isPlaying, setPlaying] = useState(false)
  useEffect(() => {
    if (!isPlaying) return
    if (at >= last) return setPlaying(false)
    const timer = setTimeout(() => go(at + 1), BEAT)
    return () => clearTimeout(timer)
  }, [isPlaying, at, last, go])
  const play = () => {
    if (at >= last) go(0)
    setPlaying(!isPlaying)
  }
  return { isPlaying, play }
}

interface StepsProps extends FoundProps {
  readonly steps: readonly PastStep[]
  /** Whose view the steps show: the patron's or a watcher's. */
  readonly seen: 'own' | SharedRound
}

const publicResult = ({ round }: SharedRound): OwnRound => ({
  ...round,
  settled: [],
  corrected: [],
})

const StepList = ({
  face,
  steps,
  at,
  go,
}: Pick<StepsProps, 'face' | 'steps'> & {
  readonly at: number
  readonly go: (to: number) => void
}) => {
  const words = useWords()
  return (
    <ol className="all-steps" aria-label={words.past.steps}>
      {steps.map((step, i) => (
        <li key={step.seq}>
          <button
            type="button"
            className="small"
            data-by={step.by}
            aria-current={i === at ? 'step' : undefined}
            onClick={() => go(i)}
          >
            {stepTitle(words, face, step)}
          </button>
        </li>
      ))}
    </ol>
  )
}

/** The description of the step, also announced. */
const StepText = ({
  face,
  steps,
  at,
  patron,
}: Pick<StepsProps, 'face' | 'steps'> & {
  readonly at: number
  readonly patron: string
}) => {
  const words = useWords()
  const step = steps[at]!
  return (
    <div className="told-step" role="status">
      <h2>{stepTitle(words, face, step)}</h2>
      {stepText(words, face, patron, step, steps[at - 1]).map(text => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}

export const Steps = ({ connection, face, round, steps, seen }: StepsProps) => {
  const words = useWords()
  const { past } = words
  const last = steps.length - 1
  const [at, go] = useState(0)
  const [isAsked, setAsked] = useState(false)
  const { isPlaying, play } = usePlaying(at, last, go)
  const own = useRecord(connection, round)
  const record = seen === 'own' ? own : publicResult(seen)
  const step = steps[at]!
  const says = past.value(at + 1, steps.length)
  return (
    <>
      <Stepper from={0} to={last} at={at} go={go} name={past.slider} says={says}>
        <button type="button" className="primary" aria-pressed={isPlaying} onClick={play}>
          {isPlaying ? past.stop : past.play}
        </button>
      </Stepper>
      <div className="replayed">
        <Picture
          connection={connection}
          face={face}
          step={step}
          latest={at === last ? record : undefined}
          isOwn={seen === 'own'}
          why={() => setAsked(true)}
        />
        <div className="steps-side">
          <StepText face={face} steps={steps} at={at} patron={connection.patron} />
          <StepList face={face} steps={steps} at={at} go={go} />
        </div>
      </div>
      {isAsked && record && (
        <WhyDialog face={face} view={step.view} round={record} close={() => setAsked(false)} />
      )}
    </>
  )
}
