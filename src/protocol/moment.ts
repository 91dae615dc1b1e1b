import type { Shown } from './shown.ts'

/** The moment that a command is about, read from what its sender saw. @rule ruling:117 */
export interface SeenMoment {
  readonly round?: number
  readonly step?: string
}

/** The same command from the same person within this many milliseconds is one press. */
export const ONE_PRESS = 300

export const momentIn = (shown: Shown | undefined): SeenMoment => {
  if (shown === undefined || shown.is === 'tournament') return {}
  const { round } = shown.is === 'session' ? shown.view.table : shown.view
  return { round: round + 1, ...(shown.desk && { step: shown.desk.step }) }
}
