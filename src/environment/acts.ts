import type { Command } from '../kernel/game.ts'
import { chips } from '../kernel/money.ts'
import type { Patron } from '../kernel/people.ts'
import { isRefusal, type Refusal } from '../kernel/refusal.ts'
import { by, nodeOf, type Position, running, settledDown, taken, turnsOf } from './position.ts'
import { cardActs } from './session.ts'

/** What a player may do at a position, and what follows from it. */

type Act = Omit<Command, 'by'>

/** The last act of a player in a betting phase. */
export const DONE: Act = { does: 'done' }

/** Every act that the rules allow the player at this node. `stakes` are the sizes to consider. */
export const legalActs = (position: Position, stakes: readonly number[]): readonly Act[] => {
  const node = nodeOf(position)
  if (node.to !== 'player') return []
  const { game, table, players, session } = position
  const patron = players[node.player]!
  const turns = turnsOf(game)
  const wagers = turns
    .wagers(table, patron)
    .flatMap(on => sizes(position, stakes).map(size => ({ on, chips: size })))
  const among: readonly Act[] = node.isBetting
    ? [
        ...wagers.map(wager => ({ does: 'wager', ...wager })),
        ...(session ? cardActs(wagers) : []),
        DONE,
      ]
    : (turns.answer(table)?.among ?? [])
  const rules = running(position)
  return among.filter(act => {
    const command = commandOf(position, act, patron)
    return command === undefined || !isRefusal(rules.game.decide(rules.state, command))
  })
}

/** The command for an act; undefined for the end of betting at an ordinary table. */
const commandOf = ({ session }: Position, act: Act, patron: Patron): Command | undefined => {
  if (act.does !== DONE.does) return { ...act, by: by(patron) } as Command
  return session ? { does: 'confirm', by: by(patron) } : undefined
}

/** The given sizes, or the smallest minimum on the sign. */
const sizes = ({ table, session }: Position, stakes: readonly number[]) => {
  const limits = session ? session.terms.limits : Object.values(table.limits)
  const smallest = [...new Set(limits.map(({ minimum }) => minimum as number))]
  return (stakes.length > 0 ? stakes : smallest).map(size => chips(size))
}

/** Takes a player's act, and everything that follows from it. */
export const acted = (position: Position, act: Act): Position | Refusal => {
  const node = nodeOf(position)
  if (node.to !== 'player') throw new Error('no player is to act')
  const patron = position.players[node.player]!
  const command = node.isBetting
    ? commandOf(position, act, patron)
    : ({ ...act, by: by(patron) } as Command)
  if (command === undefined) return settledDown({ ...position, done: [...position.done, patron] })
  const next = taken(position, command)
  return 'refused' in next ? next : settledDown(next)
}
