import { nextDuty as nextCardDuty } from '../../../src/dealing/baccarat.ts'
import { nextLunarDuty } from '../../../src/dealing/lunar-poker.ts'
import { nextSpinDuty } from '../../../src/dealing/roulette.ts'
import { nextRollDuty } from '../../../src/dealing/snake-eyes.ts'
import { CATALOGUE, chanceAt, type GameName } from '../../../src/games/catalogue.ts'
import { cardsToTurn } from '../../../src/games/lunar-poker/s10-settlement/turning.ts'
import type { TableState } from '../../../src/general/state.ts'
import type { TableView } from '../../../src/general/view.ts'
import { type AnyDeclared, clauseOf, type FormVariant } from '../../../src/kernel/command.ts'
import type { Viewer } from '../../../src/kernel/people.ts'
import type { AnySetting } from '../../../src/scenario/stage.ts'
import { paymentsOf } from '../../../src/tournament/director/money.ts'
import { outcomesOf } from '../../../src/tournament/director/outcomes.ts'
import type { DirectorEvent, DirectorState } from '../../../src/tournament/director/state.ts'
import { termsOf } from '../../../src/tournament/director/terms.ts'
import { sessionAt } from '../../../src/tournament/director/view/tournament-view.ts'
import { countsOf, shownTo } from '../../../src/tournament/director/view/window.ts'

/** What the staff's desk and the pages of a tournament read, beyond a view. */

const DEALER: Viewer = { role: 'dealer' }

const isOffered = ({ where }: Pick<FormVariant, 'where'>, play: unknown): boolean =>
  where?.(play as never) ?? true

/** Whether the desk offers a command and its forms now, and under which clauses. */
const offer = (command: AnyDeclared, play: unknown): unknown => [
  isOffered(command, play) && clauseOf(command, play),
  command.underBy?.clauses(play as never),
  command.forms?.map(form => isOffered(form, play) && form.underBy?.clauses(play as never)),
]

const BETS_ARE_DOWN = { betsAreDown: true }

/** What the virtual dealer does next, and which cards are turned. */
const nextDuty = (game: GameName, table: TableState<never>): unknown => {
  switch (game) {
    case 'baccarat':
      return nextCardDuty(table, BETS_ARE_DOWN)
    case 'roulette':
      return nextSpinDuty(table, BETS_ARE_DOWN)
    case 'snake-eyes':
      return nextRollDuty(table, BETS_ARE_DOWN)
    case 'lunar-poker':
      return [nextLunarDuty(table, BETS_ARE_DOWN), cardsToTurn(table.play)]
  }
}

type DeskReader = (setting: AnySetting, state: unknown, viewers: readonly Viewer[]) => unknown

const atTable: DeskReader = (setting, state) => {
  const { play } = setting.game.view(state, DEALER) as TableView<unknown>
  const game = Object.values(CATALOGUE).find(each => (each.game as unknown) === setting.game)
  const table = state as TableState<never>
  return [
    setting.commands.map(command => offer(command, play)),
    game && 'incidents' in game && game.incidents(table.play),
    game && [nextDuty(game.name, table), chanceAt(game.name)],
  ]
}

export const ofTournament = (state: DirectorState, viewers: readonly Viewer[]): unknown => [
  outcomesOf(state),
  sessionAt(shownTo(state, DEALER), 1),
  countsOf(state),
  state.sessions.map((_, at) => termsOf(state, at)),
  viewers.map(viewer => shownTo(state, viewer)),
]

/** A session is dealt at its table, which is recorded by itself. */
const READ: Readonly<Record<AnySetting['opens'], DeskReader>> = {
  table: atTable,
  session: () => null,
  tournament: (_, state, viewers) => ofTournament(state as DirectorState, viewers),
}

export const deskAt: DeskReader = (setting, state, viewers) =>
  READ[setting.opens](setting, state, viewers)

/** What an event of a tournament pays. */
export const paidBy = (setting: AnySetting, events: readonly unknown[]): unknown =>
  setting.opens === 'tournament' ? (events as readonly DirectorEvent[]).map(paymentsOf) : null
