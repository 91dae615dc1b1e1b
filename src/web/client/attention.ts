/** What needs attention, for each role. */

export interface Attention {
  readonly is:
    | 'chance'
    | 'stopped'
    | 'approval'
    | 'own-approval'
    | 'step'
    | 'call'
    | 'dispute'
    | 'hold'
    | 'variance'
    | 'shift'
  readonly table: string | null
  readonly title?: string
  readonly game?: string
  readonly about: string
}

export const fetchAttention = async (): Promise<readonly Attention[] | undefined> => {
  const answer = await fetch('/api/attention', { headers: { accept: 'application/json' } })
  return answer.ok ? ((await answer.json()) as readonly Attention[]) : undefined
}
