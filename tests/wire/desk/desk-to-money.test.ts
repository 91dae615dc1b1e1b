import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CATALOGUE, type GameName } from '../../../src/games/catalogue.ts'
import { GENERAL } from '../../../src/general/commands.ts'
import {
  accountHoldings,
  type Limits,
  type TableConfig,
  type TableState,
} from '../../../src/general/state.ts'
import type { Account } from '../../../src/kernel/chips/settle.ts'
import type { AnyDeclared } from '../../../src/kernel/command.ts'
import type { Command, Event } from '../../../src/kernel/game.ts'
import { RANKS, type StaffRank } from '../../../src/kernel/people.ts'
import { isRefusal } from '../../../src/kernel/refusal.ts'
import { decodeCommand } from '../../../src/protocol/command-message.ts'
import { declaredAt } from '../../../src/protocol/commands.ts'
import { play } from '../../../src/scenario/index.ts'
import { commandPreview } from '../../../src/server/desk/preview.ts'
import { positionOf } from '../../../src/server/desk/steps.ts'
import { dispatch } from '../../../src/server/floor/dispatch.ts'
import type { Table } from '../../../src/server/floor/floor.ts'
import type { TablePlay } from '../../../src/web/client/connection.ts'
import { commandOf } from '../../../src/web/features/desk/forms/command.ts'
import {
  type CommandForm,
  formFor,
  formsAt,
  isOffered,
} from '../../../src/web/features/desk/forms/command-forms.ts'
import { filledForm } from '../../fixtures/people/filled-form.ts'
import { newFolder, removeFolder } from '../../fixtures/people/floor-fixture.ts'
import { claim, hired, type Office, openOffice } from '../../fixtures/people/staff-fixture.ts'

/**
 * Every command that staff give by hand, from its form at the desk to the money. The scenarios
 * provide the situations: a real table is brought there, the form is filled in and previewed, a
 * second person approves if required, and the chips move as the rules say.
 */

const GAMES = Object.keys(CATALOGUE) as readonly GameName[]
const FOLDER = join(import.meta.dirname, '../../../scenarios')

interface Situation {
  readonly game: GameName
  readonly form: CommandForm
  readonly title: string
  readonly config: TableConfig<unknown>
  readonly before: readonly Command[]
  readonly command: Command
}

const GENERAL_NAMES: readonly string[] = GENERAL.map(({ does }) => does)

/** Staff buttons are forms too, if they answer a request. */
const allForms = (game: GameName): readonly CommandForm[] => {
  const { happened, directs, notices } = formsAt(game)
  const buttons = CATALOGUE[game].commands
    .filter(({ place }: AnyDeclared) => place === 'button')
    .map(({ does }) => formFor(game, does))
  return [...happened, ...directs, ...notices, ...buttons]
}

const FORMS = new Map(GAMES.map(game => [game, allForms(game)]))

const formsOf = (game: GameName): readonly CommandForm[] => FORMS.get(game)!

/** General commands are the same at every table, so one game covers them. */
const keyOf = (game: GameName, { key, does }: CommandForm): string =>
  GENERAL_NAMES.includes(does) ? key : `${game} ${key}`

/** Fields that name a place or an option of the table. */
const VALUES = ['on', 'election']

/** An option of a form often names another irregularity, such as a cause of a no spin. */
const optionsOf = ({ fields }: CommandForm): readonly (readonly [string, string])[] =>
  fields.flatMap(field => {
    const options = field.is === 'choice' && !VALUES.includes(field.name) ? field.of : []
    return options.flatMap(value =>
      typeof value === 'string' ? [[field.name, value] as const] : [],
    )
  })

/** The keys of a form: its own, and one for each of its options. With a command, those it covers. */
const keysOf = (game: GameName, form: CommandForm, command?: object): readonly string[] => {
  const key = keyOf(game, form)
  const said = command && new Map<string, unknown>(Object.entries(command))
  const options = optionsOf(form).filter(([name, value]) => !said || said.get(name) === value)
  return [key, ...options.map(([name, value]) => `${key}, ${name}: ${value}`)]
}

