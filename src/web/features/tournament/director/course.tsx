import { isInPlay } from '../../../../tournament/director/state.ts'
import type { TournamentView } from '../../../../tournament/director/view/tournament-view.ts'
import { useWords, type Words } from '../../../i18n/index.ts'
import { stageName } from '../session/header.tsx'

/** The course of a tournament, how far it is, and what the director does now. */

const stepNow = ({ status, stage, conditions }: TournamentView): number => {
  if (status === 'draft') return 0
  if (status === 'entries-open') return 1
  return status === 'running' ? stage + 2 : conditions.stages.length + 2
}

const hintOf = ({ tournament: { director } }: Words, view: TournamentView): string => {
  const { hints } = director
  const { status, sessions, undrawn, tables } = view
  if (view.run === 'house') return director.houseRuns
  if (status !== 'running') return hints[status]
  if (undrawn > 0) return hints.drawing
  return sessions.some(isInPlay) ? hints.playing[tables] : hints.waiting[tables]
}

export const Course = ({ view }: { readonly view: TournamentView }) => {
  const words = useWords()
  const { director } = words.tournament
  const { course } = director
  const stages = view.conditions.stages.map(({ name }) => stageName(name))
  const steps = [course.conditions, course.entries, ...stages, course.results]
  const now = stepNow(view)
  return (
    <>
      <ol className="course" aria-label={course.title}>
        {steps.map((step, at) => (
          <li
            key={step}
            data-done={at < now || undefined}
            aria-current={at === now ? 'step' : undefined}
          >
            {step}
          </li>
        ))}
      </ol>
      <p className="hint">{hintOf(words, view)}</p>
    </>
  )
}
