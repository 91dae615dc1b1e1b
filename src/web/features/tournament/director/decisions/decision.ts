import type {
  ShownSession,
  TournamentView,
} from '../../../../../tournament/director/view/tournament-view.ts'

/** A decision of the director: its clause, who decides, and its fields. */

export type Field =
  | {
      readonly is: 'one' | 'some'
      readonly name: string
      readonly of: readonly Option[]
      /** The list has only some of the players: the others are searched. */
      readonly isPart?: boolean
    }
  | { readonly is: 'reason'; readonly name: string }
  | {
      readonly is: 'number' | 'money' | 'time'
      readonly name: string
      readonly usual?: string
    }

/** An entry of a list, and the value that is sent. */
export interface Option {
  readonly value: string
  readonly label: string
}

export interface Decision {
  readonly does: string
  readonly under: string
  /** Who decides. A director also acts for the operator. */
  readonly who: 'operator' | 'director'
  readonly fields: readonly Field[]
  readonly with?: Readonly<Record<string, unknown>>
  /** The subject, if several decisions of this kind are due. */
  readonly about?: string
  /** True for a next step; undefined for a decision that is only possible. */
  readonly isNext?: true
}

export const option = (value: string, label = value): Option => ({ value, label })

export const players = (
  { entries }: TournamentView,
  ...status: readonly string[]
): readonly string[] =>
  (entries ?? []).filter(each => status.includes(each.status)).map(({ patron }) => patron)

/** Drops players known to be out. The view of a large field lists only some of its players. */
export const remainingPlayers = (
  { entries }: TournamentView,
  patrons: readonly string[],
): readonly string[] => {
  const isOut = new Set(
    (entries ?? []).flatMap(({ patron, status }) => (status === 'accepted' ? [] : [patron])),
  )
  return patrons.filter(patron => !isOut.has(patron))
}

export const reason: Field = { is: 'reason', name: 'reason' }

export const oneOption = (of: readonly string[], name = 'patron', isPart = false): Field => ({
  is: 'one',
  name,
  of: of.map(each => option(each)),
  isPart,
})

/** Any player who is still in. */
export const player = (view: TournamentView): Field => {
  const shown = players(view, 'accepted')
  return oneOption(shown, 'patron', shown.length < view.taken)
}

export const numbers = (
  { sessions }: TournamentView,
  is: (session: ShownSession) => boolean,
): readonly number[] => sessions.flatMap(session => (is(session) ? [session.at] : []))

/** The names of sessions and tables. */
export interface PlaceNames {
  readonly session: (at: number) => string
  readonly table: (table: string) => string
}
