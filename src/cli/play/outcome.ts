import type { Book } from '../../games/baccarat/book.ts'
import { BOOKS } from '../../games/baccarat/books/index.ts'
import { isNatural, pointCount, pointValue } from '../../games/baccarat/cards.ts'
import type { Hands } from '../../games/baccarat/draw.ts'
import type { RoundResult } from '../../games/baccarat/state.ts'
import { isMain, type On } from '../../games/baccarat/wagers.ts'
import type { Authority } from '../../kernel/authority.ts'
import { dollars } from '../../kernel/refusal.ts'
import { entryOf, type Law } from '../../law/index.ts'
import { faces, lengthOf, type Paint, padded, withClause, wrapped } from './drawing.ts'
import { netOf, type Round } from './session.ts'

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

export const signed = (paint: Paint, cents: number): string => {
  if (cents === 0) return '$0'
  return cents > 0 ? paint('green', `+${dollars(cents)}`) : paint('red', dollars(cents))
}

const WINS = { player: 'Player wins', banker: 'Banker wins', tie: 'Tie Hand' } as const

/** The announcement of the result. @rule nz5:10.1 mbs:3.10 */
export const announcement = ({ result, player, banker }: RoundResult): string =>
  `${WINS[result]}, Player ${player}, Banker ${banker}.`

type Settled = Round['settled'][number]

const VERDICT = { win: 'won', lose: 'lost', 'stand-off': 'stands off', void: 'void' } as const

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

/** One line for each wager: what it was, what became of it, the money, the clause. */
export const settledLines = (paint: Paint, settled: readonly Settled[]): readonly string[] => {
  const rows = settled.map(event => [
    wagerName(event.wager.on),
    dollars(event.wager.chips),
    VERDICT[event.outcome.is],
    signed(paint, netOf(event)),
    noteOf(event),
  ])
  const widths = [0, 1, 2, 3, 4].map(at => Math.max(...rows.map(row => lengthOf(row[at]!))))
  return rows.map((row, i) => {
    const columns = row.map((cell, at) => padded(cell, widths[at]!))
    return withClause(paint, `   ${columns.join('  ').trimEnd()}`, settled[i]!.outcome.under)
  })
}

/** Our summary of a clause, or a reading of ours. */
export const summaryOf = (law: Law, id: string): string | undefined => {
  const ruling = law.rulings[id]
  return ruling ? `${ruling.asks} ${ruling.reads}` : entryOf(law, id)?.says
}

/** A statement with its clause, and what the clause says below. */
const reason = (paint: Paint, law: Law, text: string, clause: Authority): readonly string[] => [
  withClause(paint, `   ${text}`, clause),
  ...wrapped(summaryOf(law, clause) ?? '', '      ').map(line => paint('dim', line)),
]

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
  ...settled.flatMap(event => {
    const { wager, outcome } = event
    const money = outcome.is === 'void' ? '' : `: ${signed(paint, netOf(event))}`
    const note = noteOf(event)
    const text = `${wagerName(wager.on)} ${dollars(wager.chips)} ${VERDICT[outcome.is]}${money}`
    return reason(paint, law, note === '' ? text : `${text} (${note})`, outcome.under)
  }),
]
