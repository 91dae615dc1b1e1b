import { roulette } from '../../games/roulette/index.ts'
import type { RouletteEvent } from '../../games/roulette/table/events.ts'
import type { State as PlayState } from '../../games/roulette/table/state.ts'
import type { RouletteView } from '../../games/roulette/table/view.ts'
import type { GeneralEvent } from '../../general/events.ts'
import type { TableState } from '../../general/state.ts'
import type { TableView } from '../../general/view.ts'
import { patron } from '../language/phrase.ts'
import { announced, expectation, isAtPhase } from '../play-expectations.ts'
import type { Expectation } from '../stage.ts'
import { wagerOn } from '../verbs.ts'

/** Expectations for a roulette table. */

type State = TableState<PlayState>
type Expected = Expectation<State, RouletteEvent | GeneralEvent, TableView<RouletteView>>

export const ROULETTE_EXPECTATIONS: readonly Expected[] = [
  announced,
  isAtPhase,
  {
    says: 'the call comes with a {word}',
    finds: ([signal], { events }) => {
      const call = events.find(event => event.is === 'NoMoreBets')
      return expectation(call?.is === 'NoMoreBets' && call.with === signal, JSON.stringify(call))
    },
  },
  {
    says: 'the dolly stands on {word}',
    finds: ([number], { view }) => expectation(view().play.dolly === number, view().play.dolly),
  },
  {
    says: 'no dolly stands on the layout',
    finds: (_, { view }) => expectation(view().play.dolly === null, view().play.dolly),
  },
  {
    says: 'the ball is spun from {word}',
    finds: ([number], { view }) =>
      expectation(view().play.ballFrom === number, view().play.ballFrom),
  },
  {
    says: 'the display shows {text}',
    finds: ([numbers], { view }) => {
      const { display } = view().play
      const last = display ? display.last.join(' ') || 'nothing' : undefined
      return expectation(last === numbers, last)
    },
  },
  {
    says: 'there is no display',
    finds: (_, { view }) => expectation(view().play.display === null, 'there'),
  },
  {
    says: 'the display carries its notice',
    finds: (_, { view }) =>
      expectation(view().play.display?.notice.includes('wheel') === true, 'not so'),
  },
  {
    says: '{word} of {patron} lies on {word}',
    finds: ([on, who, where], { state, view }) => {
      const lies = view().play.lies[wagerOn(state, patron(who!), on!)]
      return expectation((lies ?? on) === where, lies)
    },
  },
  {
    says: 'the house is told of {word}',
    finds: ([word], { view }) => {
      const { notices } = view().play
      return expectation(
        notices.some(notice => notice.includes(word!)),
        notices.join(' / '),
      )
    },
  },
  {
    says: 'the house is told nothing',
    finds: (_, { view }) => expectation(view().play.notices.length === 0, view().play.notices),
  },
  {
    says: 'the wheel is awaited',
    finds: (_, { state }) => expectation(roulette.game.awaits(state)?.for === 'spin', 'not'),
  },
  {
    says: 'the wheel is not awaited',
    finds: (_, { state }) => expectation(roulette.game.awaits(state) === undefined, 'awaited'),
  },
]
