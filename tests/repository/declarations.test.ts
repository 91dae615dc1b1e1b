import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { SIGNIFICANT as OF_FLOOR } from '../../src/floor/state.ts'
import { SIGNIFICANT as BACCARAT } from '../../src/games/baccarat/table/significant.ts'
import { CATALOGUE, type GameName } from '../../src/games/catalogue.ts'
import { SIGNIFICANT as LUNAR_POKER } from '../../src/games/lunar-poker/table/events.ts'
import { SIGNIFICANT as ROULETTE } from '../../src/games/roulette/table/events.ts'
import { SIGNIFICANT as SNAKE_EYES } from '../../src/games/snake-eyes/table/events.ts'
import { SIGNIFICANT as DIVISION_1 } from '../../src/general/events.ts'
import type { TableState } from '../../src/general/state.ts'
import type { AnyDeclared } from '../../src/kernel/command.ts'
import type { Command, Event } from '../../src/kernel/game.ts'
import { type Log, submit } from '../../src/kernel/log.ts'
import { isRefusal } from '../../src/kernel/refusal.ts'
import { commandsAt, declaredAt } from '../../src/protocol/commands.ts'
import { SIGNIFICANT as OF_ACCOUNTS } from '../../src/server/identity/account.ts'
import { SIGNIFICANT as OF_HOUSE } from '../../src/server/log/house-log.ts'
import { SIGNIFICANT as OF_SESSIONS } from '../../src/tournament/session/state.ts'
import { en } from '../../src/web/i18n/en.ts'
import { ROOT } from '../fixtures/processes/croupier.ts'
import { tapeOf } from '../properties/subject.ts'
import { SUBJECTS } from '../properties/subjects.ts'

/** Facts about a command are in its declaration, and facts about a game in its folders. */

const GAMES = Object.keys(CATALOGUE) as readonly GameName[]

const isProduct = (file: string): boolean =>
  /\.(tsx?|css)$/.test(file) && !/\.test\.ts$/.test(file) && !/\/(words|i18n)\//.test(file)

/** Without tests and translations. */
const SOURCES = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .map(file => `src/${file.replaceAll('\\', '/')}`)
  .filter(isProduct)
  .sort()

const FILES = SOURCES.filter(file => !file.endsWith('.css'))

const sourceOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

const isIn =
  (...folders: readonly string[]) =>
  (file: string): boolean =>
    folders.some(folder => file.startsWith(`src/${folder}/`))

const NAMES: ReadonlySet<string> = new Set(
  [...GAMES, 'floor', 'pit', 'protection', 'tournament', 'session']
    .flatMap(commandsAt)
    .map(({ does }) => does),
)

/** Names with a hyphen. Names of one word, such as `call` and `card`, also mean other things. */
const UNMISTAKABLE = [...NAMES].filter(name => name.includes('-'))

describe('fields, ranks and phases of a command are only in its declaration', () => {
  /** Folders whose work is to give commands by name: dealers, players, scenarios and screens. */
  const giveCommands = isIn('dealing', 'scenario', 'cli', 'web/games', 'web/features', 'web/client')
  const declare = isIn('kernel', 'general', 'games', 'tournament', 'floor', 'protection', 'odds')

  /** Every other file that names a command, and the reason. */
  const NAMED = {
    'src/audit/lunar-poker.ts': 'reads the actions of a recorded round',
    'src/environment/position.ts': 'follows the cards of a shoe',
    'src/environment/session.ts': 'the house directs, and players hold cards',
    'src/records/chance-outcome.ts': 'reads which card came',
    'src/records/choices.ts': 'tells choices from money',
    'src/school/drills/roles.ts': 'supervisors answer requests',
    'src/school/ordinary-round.ts': 'a round in which nothing goes wrong',
    'src/school/remedy.ts': 'an irregularity ends with its remedy',
    'src/server/api/approval-docs.ts': 'an example',
    'src/server/api/history-docs.ts': 'an example',
    'src/server/api/pit-docs.ts': 'an example',
    'src/server/api/protection-docs.ts': 'an example',
    'src/server/api/staff-docs.ts': 'an example',
    'src/server/audit/public-log.ts': 'reads which card came',
    'src/server/chance/sealed-secrets.ts': 'places the cutting card',
    'src/server/chance/shoe-commitments.ts': 'places the cutting card',
    'src/server/floor/cross-table-rules.ts': 'who is excluded takes part nowhere',
    'src/server/floor/dispatch.ts': 'chips come from the cage, and words go into the seal',
    'src/server/floor/floor.ts': 'a new table is a command of the floor',
    'src/server/floor/planned-tables.ts': 'a new table is a command of the floor',
    'src/server/floor/idle-seats.ts': 'the house asks for idle seats by itself',
    'src/server/floor/staff-commands.ts': 'some go to the floor and to the table',
    'src/server/money/cashier.ts': 'chips come from the cage',
    'src/server/pit/routes.ts': 'signatures need a recent sign-in, and a day has a seal',
    'src/server/tournaments/house-steps.ts': 'the house directs',
    'src/server/tournaments/floor-checks.ts': 'what depends on the tables of the house',
    'src/server/tournaments/sessions/session-dealer.ts': 'the house deals',
    'src/server/tournaments/sessions/terminals.ts': 'the house directs',
    'src/server/tournaments/tournament.ts': 'the house directs',
    'src/server/tournaments/tournaments.ts': 'the house directs',
    'src/server/desk/steps.ts': 'a table opens before its game has a step',
    'src/what-if/season.ts': 'patrons bet and play on',
  } as const

  test('only files with a reason name a command', () => {
    const naming = FILES.filter(file => !giveCommands(file) && !declare(file)).filter(file =>
      UNMISTAKABLE.some(name => sourceOf(file).includes(`'${name}'`)),
    )
    expect(naming).toEqual(Object.keys(NAMED).sort())
  })

  const namesIn = (node: ts.Node): readonly string[] => {
    if (ts.isArrayLiteralExpression(node))
      return node.elements.filter(ts.isStringLiteral).map(({ text }) => text)
    if (!ts.isObjectLiteralExpression(node)) return []
    return node.properties.flatMap(({ name }) =>
      name && (ts.isStringLiteral(name) || ts.isIdentifier(name)) ? [name.text] : [],
    )
  }

  /** Lists and objects keyed by command names, as lines of a file. */
  const tablesIn = (file: string, text = sourceOf(file)): readonly string[] => {
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest)
    const found: string[] = []
    const look = (node: ts.Node): void => {
      const names = namesIn(node).filter(name => NAMES.has(name))
      if (names.length >= 5) found.push(`${file}: ${names.join(', ')}`)
      ts.forEachChild(node, look)
    }
    look(source)
    return found
  }

  /** Lists that are not about ranks, fields or phases. @rule ruling:115 nz7:2.4(1) nz7:2.7 */
  const LISTS = {
    'src/server/floor/cross-table-rules.ts': 'what takes part anew',
    'src/server/tournaments/tournament.ts': 'before what the director hears the time',
  } as const

  test('and none has a table of commands by name', () => {
    const tables = FILES.filter(isIn('protocol', 'server', 'web/features/desk'))
      .flatMap(file => tablesIn(file))
      .map(found => found.split(':')[0])
    expect(tables).toEqual(Object.keys(LISTS))
  })

  test('such a table would be detected', () => {
    const ranks = "const RANKS = { sit: 1, stand: 2, leave: 3, wager: 4, 'buy-in': 5 }"
    expect(tablesIn('x.ts', ranks)).toEqual(['x.ts: sit, stand, leave, wager, buy-in'])
    const list = "const LIST = new Set(['sit', 'stand', 'leave', 'wager', 'buy-in'])"
    expect(tablesIn('x.ts', list)).toHaveLength(1)
  })
})

