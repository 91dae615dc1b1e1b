import type { Refusal } from '../../kernel/refusal.ts'

/** `done` is the number of the entry, which is durable and in every later view. */
export type Answer =
  | { readonly done: number }
  | { readonly refused: Refusal }
  | { readonly unavailable: string }

/** Another node writes this log, or soon will. The command was not taken here. */
export const MOVED: Answer = { unavailable: 'This is moving to another server; try again.' }
