/** What a program may read with its token. */
export const SCOPES = ['feed', 'records', 'metrics'] as const

export type Scope = (typeof SCOPES)[number]
