import type { Preparation } from '../../games/baccarat/table/state.ts'
import { money, patron } from '../language/phrase.ts'
import { expectation } from '../play-expectations.ts'
import { type BaccaratVerb, type Expected, gives, verb } from './phrases.ts'

/** Phrases for prepared cards, areas, signs, the differential and free rounds. */

const brings = (prepared: Preparation, secured: boolean): BaccaratVerb['does'] => {
  return ([approval], { by }) => ({
    by,
    does: 'bring-prepared',
    prepared,
    secured,
    ...(approval === undefined ? {} : { approval }),
  })
}

export const MORE_VERBS: readonly BaccaratVerb[] = [
  verb('staff', 'brings pre-checked cards', brings('checked', true)),
  verb('staff', 'brings pre-shuffled cards', brings('shuffled', true)),
  verb('staff', 'brings pre-shuffled cards that lay about', brings('shuffled', false)),
  verb('staff', 'brings sealed cards', brings('sealed', true)),
  verb('staff', 'brings sealed cards approved as {text}', brings('sealed', true)),
  gives('anybody', 'looks at the cards', 'look-at-prepared'),
  gives('anybody', 'requires the cards to be mixed', 'require-mixing'),
  gives('staff', 'directs a shuffle of the waiting set in doubt of {text}', 'shuffle-waiting-set', [
    'reason',
  ]),
  gives('anybody', 'asks for rounds without wagers', 'ask-free-rounds'),
  gives('anybody', 'reduces the differential', 'reduce-differential'),
  gives('staff', 'caps the areas for everybody', 'cap-area', [], { patrons: 'everybody' }),
  verb('staff', 'caps the areas for {text}', ([names], { by }) => ({
    by,
    does: 'cap-area',
    patrons: names!.split(' and ').map(patron),
  })),
]

export const MORE_EXPECTATIONS: readonly Expected[] = [
  {
    says: 'the table shows {text}',
    finds: ([words], { view, by }) => {
      const notice = view().play.notices.find(({ says }) => says === words)
      if (!notice)
        return `it shows ${view()
          .play.notices.map(({ says }) => says)
          .join(' / ')}`
      return expectation(by === undefined || notice.under === by, notice.under)
    },
  },
  {
    says: 'the display shows {text}',
    finds: ([words], { view }) => {
      const results = view().play.results.map(({ result }) => result)
      const shown = results.join(' ') || 'nothing'
      return expectation(shown === words, shown)
    },
  },
  {
    says: 'the area for {word} is named {text}',
    finds: ([on, name], { view, by }) => {
      const area = view().play.areas.find(each => each.on === on)
      if (!area || area.name !== name) return `it is named ${area?.name}`
      return expectation(by === undefined || area.under === by, area.under)
    },
  },
  {
    says: '{patron} is reduced from {money} to {money}',
    finds: ([who, from, to], { view }) => {
      const { reduced } = view().play
      return expectation(
        reduced.some(
          r => r.patron === patron(who!) && r.from === money(from!) && r.to === money(to!),
        ),
        JSON.stringify(reduced),
      )
    },
  },
  {
    says: 'the loss of {patron} comes before the win of {patron}',
    finds: ([loser, winner], { events }) => {
      const at = (is: string, who: string) =>
        events.findIndex(
          e => e.is === 'WagerSettled' && e.outcome.is === is && e.wager.patron === patron(who),
        )
      const [lost, won] = [at('lose', loser!), at('win', winner!)]
      return expectation(lost >= 0 && won > lost, `at ${lost} and ${won}`)
    },
  },
  {
    says: 'every card lies face up',
    finds: (_, { view }) => expectation(view().play.spread?.length === 52, view().play.spread),
  },
  {
    says: 'no card lies face up',
    finds: (_, { view }) => expectation(view().play.spread === null, view().play.spread),
  },
]
