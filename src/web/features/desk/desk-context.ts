import type { Desk } from '../../../protocol/desk.ts'
import type { Ask, Moment } from '../../client/connection.ts'
import type { DeskLine, Who } from '../../client/desk.ts'
import type { AnyFace } from '../../games/face.ts'

/** Two equal presses within this time are one, in milliseconds. */
export const ONE_PRESS = 300

/** What the dealer opened beside the next step: `patron` is one for whom staff enter everything. */
export type Opened = 'all' | 'seating' | { readonly patron: string }

/** What every part of the desk is told about the table it works at. */
export interface At {
  readonly line: DeskLine
  readonly who: Who
  readonly moment: Moment
  readonly desk: Desk
  /** How the game looks, where it has a face. */
  readonly face: AnyFace | undefined
  readonly isDealer: boolean
  /** Where the last entry and its undo are shown: always in sight. */
  readonly foot: HTMLElement | null
  /** `named`: what is told to have been done, where that is not plain to see. */
  readonly ask: (what: Ask, named?: string) => Promise<boolean>
  /** Sends what came, and waits until the page shows it, so that the next entry follows it. */
  readonly report: (what: Ask) => Promise<boolean>
  /** Opens what is not the next step: everything, seating, or what one patron does. */
  readonly opens: (what: Opened) => void
  /** The table as it was heard last, which may be later than what is drawn. */
  readonly now: () => Moment
  /** Takes the dealer's own steps, one after the other, until the table is where it should be. */
  readonly stepUntil: (isThere: (moment: Moment) => boolean) => Promise<boolean>
}
