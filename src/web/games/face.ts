import type { ComponentType, ReactNode } from 'react'
import type { OwnRound } from '../../records/round-views.ts'
import type { Ask, Connection, Shown, View } from '../client/connection.ts'
import type { At } from '../features/desk/desk-context.ts'
import type { Find, Pending } from '../features/desk/pending.ts'
import type { Bets, Declaring, Refused } from '../features/table/state/bets.ts'
import type { Mode } from '../features/table/state/mode.ts'
import type { Words } from '../i18n/index.ts'
import type { Moving } from '../ui/sound/cues.ts'

/** What a game adds to the table that all games share: its stage, its layout, its words. */

export interface StageProps<P extends Shown> {
  readonly view: View<P>
  readonly connection: Connection
  /** The patron's seat, if there is one. */
  readonly seat: number | undefined
  readonly ask: (what: Ask) => Promise<void>
  /** What matters most now; a table that is only looked at does not say. */
  readonly mode?: Mode | 'arriving'
  /** The headline, with what counts down. */
  readonly children: ReactNode
  /** What counts down, where a question is asked in place of the headline. */
  readonly countdown?: ReactNode
  /** What became of each bet, once the round is over. */
  readonly parts?: ReactNode
}

export interface LayoutProps<P extends Shown> {
  readonly view: View<P>
  readonly patron: string
  readonly bets: Bets
  readonly chip: number
  /** Presses take chips off. */
  readonly removing: boolean
  readonly ask: (what: Ask) => Promise<void>
  /** Whether the ends of the last round are still shown; they are, where not said. */
  readonly showsLast?: boolean
}

/** The state of the table in a few words, and what else there is to say of it. */
export interface Headline {
  readonly says: string
  readonly sub: string
}

/** What a game adds to the list of who is here. */
export interface PeopleProps<P extends Shown> {
  readonly view: View<P>
  readonly patron: string
  readonly ask: (what: Ask) => Promise<void>
}

export interface RoundProps<P extends Shown, R extends OwnRound> {
  readonly view: View<P>
  readonly round: R
}

/** The last results of a table as a small picture in the lobby. */
export interface TileProps {
  /** As the game tells them, the newest first; nothing of a round that came to nothing. */
  readonly results: readonly unknown[]
}

export interface RoadProps {
  /** Of this shoe, letter by letter. */
  readonly road: string
  /** Whether the shape of its end is named. */
  readonly shapes: boolean
}

/** A line of the sign. */
export interface SignRow {
  readonly kind: string
  readonly name: string
  readonly pays: string
}

export interface Face<P extends Shown, R extends OwnRound> {
  readonly title: (words: Words) => string
  /** The text it is played by. */
  readonly book: (words: Words, play: P) => string
  readonly badges: (words: Words, view: View<P>) => readonly string[]
  readonly wagerName: (words: Words, on: string) => string
  /** Under which limits on the sign a wager falls. */
  readonly kindOf: (on: string) => string
  /** Wagers go down in this order and come off in the other: some rest on others. */
  readonly orderOf: (on: string) => number
  /** Wagers that are said to the dealer, where the game has such. */
  readonly declaring?: Declaring
  readonly phase: (words: Words, play: P) => string
  /** What the patron can do now. */
  readonly headline: (words: Words, view: View<P>, patron: string) => Headline
  /** The game in four steps, each with a title. */
  readonly guide: (words: Words) => readonly (readonly [title: string, says: string])[]
  /** "Spin 48"; a round where not said. */
  readonly roundName?: (words: Words, round: number) => string
  /** How the stage and the areas lie on the felt; a class. */
  readonly felt?: string | undefined
  /** The near edge of the table is straight: its areas reach into the corners. */
  readonly isStraight?: boolean
  /** The felt takes the whole width; what hangs beside it is in the menu. */
  readonly fillsTable?: boolean
  /** The chip that is chosen first is a multiple of this. */
  readonly chipStep?: (view: View<P>) => number
  /** Whether the patron starts the round on the felt, so that the dock has no button for it. */
  readonly startsOnFelt?: (view: View<P>, patron: string) => boolean
  /** Sums that would be taken where one was refused. */
  readonly instead?: (view: View<P>, patron: string, refused: Refused) => readonly number[]
  readonly isBetting: (play: P) => boolean
  /** From the call to the result: what lies there is locked. */
  readonly isClosed: (play: P) => boolean
  /** Whether the last round still lies on the table to be looked at. */
  readonly isOver: (view: View<P>) => boolean
  /** The smallest chip a patron will want first; the first that makes the minimum where not said. */
  readonly firstLimit: string

  /** Whether patrons play standing here; nobody does where not said. */
  readonly mayStand?: (play: P) => boolean

  readonly Stage: ComponentType<StageProps<P>>
  readonly Layout: ComponentType<LayoutProps<P>>
  /** The layout with everybody's chips, as staff see it. It is loaded only at the desk. */
  readonly DeskLayout: ComponentType<{ readonly at: At }>
  /** What the patron chooses from instead of chips, while it is their turn. */
  readonly Choices?: ComponentType<StageProps<P>>
  readonly isMyTurn?: (view: View<P>, patron: string) => boolean
  /** Where the result will stand, until there is one. */
  readonly Before?: ComponentType<Pick<StageProps<P>, 'view' | 'ask'>>
  /** How many wagers of a round are told one by one before they are summed up; 4 where not said. */
  readonly few?: number
  /** What else is to be said of a result; an item of its list. */
  readonly Remark?: ComponentType<RoundProps<P, R>>

  /** The display of results, the first tab beside the table. */
  readonly display: (words: Words) => string
  readonly Display: ComponentType<{ readonly view: View<P> }>
  /** What the desk has to decide about at this table, beyond what every game has. */
  readonly pending?: (words: Words, at: At, find: Find) => readonly Pending[]
  readonly People?: ComponentType<PeopleProps<P>>
  readonly signRows: (words: Words, view: View<P>) => readonly SignRow[]
  readonly SignNotes?: ComponentType<{ readonly view: View<P> }>

  /** What came, as a picture and in a few words. */
  readonly Came: ComponentType<{ readonly round: R }>
  readonly result: (words: Words, round: R) => string
  readonly Why: ComponentType<RoundProps<P, R>>

  /** What can be typed, where the layout has no line of its own to type on. */
  readonly typed?: {
    readonly hint: (words: Words) => string
    readonly ons: (view: View<P>, patron: string) => readonly string[]
    readonly asks: (said: readonly string[], view: View<P>) => Ask | undefined
  }

  /** What there is to hear: how many cards lie there, and what is in the air. */
  readonly cardsOut?: (play: P) => number
  readonly moving?: (play: P) => Moving

  /** What came in the round that ended last, as it is read out. */
  readonly spoken: (words: Words, view: View<P>) => string | undefined
  /** What single keys ask to be read out, beyond what every table answers. */
  readonly answers: Readonly<Record<string, (words: Words, view: View<P>) => string>>
}

/** A face of some game: the table that shows it does not know which. */
export type AnyFace = Face<Shown, OwnRound>

export const face = <P extends Shown, R extends OwnRound>(own: Face<P, R>): AnyFace =>
  own as AnyFace
