import { DUTIES, TURNS } from '../dealing/duties.ts'
import type { Turns } from '../dealing/turns/turn.ts'
import { CATALOGUE, type GameName } from '../games/catalogue.ts'
import type { TableState } from '../general/state.ts'
import { DECK } from '../kernel/card.ts'
import type { Ask } from '../kernel/chance.ts'
import type { Command } from '../kernel/game.ts'
import { isRefusal } from '../kernel/refusal.ts'
import { numberBelow, oneOf, type Words } from '../odds/simulation/random.ts'
import { SETTINGS } from '../scenario/index.ts'
import { type Deed, dealt, openedBy, type Rehearsal, type RehearsedTable } from './rehearsal.ts'

/** A round without irregularities: patrons bet, chance answers, and the dealer does each duty. */

const CHANCE = { role: 'chance' } as const

/** More steps than any round has. */
const MOST = 120

const placeFor = (book: string): RehearsedTable => {
  const setting = SETTINGS.find(each => each.opens === 'table' && each.books.includes(book))!
  const step = { line: 1, actor: 'table', phrase: book }
  return openedBy({
    is: 'opens',
    step,
    setting,
    book,
    options: new Map(),
    unprepared: false,
    mistakes: [],
  })
}

const FACES = 6

/** Half of the time the number is one that patrons like, so that there is something to pay. */
const LIKED: readonly string[] = ['17', '18', '20', '16', '0']

const spunIn = (pockets: readonly string[], words: Words): string =>
  oneOf(numberBelow(2, words) === 0 ? LIKED : pockets, words)

/** The answer of chance. A card that is on the table does not come again from a single deck. */
const chanceOf = (ask: Ask, unused: string[], words: Words): Command => {
  switch (ask.for) {
    case 'card':
      return {
        by: CHANCE,
        does: 'card',
        card: unused.splice(numberBelow(unused.length, words), 1)[0],
      } as Command
    case 'spin':
      return { by: CHANCE, does: 'spun', number: spunIn(ask.pockets, words) } as Command
    case 'dice':
      return {
        by: CHANCE,
        does: 'dice',
        faces: [1 + numberBelow(FACES, words), 1 + numberBelow(FACES, words)],
      } as Command
    case 'discard':
      return { by: CHANCE, does: 'discard', at: numberBelow(ask.of, words) } as Command
    case 'lot':
      return { by: CHANCE, does: 'lot', number: numberBelow(ask.of, words) } as Command
    case 'shuffle':
      return { by: CHANCE, does: 'shuffled' } as Command
  }
}

/** The most common choices of patrons; lessons have the others. */
const USUAL: readonly string[] = ['play', 'take-dice', 'roll', 'let-be', 'fold']

const answerOf = (
  turns: Turns<unknown>,
  table: TableState<unknown>,
  words: Words,
): Command | undefined => {
  const asked = turns.answer(table)
  const among = asked?.among.filter(({ does }) => USUAL.includes(does)) ?? []
  if (!asked || among.length === 0) return undefined
  const usual =
    among.find(({ does }) => does === 'roll' || does === 'take-dice') ?? oneOf(among, words)
  return { ...usual, by: { role: 'patron', patron: asked.patron } } as Command
}

interface Bets {
  readonly ons: readonly string[]
  readonly stakes: readonly number[]
}

const betsOf = ({ ons, stakes }: Bets, words: Words): readonly Command[] => {
  const patrons = Array.from({ length: 2 + numberBelow(2, words) }, (_, i) => `seat ${i + 1}`)
  return patrons.flatMap((patron, i): readonly Command[] => {
    const by = { role: 'patron', patron } as const
    const on = [...new Set([oneOf(ons, words), ...(ons.length > 1 ? [oneOf(ons, words)] : [])])]
    return [
      { by, does: 'sit', seat: i + 1 } as Command,
      { by, does: 'buy-in', chips: 1000_00 } as Command,
      ...on.map(each => ({ by, does: 'wager', on: each, chips: oneOf(stakes, words) }) as Command),
    ]
  })
}

/** The ball drops by itself; the dealer only reports it. */
const BY_ITSELF = 'ball-drops'

const whose = ({ by, does }: Command): Deed['who'] => {
  if (by.role === 'staff') return does === BY_ITSELF ? 'chance' : 'trainee'
  return by.role === 'patron' ? 'patron' : 'chance'
}

/** The line of a scenario for a command, if it has a phrase. */
const saysOf = (command: Command): string => {
  const { by, does, round: _, ...fields } = command
  const who = by.role === 'patron' ? by.patron : by.role === 'staff' ? by.rank : by.role
  const said = Object.entries(fields).map(([name, value]) => `${name} ${String(value)}`)
  return `${who} does ${does}${said.length > 0 ? ` with ${said.join('; ')}` : ''}`
}

export const ordinaryRound = (game: GameName, words: Words): Rehearsal => {
  const { books, usualBets } = CATALOGUE[game]
  const place = placeFor(books[0])
  const turns = TURNS[game] as unknown as Turns<unknown>
  const unused: string[] = [...DECK]
  const deeds: Deed[] = []
  let state = place.state
  const take = (command: Command): boolean => {
    const taken = dealt(place, state, command)
    if (isRefusal(taken.decision)) return false
    deeds.push({ command, says: saysOf(command), who: whose(command), ...taken })
    state = taken.after
    return true
  }
  for (const command of betsOf(usualBets, words)) take(command)
  const first = (state as TableState<unknown>).round.number
  for (let steps = 0; steps < MOST; steps += 1) {
    const table = state as TableState<unknown>
    if (table.round.number > first || (table.wagers.length === 0 && steps > 0)) break
    const ask = place.setting.game.awaits(state) as Ask | undefined
    const command = ask
      ? chanceOf(ask, unused, words)
      : (answerOf(turns, table, words) ?? DUTIES[game](table as never)?.command)
    if (!command || !take(command)) break
  }
  return { place, deeds }
}
