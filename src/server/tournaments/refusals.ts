import { refuse } from '../../kernel/refusal.ts'

/** Answers to commands for tournaments that never reach a log. */

export const VIRTUAL = { refused: refuse('nz7:4.1', 'A virtual dealer deals this session.') }
export const ANOTHER = {
  refused: refuse('ruling:113', 'This needs a second person who approves it.'),
}
export const OVER = { refused: refuse('nz7:5.9', 'This tournament is over.') }
export const LOOKS_ON = { unavailable: 'From here tournaments can only be looked at.' }
