import type { Desk } from '../../../protocol/desk.ts'
import type { Ask, Moment } from '../../client/connection.ts'
import type { Approval, DeskLine, StaffMember } from '../../client/desk.ts'
import type { AnyFace } from '../../games/face.ts'
import type { PressDirection } from './step/press.ts'

/** The panel open beside the next step. `patron`: staff enter everything for this patron. */
export type OpenPanel = 'all' | 'seating' | { readonly patron: string }

/** The table, as every part of the desk receives it. */
export interface DeskTable {
  readonly line: DeskLine
  readonly who: StaffMember
  readonly moment: Moment
  readonly desk: Desk
  /** How the game is drawn; undefined if the client cannot draw it. */
  readonly face: AnyFace | undefined
  readonly isDealer: boolean
  /** Requests about this table that wait for approval. */
  readonly waiting: readonly Approval[]
  /** The footer, always visible, that shows the last entry and its undo. */
  readonly foot: HTMLElement | null
  /** `named`: what to confirm as done, if the table itself does not show it. */
  readonly ask: (what: Ask, named?: string) => Promise<boolean>
  /**
   * Reports a result and waits until the page shows it, so that entries stay in order. False if it
   * was refused or waits for a second person.
   */
  readonly report: (what: Ask) => Promise<boolean>
  /** Opens a panel beside the next step. */
  readonly opens: (what: OpenPanel) => void
  /** The latest state received, which may be newer than the one on screen. */
  readonly now: () => Moment
  /**
   * Takes the dealer's steps one by one until `isThere` holds. `isImplied`: an entry took them, so
   * they do not confirm a warning.
   */
  readonly stepUntil: (
    isThere: (moment: Moment) => boolean,
    isImplied?: boolean,
  ) => Promise<boolean>
  /** Every key and button that changes the table goes through here: a double press counts once. */
  readonly press: (does: () => void, way?: PressDirection) => void
  readonly isPressed: boolean
}
