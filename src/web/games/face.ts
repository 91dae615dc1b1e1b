import type { ComponentType, ReactNode } from 'react'
import type { Called } from '../../games/bet-grammar.ts'
import type { Phrase } from '../../kernel/refusal.ts'
import type { OwnRound } from '../../records/round-views.ts'
import type { Ask, Connection, TablePlay, View } from '../client/connection.ts'
import type { DeskTable } from '../features/desk/desk-context.ts'
import type { Find, Pending } from '../features/desk/requests/pending.ts'
import type { Bets, CalledWagers, RefusedBet } from '../features/table/state/bets/bets.ts'
import type { Mode } from '../features/table/state/mode.ts'
import type { Words } from '../i18n/index.ts'
import type { Moving } from '../ui/sound/cues.ts'

/** What a game adds to the table that all games share: a stage, a layout, words. */

export interface StageProps<P extends TablePlay> {
  readonly view: View<P>
  readonly connection: Connection
  /** The patron's seat, if there is one. */
  readonly seat: number | undefined
  readonly ask: (what: Ask) => Promise<unknown>
  /** The current emphasis of the table; undefined where the table is only watched. */
  readonly mode?: Mode | 'arriving'
  /** The headline with the countdown. */
  readonly children: ReactNode
  /** The countdown, for a question that replaces the headline. */
  readonly countdown?: ReactNode
  /** The result of each bet, once the round is over. */
  readonly parts?: ReactNode
}

export interface LayoutProps<P extends TablePlay> {
  readonly view: View<P>
  readonly patron: string
  readonly bets: Bets
  readonly chip: number
  /** True if a press removes chips. */
  readonly removing: boolean
  readonly ask: (what: Ask) => Promise<unknown>
  /** Whether to show the results of the last round. Default: true. */
  readonly showsLast?: boolean
}

/** A line for typed bets, for a patron or for staff who enter a patron's bets. */
export interface QuickBetProps<P extends TablePlay> {
  readonly view: View<P>
  readonly bets: Pick<Bets, 'place' | 'lay'>
  readonly chip: number
}

/** The state of the table in a few words, with details. */
export interface Headline {
  readonly says: string
  readonly sub: string
}

/** What a game adds to the list of people at the table. */
export interface PeopleProps<P extends TablePlay> {
  readonly view: View<P>
  readonly patron: string
  readonly ask: (what: Ask) => Promise<unknown>
}

export interface RoundProps<P extends TablePlay, R extends OwnRound> {
  readonly view: View<P>
  readonly round: R
}

/** The last results of a table as a small picture in the lobby. */
export interface TileProps {
  /** Newest first, in the game's own format; undefined for a void round. */
  readonly results: readonly unknown[]
}

export interface RoadProps {
  /** The winners of the rounds in this shoe, one letter each. */
  readonly road: string
  /** Whether to name the pattern at the end of the road. */
  readonly shapes: boolean
}

/** A line of the sign. */
export interface SignRow {
  readonly kind: string
  readonly name: string
  readonly pays: string
}