const gameOf = (config: TableConfig<unknown>, rules: unknown): GameName | undefined =>
  config && typeof config === 'object'
    ? GAMES.find(game => CATALOGUE[game].game === rules)
    : undefined

/** Fields that differ because the time is not that of the scenario. */
const TIMES = ['at', 'from', 'round', 'by']

const fieldsIn = (command: object, leaves: readonly string[]): string =>
  JSON.stringify(
    Object.entries(command)
      .filter(([name, value]) => value !== undefined && !leaves.includes(name))
      .sort(),
  )

const isTimed = ({ fields }: CommandForm): boolean => fields.some(({ is }) => is === 'minutes')

const says = (form: CommandForm, command: Command, limits: Limits): boolean => {
  const leaves = isTimed(form) ? TIMES : ['round', 'by']
  const said = commandOf(form, filledForm(form, command as never, limits), limits)
  return fieldsIn(said, leaves) === fieldsIn(command, leaves)
}

const viewed = (rules: { view: unknown }, state: unknown): TablePlay =>
  (rules.view as (state: unknown, viewer: object) => { play: TablePlay })(state, { role: 'dealer' })
    .play

/** The shortest way through the scenarios to each form and each of its options. */
const situations = (): ReadonlyMap<string, Situation> => {
  const found = new Map<string, Situation>()
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter(name => name.endsWith('.txt') && !name.includes('nz7')).sort())
    for (const { scenario, trace, failure, opened } of play(
      readFileSync(join(FOLDER, file), 'utf8'),
    )) {
      const config = opened?.config as TableConfig<unknown>
      const game = opened && gameOf(config, opened.game)
      if (!game || failure) continue
      const last = trace.findLastIndex(({ step }) => step.actor === 'table')
      const entries = trace.slice(last).flatMap(each => each.entries)
      const before: Command[] = []
      let state = opened.game.open(config as never) as TableState<unknown>
      for (const { command, events } of entries) {
        if (command.by.role === 'staff')
          for (const form of formsOf(game).filter(one => one.does === command.does)) {
            const keys = keysOf(game, form, command).filter(
              key => (found.get(key)?.before.length ?? Number.POSITIVE_INFINITY) > before.length,
            )
            if (keys.length === 0) continue
            if (!isOffered(form, viewed(opened.game, state), true)) continue
            if (!says(form, command, state.limits)) continue
            const title = `${form.key}: ${scenario.title}`
            const situation = { game, form, title, config, before: [...before], command }
            for (const key of keys) found.set(key, situation)
          }
        before.push(command)
        state = (events as readonly Event[]).reduce(
          (was, event) => opened.game.evolve(was as never, event as never) as typeof was,
          state,
        )
      }
    }
  return found
}

const FOUND = situations()

test('every form of the desk, and every option in it, has a situation in the scenarios', () => {
  const missing = GAMES.flatMap(game => formsOf(game).flatMap(form => keysOf(game, form))).filter(
    key => !FOUND.has(key),
  )
  expect([...new Set(missing)]).toEqual([])
})

const folder = newFolder()
let office: Office
let operator = ''
const nameAt = (rank: StaffRank): string => `Asks ${rank.replaceAll('-', ' ')}`

beforeAll(async () => {
  office = await openOffice(folder, () => Date.now())
  const { cookie } = await claim(office)
  operator = cookie
  for (const rank of RANKS) await hired(office, operator, nameAt(rank), rank)
  await hired(office, operator, 'Second', 'operator')
})

afterAll(async () => {
  await office.close()
  removeFolder(folder)
})

const OPERATOR = { is: 'staff', name: 'Second', rank: 'operator' } as const

let ids = 0
const nextId = (): string => {
  ids += 1
  return `m${ids}`
}

