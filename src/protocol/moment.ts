import type { Shown } from './shown.ts'

/** The moment that a command is about, read from what its sender saw. @rule ruling:117 */
export interface SeenMoment {
  readonly round?: number
  readonly step?: string
}

export const momentIn = (shown: Shown | undefined): SeenMoment => {
  if (shown === undefined || shown.is === 'tournament') return {}
  if (shown.is === 'session') return { round: shown.view.table.round + 1 }
  const { view, desk } = shown
  return { round: view.round + 1, ...(desk && { step: desk.step }) }
}
