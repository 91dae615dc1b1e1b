import { createHash } from 'node:crypto'
import type { GrantRules } from '../../dealing/baccarat.ts'
import type { Duty } from '../../dealing/duty.ts'
import type { TableState } from '../../general/state.ts'
import type { Ask } from '../../kernel/chance.ts'
import type { Command } from '../../kernel/game.ts'
import type { StaffRank } from '../../kernel/people.ts'
import { answerTo } from '../chance/chance-draws.ts'
import type { Seals } from '../chance/sealed-secrets.ts'
import type { TableHost } from '../floor/table-log.ts'
import type { CommandSubmission } from '../log/log-opening.ts'

/** The next step of a table by its rules, for a virtual dealer, a person or chance. */
export interface Step {
  /** A step with the same key keeps its deadline, whatever else happens. */
  readonly key: string
  readonly does: string
  readonly after: Duty['after']
  readonly whom?: string
  /**
   * Who takes the step. Chance's answers come from the dealer, or at an attended table from a
   * report.
   */
  readonly of: StaffRank | 'chance'
  readonly ask?: Ask
  readonly says: () => CommandSubmission
}

export interface StepContext {
  readonly host: TableHost
  /** Undefined at an attended table. */
  readonly seals: Seals | undefined
  readonly duties: (table: TableState<never>, grants?: GrantRules) => Duty | undefined
}

const OPERATOR = { role: 'staff', rank: 'operator' } as const

const plain = (command: Command) => (): CommandSubmission => ({ command, note: {} })

/** The command that answers each question to chance. */
export const ANSWERS: Readonly<Record<Ask['for'], string>> = {
  shuffle: 'shuffled',
  card: 'card',
  discard: 'discard',
  lot: 'lot',
  spin: 'spun',
  dice: 'dice',
}

const hashes = new WeakMap<object, string>()

const hashOf = (play: object): string => {
  const known = hashes.get(play)
  if (known !== undefined) return known
  const hash = createHash('sha256').update(JSON.stringify(play)).digest('base64url').slice(0, 16)
  hashes.set(play, hash)
  return hash
}

/**
 * The position of the play: a text that changes with every step. A person who takes a step names
 * it.
 */
export const positionOf = ({ round, open, play }: TableState<unknown>): string =>
  `${round.number} ${open ? 'open' : 'closed'} ${hashOf(play as object)}`

interface SealedTable {
  readonly host: Pick<TableHost, 'log' | 'seq' | 'drawing'>
  readonly seals: Seals | undefined
}

/** The step that answers a question to chance. */
export const drawnAt = ({ host, seals }: SealedTable, ask: Ask): Step => ({
  key: `${ask.for} ${host.drawing.out} ${host.drawing.count} ${seals ? '' : host.seq}`,
  does: ANSWERS[ask.for],
  after: 'step',
  of: 'chance',
  ask,
  says: () =>
    seals
      ? answerTo(host.log, ask, host.drawing, seals)
      : { command: { by: { role: 'chance' }, does: ANSWERS[ask.for] }, note: {} },
})

/** A virtual supervisor also `grants` patrons' requests. A person decides for themselves. */
export const stepOf = (at: StepContext, grants?: GrantRules): Step | undefined => {
  const { state, ask } = at.host
  if (!state.open) {
    const says = plain({ by: OPERATOR, does: 'open-table' })
    return { key: 'open', does: 'open-table', after: 'step', of: 'operator', says }
  }
  if (ask) return drawnAt(at, ask)
  const duty = at.duties(state as TableState<never>, grants)
  if (!duty) return undefined
  const { command, after, whom } = duty
  const { by } = command
  return {
    key: `${command.does} ${state.round.number} ${whom ?? ''}`,
    does: command.does,
    after,
    ...(whom !== undefined && { whom }),
    of: by.role === 'staff' ? by.rank : 'dealer',
    says: plain(command),
  }
}
