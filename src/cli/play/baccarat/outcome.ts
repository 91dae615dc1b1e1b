import type { Book } from '../../../games/baccarat/book.ts'
import { BOOKS } from '../../../games/baccarat/books/index.ts'
import { isNatural, pointCount, pointValue } from '../../../games/baccarat/cards.ts'
import type { Hands } from '../../../games/baccarat/draw.ts'
import type { RoundResult } from '../../../games/baccarat/state.ts'
import { isMain, type On } from '../../../games/baccarat/wagers.ts'
import type { Authority } from '../../../kernel/authority.ts'
import { dollars } from '../../../kernel/refusal.ts'
import type { Law } from '../../../law/index.ts'
import { faces, type Paint } from '../drawing.ts'
import { type Fate, fateReasons, reason } from '../reasons.ts'
import { netOf, type Settled } from '../session.ts'
import type { Round } from './session.ts'

/** What became of a round, and why. */

const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1)

/** `dragon-bonus` is a Dragon Bonus. */
export const kindName = (kind: string): string => kind.split('-').map(capital).join(' ')

/** `dragon-bonus-player` is a Dragon Bonus on Player. */
export const wagerName = (on: string): string => {
  if (isMain(on)) return capital(on)
  const side = on.slice(on.lastIndexOf('-') + 1)
  return `${kindName(on.slice(0, -side.length - 1))} on ${capital(side)}`
}

const WINS = { player: 'Player wins', banker: 'Banker wins', tie: 'Tie Hand' } as const

/** The announcement of the result. @rule nz5:10.1 mbs:3.10 */
export const announcement = ({ result, player, banker }: RoundResult): string =>
  `${WINS[result]}, Player ${player}, Banker ${banker}.`

const noteOf = ({ outcome, commission, wager }: Settled): string => {
  switch (outcome.is) {
    case 'win': {
      const at = `${outcome.odds.pays} to ${outcome.odds.to}`
      return commission > 0 ? `${at} less ${dollars(commission)}` : at
    }
    case 'stand-off':
      return isMain(wager.on as On) ? 'stays there' : 'back to you'
    case 'void':
      return 'back to you'
    case 'lose':
      return ''
  }
}

/** What became of each wager. */
export const fatesOf = (settled: readonly Settled[]): readonly Fate[] =>
  settled.map(event => ({
    name: wagerName(event.wager.on),
    chips: event.wager.chips,
    outcome: event.outcome,
    net: netOf(event),
    note: noteOf(event),
  }))

interface ThirdCards {
  readonly natural: Authority
  readonly player: Authority
  readonly bankerAfterDraw: Authority
  readonly bankerAfterStand: Authority
}

const THIRD_CARDS: Readonly<Record<Book['id'], ThirdCards>> = {
  nz5: {
    natural: 'nz5:9.2',
    player: 'nz5:9.3',
    bankerAfterDraw: 'nz5:9.4',
    bankerAfterStand: 'nz5:9.5',
  },
  'nz5-old': {
    natural: 'nz5-old:9.2',
    player: 'nz5-old:9.3',
    bankerAfterDraw: 'nz5-old:9.4',
    bankerAfterStand: 'nz5-old:9.5',
  },
  mbs: {
    natural: 'mbs:3.9.1',
    player: 'mbs:3.9.2',
    bankerAfterDraw: 'mbs:3.9.4',
    bankerAfterStand: 'mbs:3.9.3',
  },
}

type Reason = readonly [text: string, clause: Authority]

/** Drawing on up to five and standing on six and seven is everybody's rule but one. */
const simply = (name: string, count: number): string =>
  `${name} had ${count}: ${count <= 5 ? 'draws on 0 to 5' : 'stands on 6 and 7'}.`

/** The third cards on which a row of the table draws: `0-7, 9`. */
const drawsOn = (row: string): string =>
  [...row.matchAll(/D+/g)]
    .map(({ index, 0: run }) =>
      run.length === 1 ? `${index}` : `${index}-${index + run.length - 1}`,
    )
    .join(', ')

const byTable = (row: string, count: number, third: number): string => {
  if (!row.includes('D')) return `Banker had ${count}: never draws.`
  if (!row.includes('-')) return `Banker had ${count}: always draws.`
  const did = row[third] === 'D' ? 'drew' : 'stood'
  return `Banker had ${count}: draws against ${drawsOn(row)}. Third card counted ${third}: ${did}.`
}

/** Why each hand drew or stood. */
export const thirdCardReasons = (
  book: Book['id'],
  { player, banker }: Hands,
): readonly Reason[] => {
  const clauses = THIRD_CARDS[book]
  const first = { player: pointCount(player.slice(0, 2)), banker: pointCount(banker.slice(0, 2)) }
  const natural = isNatural(player) ? 'player' : isNatural(banker) ? 'banker' : undefined
  if (natural) {
    const says = `${capital(natural)} had ${first[natural]} in two cards, a Natural: nobody draws.`
    return [[says, clauses.natural]]
  }
  const third = player[2]
  const row = BOOKS[book].draw[first.banker]!
  return [
    [simply('Player', first.player), clauses.player],
    third
      ? [byTable(row, first.banker, pointValue(third)), clauses.bankerAfterDraw]
      : [simply('Banker', first.banker), clauses.bankerAfterStand],
  ]
}

/** The whole answer to `why`: cards, third cards, every wager. */
export const whyRound = (
  paint: Paint,
  law: Law,
  book: Book['id'],
  { number, hands, result, settled }: Round,
): readonly string[] => [
  `   Round ${number}: ${announcement(result)}`,
  `   Player ${faces(paint, hands.player)}   Banker ${faces(paint, hands.banker)}`,
  ...thirdCardReasons(book, hands).flatMap(([text, clause]) => reason(paint, law, text, clause)),
  ...fateReasons(paint, law, fatesOf(settled)),
]
