import { AT_TABLES, BRING_TABLE, MIX_IN, OF_DEALERS, PROCEED } from '../floor/commands.ts'
import { PIT_LAW } from '../floor/pit/commands.ts'
import { CATALOGUE } from '../games/catalogue.ts'
import type { AnyDeclared } from '../kernel/command.ts'
import { onceFor } from '../kernel/memo.ts'
import * as field from '../kernel/shape.ts'
import { PROTECTION_LAW } from '../protection/commands.ts'
import { DIRECTOR } from '../tournament/director/commands.ts'
import { DEALING, SESSION } from '../tournament/session/commands.ts'

/** Every command that can be sent, by the place that receives it. */

const byName = (commands: readonly AnyDeclared[]): Commands =>
  new Map(commands.map(each => [each.does, each]))

type Commands = ReadonlyMap<string, AnyDeclared>

const TABLES = Object.entries(CATALOGUE).map(
  ([game, { commands }]): readonly [string, Commands] => [
    game,
    byName([...commands, ...AT_TABLES, PROCEED, MIX_IN]),
  ],
)

const PLACES: ReadonlyMap<string, Commands> = new Map<string, Commands>([
  ...TABLES,
  ['floor', byName([BRING_TABLE])],
  ['pit', byName(PIT_LAW)],
  ['protection', byName(PROTECTION_LAW)],
  ['tournament', byName(DIRECTOR)],
  ['session', byName([...DEALING, PROCEED, ...OF_DEALERS, ...SESSION])],
])

export const commandsAt = (place: string): readonly AnyDeclared[] => [
  ...(PLACES.get(place)?.values() ?? []),
]

export const declaredAt = (place: string, does: string): AnyDeclared | undefined =>
  PLACES.get(place)?.get(does)

/** The fields that a person sends. The house fills in the others. */
export const sentFields = ({ fields }: Pick<AnyDeclared, 'fields'>): field.Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, { is }]) => is !== 'internal'))

const ROUND = field.whole(1, Number.MAX_SAFE_INTEGER)

const isRoundOpen = ({ about }: AnyDeclared): boolean =>
  about === 'the-table' || about === 'any-round'

const sentBy = (declared: AnyDeclared, isStaff: boolean): field.Fields => ({
  id: field.word,
  table: field.word,
  does: field.oneOf(declared.does),
  round: isRoundOpen(declared) ? field.optional(ROUND) : ROUND,
  ...(isStaff && {
    step: declared.about === 'this-step' ? field.word : field.optional(field.word),
  }),
  ...(declared.by.includes('nominee') && { for: field.optional(field.patron) }),
  ...sentFields(declared),
})

const byStaff = onceFor((declared: AnyDeclared) => sentBy(declared, true))
const byGuests = onceFor((declared: AnyDeclared) => sentBy(declared, false))

/**
 * The fields of a command in a message. A person names the round, and staff also name the step.
 * Commands about the table as a whole may leave them out.
 * @rule ruling:117
 */
export const wireFields = (declared: AnyDeclared, isStaff: boolean): field.Fields =>
  (isStaff ? byStaff : byGuests)(declared)
