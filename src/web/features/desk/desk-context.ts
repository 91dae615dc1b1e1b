import type { Desk } from '../../../protocol/desk.ts'
import type { Ask, Moment } from '../../client/connection.ts'
import type { DeskLine, Who } from '../../client/desk.ts'
import type { AnyFace } from '../../games/face.ts'

/** What every part of the desk is told about the table it works at. */
export interface At {
  readonly line: DeskLine
  readonly who: Who
  readonly moment: Moment
  readonly desk: Desk
  /** How the game looks, where it has a face. */
  readonly face: AnyFace | undefined
  readonly isDealer: boolean
  /** `named`: what is told to have been done, where that is not plain to see. */
  readonly ask: (what: Ask, named?: string) => Promise<boolean>
}
