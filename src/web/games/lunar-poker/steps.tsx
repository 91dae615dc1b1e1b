import { useWords } from '../../i18n/index.ts'
import type { Lunar } from './table.ts'

/** Where the round is, and for whom it waits. */

const STEPS = ['ante', 'decide', 'draw', 'dealer', 'force'] as const
type Step = (typeof STEPS)[number]

const STEP_OF: Readonly<Record<Lunar['play']['phase'], Step>> = {
  opening: 'ante',
  shuffling: 'ante',
  cutting: 'ante',
  betting: 'ante',
  called: 'decide',
  dealing: 'decide',
  deciding: 'decide',
  verifying: 'draw',
  verified: 'draw',
  acting: 'draw',
  closing: 'dealer',
  revealing: 'dealer',
  'offering-force': 'force',
  forced: 'force',
  comparing: 'dealer',
}

const waitedFor = ({ play }: Lunar): readonly string[] => {
  if (play.phase === 'offering-force')
    return play.boxes
      .filter(({ fate, forces }) => fate === 'playing' && forces === null)
      .map(nameOf)
  if (play.phase !== 'deciding') return []
  return play.boxes
    .filter(({ fate, choice, declared }) => fate === 'in' && choice === null && declared === 'no')
    .map(nameOf)
}

const nameOf = ({ patron }: { readonly patron: string }): string => patron

export const Steps = ({ view, me }: { readonly view: Lunar; readonly me: string }) => {
  const { lunar, table } = useWords()
  const now = STEP_OF[view.play.phase]
  const waiting = waitedFor(view).map(patron => (patron === me ? table.you : patron))
  return (
    <ol className="steps" aria-label={lunar.steps}>
      {STEPS.map(step => (
        <li key={step} aria-current={step === now ? 'step' : undefined}>
          {lunar.step[step]}
        </li>
      ))}
      <li className="waits" aria-hidden={waiting.length === 0}>
        {waiting.length > 0 && lunar.waitsFor(waiting.join(', '))}
      </li>
    </ol>
  )
}
