import { CATALOGUE, isGame } from '../../../../games/catalogue.ts'
import { GENERAL } from '../../../../general/commands.ts'
import {
  type AnyDeclared,
  clauseOf,
  type FormVariant,
  leastRank,
} from '../../../../kernel/command.ts'
import type { StaffRank } from '../../../../kernel/people.ts'
import { sentFields } from '../../../../protocol/commands.ts'
import type { TablePlay } from '../../../client/connection.ts'
import { type FormField, fieldsFor } from './form-field.ts'

/** The desk's forms, derived from the declarations of the commands that staff give by hand. */

export interface CommandForm {
  /** Identifies the form; one command may have several. */
  readonly key: string
  readonly does: string
  readonly rank: StaffRank
  readonly fields: readonly FormField[]
  /** Fields that the form does not ask for. */
  readonly with: Readonly<Record<string, unknown>>
  /** The clause for the current state of play. */
  readonly under: (play: TablePlay) => string
  /** The field whose values have different clauses, and the clause of each. */
  readonly underBy?: {
    readonly field: string
    readonly clauses: (play: TablePlay) => Readonly<Record<string, string>>
  }
  readonly phases?: readonly string[]
  /** Only at tables where staff report the results. */
  readonly attended: boolean
  readonly where?: (play: TablePlay) => boolean
  /** Looks back: the command names the round that the preview shows. */
  readonly isPast: boolean
}

export interface Forms {
  readonly happened: readonly CommandForm[]
  readonly directs: readonly CommandForm[]
  readonly notices: readonly CommandForm[]
}

/**
 * A power of Division 1 that looks back reaches more than the last round. A game's own command is about
 * the round that its phase shows.
 * @rule ruling:117
 */
const PAST_ROUND: FormField = { is: 'past-round', name: 'round', optional: true }

/** A payment of any round can be put right. @rule ruling:132 */
const ANY_ROUND: FormField = {
  is: 'number',
  name: 'round',
  label: 'any-round',
  from: 1,
  to: Number.MAX_SAFE_INTEGER,
  optional: true,
}

const roundFields = ({ does, about }: AnyDeclared): readonly FormField[] => {
  if (about === 'any-round') return [ANY_ROUND]
  return about === 'a-round' && GENERAL_NAMES.has(does) ? [PAST_ROUND] : []
}

const formOf = (declared: AnyDeclared, variant?: FormVariant): CommandForm => {
  const { does, hints = {}, during, sealed } = declared
  const fields = sentFields(declared)
  const fixedElsewhere = (declared.forms ?? []).flatMap(one => Object.keys(one.with ?? {}))
  const isOwn = (name: string) => !(fields[name]?.optional && fixedElsewhere.includes(name))
  const asked = variant?.asks ?? Object.keys(fields).filter(isOwn)
  const phases = variant?.phases ?? during
  const where = variant?.where ?? declared.where
  const under = variant?.under ?? declared.under
  const underBy = variant ? variant.underBy : declared.underBy
  return {
    key: variant?.key ?? does,
    does,
    rank: leastRank(declared) ?? 'operator',
    fields: [
      ...roundFields(declared),
      ...asked.flatMap(name => fieldsFor(name, fields[name]!, hints[name])),
    ],
    with: variant?.with ?? {},
    under: play => clauseOf({ under }, play),
    ...(underBy && {
      underBy: {
        field: underBy.field,
        clauses: (play: TablePlay) => underBy.clauses(play as never),
      },
    }),
    ...(phases && { phases }),
    attended: sealed !== undefined,
    isPast: declared.about === 'a-round' && !GENERAL_NAMES.has(does),
    ...(where && { where: (play: TablePlay) => where(play as never) }),
  }
}

const formsOf = (declared: AnyDeclared): readonly CommandForm[] => [
  ...(declared.place === 'form' || declared.place === 'notice' || declared.place === 'button'
    ? [formOf(declared)]
    : []),
  ...(declared.forms ?? []).map(variant => formOf(declared, variant)),
]

const GENERAL_NAMES: ReadonlySet<string> = new Set(GENERAL.map(({ does }) => does))

/** The game's own commands come first, because staff need them most. */
export const commandsOf = (game: string): readonly AnyDeclared[] => {
  const all: readonly AnyDeclared[] = isGame(game) ? CATALOGUE[game].commands : []
  const isGeneral = ({ does }: AnyDeclared) => GENERAL_NAMES.has(does)
  return [...all.filter(one => !isGeneral(one)), ...all.filter(isGeneral)]
}

const isForm = ({ place, forms }: AnyDeclared): boolean =>
  place === 'form' || (forms !== undefined && place !== 'notice')

export const formsAt = (game: string): Forms => {
  const commands = commandsOf(game)
  const those = (keeps: (declared: AnyDeclared) => boolean) =>
    commands.filter(keeps).flatMap(formsOf)
  return {
    happened: those(one => isForm(one) && one.mood !== 'direction'),
    directs: those(one => isForm(one) && one.mood === 'direction'),
    notices: those(({ place }) => place === 'notice'),
  }
}

/** Whether the rules may allow it now, judging by what the table shows. */
export const isOffered = (
  { phases, attended, where }: CommandForm,
  play: TablePlay,
  isAttended: boolean,
): boolean =>
  (phases === undefined || phases.includes(play.phase)) &&
  (!attended || isAttended) &&
  (where === undefined || where(play))

/** The form of one command, whatever its place. */
export const formFor = (game: string, does: string): CommandForm =>
  formOf(commandsOf(game).find(one => one.does === does)!)

/** The same form with some of its fields known already. */
export const fixed = (
  form: CommandForm,
  known: Readonly<Record<string, unknown>>,
): CommandForm => ({
  ...form,
  with: { ...form.with, ...known },
  fields: form.fields.filter(({ name }) => !Object.hasOwn(known, name)),
})
