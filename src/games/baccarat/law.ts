import type { Authority } from '../../kernel/authority.ts'
import { commandsOn } from '../../kernel/command.ts'
import type { Felt } from '../../kernel/game.ts'
import type { ByPatron } from '../../kernel/people.ts'
import { type Refusal, refuse } from '../../kernel/refusal.ts'
import * as field from '../../kernel/shape.ts'
import type { Book } from './books/book.ts'
import { BOOKS } from './books/index.ts'
import type { BaccaratEvent } from './table/events.ts'
import type { BaccaratState, Phase } from './table/state.ts'

/** Shared parts of command declarations: the table's book and common field shapes. */

/** Declares a command of baccarat next to its law. */
export const command = commandsOn<BaccaratState, Felt, BaccaratEvent>()

/** Both the state and the view have the elections. */
export type ElectionHolder = Pick<BaccaratState, 'elections'>

export const bookOf = ({ elections }: ElectionHolder): Book => BOOKS[elections.book]

/** A clause of the book that this table uses. */
export const inBook =
  (clause: (book: Book) => Authority) =>
  (play: ElectionHolder): Authority =>
    clause(bookOf(play))

export type PhaseName = Phase['is']

/** The call has been made and there is no result yet. */
export const CLOSED: readonly PhaseName[] = ['called', 'offering', 'dealing', 'turning']

export const HAND = field.oneOf('player', 'banker')

export const EVERYBODY = field.either(field.oneOf('everybody'), field.list(field.patron, 1))

/** Refuses anyone but a patron who takes part at this table. */
export const byPlayer = (by: ByPatron, { present }: Felt, under: Authority): Refusal | undefined =>
  present.includes(by.patron) ? undefined : refuse(under, 'Only a patron at this table may ask.')