/** A new table, played up to this point of the scenario. */
const broughtTo = async ({ game, config, before }: Situation): Promise<Table> => {
  const { floor } = office.house
  const table = `${game}-${nextId()}`
  const { book } = config.elections as { readonly book?: string }
  const of = {
    game,
    book: book ?? CATALOGUE[game].books[0],
    attended: true,
    title: table,
    config,
  }
  const by = { role: 'staff', rank: 'operator', name: 'Second' } as const
  const command = { by, does: 'bring-table', table, of } as never
  expect(await floor.bring(`bring ${table}`, command)).toHaveProperty('done')
  const brought = floor.tables.get(table)!
  for (const command of before)
    expect(await brought.host.submit(nextId(), command)).toHaveProperty('done')
  return brought
}

/** A patron's chips, including those held for them. */
const inHand = (state: TableState<unknown>, patron: string): number =>
  [`stack:${patron}`, `unclaimed:${patron}`]
    .flatMap(account => Object.values(accountHoldings(state, account as Account) ?? {}))
    .reduce<number>((sum, chips) => sum + (chips ?? 0), 0)

type Sums = Readonly<Record<string, number>>

const sumsIn = ({ accounts }: TableState<unknown>): Sums =>
  Object.fromEntries(
    Object.entries(accounts).map(([account, held]) => [
      account,
      Object.values(held as Sums).reduce((sum, chips) => sum + chips, 0),
    ]),
  )

const decided = (table: Table, command: Command): Sums => {
  const { game, state } = table.host
  const decision = game.decide(state, command)
  if (isRefusal(decision)) throw new Error(`${decision.refused}: ${decision.says}`)
  return sumsIn(decision.reduce((was, event) => game.evolve(was, event), state))
}

const rankOf = (does: string, game: GameName, command: Command): StaffRank => {
  const { rank } = command.by as { readonly rank: StaffRank }
  const least = RANKS.find(one => declaredAt(game, does)!.by.includes(one))!
  return RANKS.indexOf(rank) < RANKS.indexOf(least) ? least : rank
}

/** Carries a form through to the money, and reports what it needed. */
const carried = async (situation: Situation) => {
  const { game, form, command } = situation
  const table = await broughtTo(situation)
  const { host } = table
  const rank = rankOf(form.does, game, command)
  const principal = { is: 'staff', name: nameAt(rank), rank } as const
  if (rank === 'dealer')
    await dispatch(office.house.floor, table, principal, nextId(), { does: 'take-over' })
  const { limits } = host.state
  const said = commandOf(form, filledForm(form, command as never, limits), limits)
  const round = (command as { readonly round?: number }).round ?? host.state.round.number
  const message = { ...said, id: nextId(), table: table.id, round, step: positionOf(host.state) }
  const read = decodeCommand(message, rank, () => game)
  if (read.is === 'malformed') throw new Error(read.says)
  const seen = commandPreview(table, principal, form.rank, { ...said, round }, Date.now(), () => [
    'Second',
  ])
  if (!('patrons' in seen)) throw new Error(JSON.stringify(seen))
  const before = host.state
  const { id, table: _, step: __, ...plain } = read.asked
  const by = { role: 'staff', rank, name: principal.name } as const
  const timed = isTimed(form) || form.does === 'close-table'
  const expected = timed ? undefined : decided(table, { ...plain, by } as Command)
  const held = await office.twoPeople.hold(principal, table, id, read.asked)
  if (held && !('pending' in held)) throw new Error(JSON.stringify(held))
  const answer = held
    ? await office.twoPeople.answer(OPERATOR, held.pending, 'approve')
    : await dispatch(office.house.floor, table, principal, id, read.asked)
  return { seen, before, expected, answer, isHeld: held !== undefined, after: host.state }
}

describe.each(GAMES)('at a table of %s', game => {
  const all = [...new Set(FOUND.values())].filter(one => one.game === game)
  test.each(all.map(one => [one.title, one] as const))('%s', async (_, situation) => {
    const { seen, before, expected, answer, isHeld, after: is } = await carried(situation)
    expect(answer).toHaveProperty('done')
    expect(isHeld).toBe(seen.second)
    if (expected) expect(sumsIn(is)).toEqual(expected)
    for (const { patron, inHand: change } of seen.patrons)
      expect(inHand(is, patron) - inHand(before, patron), patron).toBe(change)
  })
})