export interface Face<P extends TablePlay, R extends OwnRound> {
  readonly title: (words: Words) => string
  /** The name of the book that the table plays by. */
  readonly book: (words: Words, play: P) => string
  readonly badges: (words: Words, view: View<P>) => readonly string[]
  readonly wagerName: (words: Words, on: string) => string
  /** The entry on the sign whose limits apply to a wager. */
  readonly kindOf: (on: string) => string
  /** The order of placing wagers; they come off in reverse, because some depend on others. */
  readonly orderOf: (on: string) => number
  /** Wagers that are called to the dealer, if the game has them. */
  readonly declaring?: CalledWagers
  readonly phase: (words: Words, play: P) => string
  /** What the patron can do now. */
  readonly headline: (words: Words, view: View<P>, patron: string) => Headline
  /** The game in four steps, each with a title. */
  readonly guide: (words: Words) => readonly (readonly [title: string, says: string])[]
  /** The name of a round, such as "Spin 48". Default: "Round 48". */
  readonly roundName?: (words: Words, round: number) => string
  /** The class that positions the stage and the areas on the felt. */
  readonly felt?: string | undefined
  /** The near edge of the table is straight, so that areas reach into its corners. */
  readonly isStraight?: boolean
  /** The felt takes the whole width. The panel beside it moves into the menu. */
  readonly fillsTable?: boolean
  /** The first selected chip is a multiple of this. */
  readonly chipStep?: (view: View<P>) => number
  /** True if the patron starts the round on the felt, so that the dock needs no button for it. */
  readonly startsOnFelt?: (view: View<P>, patron: string) => boolean
  /** Sums to suggest after a refusal. */
  readonly instead?: (view: View<P>, patron: string, refused: RefusedBet) => readonly number[]
  readonly isBetting: (play: P) => boolean
  /** True from the call to the result, while bets are locked. */
  readonly isClosed: (play: P) => boolean
  /** True while the last round is still on the table. */
  readonly isOver: (view: View<P>) => boolean
  /** The limit that decides the first selected chip. */
  readonly firstLimit: string

  /** Whether patrons may play standing. Default: never. */
  readonly mayStand?: (play: P) => boolean

  readonly Stage: ComponentType<StageProps<P>>
  readonly Layout: ComponentType<LayoutProps<P>>
  /** The line for typed bets, if the game reads them by rules of its own. */
  readonly QuickBet?: ComponentType<QuickBetProps<P>>
  /** The layout with all chips, as staff see it. It loads only at the desk. */
  readonly DeskLayout: ComponentType<{ readonly at: DeskTable }>
  /** The patron's choices, which replace the chips during their turn. */
  readonly Choices?: ComponentType<StageProps<P>>
  readonly isMyTurn?: (view: View<P>, patron: string) => boolean
  /** Shown in place of the result until there is one. */
  readonly Before?: ComponentType<Pick<StageProps<P>, 'view' | 'ask'>>
  /** How many wagers of a round are listed before they are summed up. Default: 4. */
  readonly few?: number
  /** A remark below the result, as a list item. */
  readonly Remark?: ComponentType<RoundProps<P, R>>

  /** The display of results, the first tab beside the table. */
  readonly display: (words: Words) => string
  readonly Display: ComponentType<{ readonly view: View<P> }>
  /** Decisions for the desk at this table, beyond those of every game. */
  readonly pending?: (words: Words, at: DeskTable, find: Find) => readonly Pending[]
  readonly People?: ComponentType<PeopleProps<P>>
  readonly signRows: (words: Words, view: View<P>) => readonly SignRow[]
  readonly SignNotes?: ComponentType<{ readonly view: View<P> }>

  /** The outcome as a picture and in a few words. */
  readonly Came: ComponentType<{ readonly round: R }>
  readonly result: (words: Words, round: R) => string
  readonly Why: ComponentType<RoundProps<P, R>>

  /** The typed commands, if the layout has no input field of its own. */
  readonly typed?: {
    readonly hint: (words: Words, view: View) => string
    readonly called: (view: View<P>, patron: string) => readonly Called[]
    readonly asks: (said: readonly string[], view: View<P>) => Ask | undefined
  }

  /** For sounds: how many cards are on the table, and what is moving. */
  readonly cardsOut?: (play: P) => number
  readonly moving?: (play: P) => Moving

  /** A call to this patron in the patron's words, if it is one. */
  readonly ownCall?: (words: Words, call: Phrase, patron: string) => string | undefined
  /** The outcome of the last round, as it is read out. */
  readonly spoken: (words: Words, view: View<P>) => string | undefined
  /** Answers to single keys, beyond those of every table. */
  readonly answers: Readonly<Record<string, (words: Words, view: View<P>) => string>>
}

/** The face of any game: the table does not know which game it shows. */
export type AnyFace = Face<TablePlay, OwnRound>

export const face = <P extends TablePlay, R extends OwnRound>(own: Face<P, R>): AnyFace =>
  own as AnyFace
