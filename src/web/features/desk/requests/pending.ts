import { dollars, type Words } from '../../../i18n/index.ts'
import type { DeskTable } from '../desk-context.ts'
import { type CommandForm, fixed, formFor } from '../forms/command-forms.ts'

/** Requests and events at this table that wait for a decision. */

export interface Pending {
  readonly key: string
  readonly says: string
  /** The possible decisions. */
  readonly deeds: readonly CommandForm[]
}

/** Finds the form of a command and fills in the `known` fields. */
export type Find = (does: string, known?: Readonly<Record<string, unknown>>) => CommandForm

const finderAt =
  ({ line }: DeskTable): Find =>
  (does, known = {}) =>
    fixed(formFor(line.game, does), known)

/** Patrons who left may claim the chips held for them. @rule nz1:12.2 */
const unclaimed = ({ desk }: Words, at: DeskTable, find: Find): readonly Pending[] =>
  at.desk.patrons
    .filter(({ unclaimed: held }) => held > 0)
    .map(({ patron, unclaimed: held }) => ({
      key: `held ${patron}`,
      says: desk.isHeld(dollars(held), patron),
      deeds: [find('release-unclaimed', { patron })],
    }))

/** Once the closing notice has run, the table may be closed. @rule nz1:8.0 */
const closing = (
  { desk }: Words,
  { moment, desk: table }: DeskTable,
  find: Find,
): readonly Pending[] => {
  const { now, sign } = moment.view
  const isDue = table.open && sign.closesAt !== null && now >= sign.closesAt
  const deeds = [find('close-table', CLOSES)]
  return isDue ? [{ key: 'closing', says: desk.mayClose, deeds }] : []
}

/** The closing notice already gave the reason. */
const CLOSES = { ground: undefined }

export const pendingAt = (words: Words, at: DeskTable): readonly Pending[] => {
  const find = finderAt(at)
  return [
    ...(at.face?.pending?.(words, at, find) ?? []),
    ...closing(words, at, find),
    ...unclaimed(words, at, find),
  ]
}
