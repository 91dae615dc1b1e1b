import type { TableView } from '../general/view.ts'
import type { Event } from '../kernel/game.ts'
import type { Expectation } from './stage.ts'

/** Expectations about the play of several games. */

export const expectation = (holds: boolean, says: unknown): true | string =>
  holds || `it is ${String(says)}`

interface AnyPlay {
  readonly phase: string
  readonly announcements: readonly string[]
}

type AtAnyTable = Expectation<unknown, Event, TableView<AnyPlay>>

export const announced: AtAnyTable = {
  says: 'announced {text}',
  finds: ([words], { view }) => {
    const { announcements } = view().play
    return expectation(announcements.includes(words!), announcements.join(' / '))
  },
}

export const isAtPhase: AtAnyTable = {
  says: 'the table is at {word}',
  finds: ([phase], { view }) => expectation(view().play.phase === phase, view().play.phase),
}