describe('the phases of a command', () => {
  const PHASES: Readonly<Record<GameName, readonly string[]>> = {
    baccarat: Object.keys(en.table.phase),
    roulette: Object.keys(en.roulette.phase),
    'snake-eyes': Object.keys(en.snakeEyes.phase),
    'lunar-poker': Object.keys(en.lunar.phase),
  }

  test.each(GAMES)('are phases of %s', game => {
    const strange = commandsAt(game).flatMap(({ does, during = [], forms = [] }) =>
      [...during, ...forms.flatMap(({ phases = [] }) => phases)]
        .filter(phase => !PHASES[game].includes(phase))
        .map(phase => `${does}: ${phase}`),
    )
    expect(strange).toEqual([])
  })

  const tapes = fc.array(fc.nat({ max: 1_000_000 }), { minLength: 150, maxLength: 250 })

  const isAllowed = (declared: AnyDeclared | undefined, phase: string): boolean =>
    declared?.during?.includes(phase) ?? true

  test.each(SUBJECTS.map(subject => [subject.name, subject] as const))(
    'are all phases in which the law of %s accepts it',
    (name, { game, config, proposes }) => {
      const [place = ''] = name.split(' ')
      const accepted = new Set<string>()
      fc.assert(
        fc.property(tapes, numbers => {
          let log: Log<TableState<unknown>, Command, Event> = {
            state: game.open(config),
            entries: [],
          }
          numbers.forEach((_, i) => {
            const { phase } = log.state.play as { readonly phase: { readonly is: string } }
            const command = proposes(tapeOf(numbers.slice(i)), log.state)
            const { log: after, decision } = submit(game, log, `c${i}`, command)
            log = after
            if (isRefusal(decision)) return
            const declared = declaredAt(place, command.does)
            if (declared?.during) accepted.add(command.does)
            if (!isAllowed(declared, phase.is))
              expect.fail(`${command.does} was accepted during ${phase.is}`)
          })
        }),
        { numRuns: 15, seed: 11 },
      )
      expect(accepted.size).toBeGreaterThan(0)
    },
  )
})

test('logs that share an event agree on its topic', () => {
  const all = [DIVISION_1, OF_SESSIONS, OF_FLOOR, OF_HOUSE, OF_ACCOUNTS]
  const topics = new Map<string, string>()
  for (const significant of [...all, BACCARAT, ROULETTE, SNAKE_EYES, LUNAR_POKER])
    for (const [is, topic] of Object.entries(significant)) {
      expect([is, topics.get(is) ?? topic]).toEqual([is, topic])
      topics.set(is, topic)
    }
})

describe('to add a game you add its folders, its words, and a line in each of these files', () => {
  /** Snake Eyes has no features of its own outside its folders, so it stands for any new game. */
  const NAMES = /snake-?eyes|snake_eyes|snake eyes|nz11a/i

  const REGISTERS = [
    'src/cli/games.ts',
    'src/dealing/duties.ts',
    'src/games/index.ts',
    'src/games/significant.ts',
    'src/kernel/authority.ts',
    'src/odds/games.ts',
    'src/odds/index.ts',
    'src/scenario/index.ts',
    'src/school/drills/index.ts',
    'src/web/games/index.ts',
  ]

  const isOwn = (file: string): boolean => /\/snake-eyes[./]/.test(file)

  test('no other file names Snake Eyes or its book', () => {
    const naming = SOURCES.filter(file => !isOwn(file) && NAMES.test(sourceOf(file)))
    expect(naming).toEqual(REGISTERS)
  })
})
