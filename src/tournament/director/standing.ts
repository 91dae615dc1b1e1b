import type { Patron } from '../../kernel/people.ts'
import type { PlayerView, SessionView } from '../session/view.ts'
import type { DirectorView } from './view.ts'

/** What people see of a tournament during play. */

/** The state of a session during play, as anyone at the rail can count it. @rule nz7:4.9 */
export interface Standing {
  readonly session: number
  readonly table: string
  readonly status: SessionView<unknown>['status']
  readonly turn: Patron | null
  readonly indicator: SessionView<unknown>['indicator']
  readonly players: readonly Pick<PlayerView, 'patron' | 'seat' | 'chips' | 'status' | 'card'>[]
}

export interface TournamentView extends DirectorView {
  readonly run: 'director' | 'house'
  readonly taken: number
  readonly standings: readonly Standing[]
}

export interface TournamentLine {
  readonly id: string
  readonly name: string
  readonly game: string
  readonly status: DirectorView['status']
  readonly stage: string
  readonly taken: number
  readonly most: number | null
  readonly fee: number
  readonly prizes: number
  readonly champion: Patron | null
}
