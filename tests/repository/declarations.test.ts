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
  const NAMES: Readonly<Record<GameName, RegExp>> = {
    baccarat: /baccarat|nz5|\bmbs\b/i,
    roulette: /roulette|nz8/i,
    'snake-eyes': /snake[- _]?eyes|nz11a/i,
    'lunar-poker': /lunar[- ]?poker|LunarState|LunarView|nz22/i,
  }

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

  /** Division 7 is about two games only, and applies other sections of it to each. */
  const OF_TOURNAMENTS = {
    'src/tournament/': 'Division 7 names its two games',
    'src/server/tournaments/': 'sessions of its two games',
    'src/scenario/tournament/': 'sessions of its two games',
    'src/environment/': 'sessions of its two games',
    'src/records/public-facts.ts': 'sessions of its two games',
    'src/web/client/past-session.ts': 'sessions of its two games',
    'src/web/client/session-table.ts': 'sessions of its two games',
    'src/web/features/tournament/': 'the conditions choose the variant',
    'src/cli/tournament/': 'examples of conditions',
  }

  const EXAMPLES = {
    'src/cli/env/verb.ts': 'an example',
    'src/cli/what-if/verb.ts': 'an example',
    'src/cli/school/verb.ts': 'an example',
    'src/server/api/': 'examples in the documents',
    'src/server/identity/staff/weak-passwords.ts': 'a weak password',
  }

  /** What a game has and a new one need not have, with the reason to name it there. */
  const SPECIAL: Readonly<Record<GameName, Readonly<Record<string, string>>>> = {
    'snake-eyes': {},
    'lunar-poker': {
      'src/cli/evidence/checklist-games.ts': 'the value of its Ante depends on the play',
      'src/cli/main.ts': 'an example',
      'src/cli/odds/lunar-hand.ts': 'the value of one hand',
      'src/cli/simulate/task.ts': 'its simulation plays a strategy',
      'src/cli/solve/': 'the only game that is solved',
      'src/cli/what-if/verb.ts': 'an example, and its pay tables have names',
      'src/entries/odds.ts': 'the value of one hand',
      'src/odds/par/lunar-exposure.ts': 'the most its wagers can cost',
      'src/protocol/desk.ts': 'its dealer turns cards that were dealt face down',
      'src/school/drills/cards.ts': 'drills on its hands',
      'src/web/features/desk/entry/': 'its cards are entered in turn',
      'src/web/features/inspector/panels.tsx': 'draws its state',
      'src/web/features/odds/': 'the value of one hand and of strategies',
    },
    roulette: {
      ...OF_TOURNAMENTS,
      ...EXAMPLES,
      'src/cli/evidence/battery/sources.ts': 'tests of the wheel',
      'src/school/curriculum.ts': 'the first lesson on chips',
      'src/school/drills/table.ts': 'drills on its layout',
      'src/server/floor/': 'its standard tables and its declared wagers',
      'src/web/features/desk/': 'wagers and numbers are picked on its cloth',
      'src/web/features/fairness/chance.ts': 'a second implementation, which shares nothing',
      'src/web/features/help/screen.tsx': 'how to bet on its cloth',
      'src/web/features/inspector/': 'draws its state, and replays it a second time',
      'src/web/features/odds/': 'its wheels and wagers',
    },
    baccarat: {
      ...OF_TOURNAMENTS,
      ...EXAMPLES,
      'src/cli/evidence/battery/outcomes.ts': 'tests of the shoe',
      'src/cli/law.ts': 'an example',
      'src/cli/main.ts': 'an example',
      'src/cli/scenario.ts': 'an example',
      'src/cli/settle/verb.ts': 'an example',
      'src/cli/simulate/task.ts': 'whole shoes are simulated',
      'src/cli/verify.ts': 'an example',
      'src/cli/work/verb.ts': 'an example',
      'src/dealing/card-due.ts': 'which card is due',
      'src/dealing/duty.ts': 'patrons who may handle cards',
      'src/entries/odds.ts': 'the odds of a remaining shoe',
      'src/odds/par/sheets.ts': 'its Table Differential',
      'src/protocol/desk.ts': 'its nominees',
      'src/school/drills/': 'drills on third cards, roads and commission',
      'src/school/trainee-questions.ts': 'questions on third cards',
      'src/server/chance/shoe-commitments.ts': 'the cut of its shoe',
      'src/server/desk/': 'its nominees',
      'src/server/floor/': 'its standard tables and its nominees',
      'src/server/gateway/lobby.ts': 'its road',
      'src/web/app/route.ts': 'the first practice table',
      'src/web/features/desk/': 'its hands, its cards and its elections',
      'src/web/features/inspector/': 'draws its state, and replays it a second time',
      'src/web/features/odds/': 'the remaining shoe',
      'src/web/features/rules/screen.tsx': 'the first search',
      'src/web/site/search.ts': 'an example',
      'src/what-if/comparison.ts': 'its two editions have one numbering',
    },
  }

  const withoutComments = (text: string): string =>
    text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

  const namingFiles = (game: GameName): readonly string[] =>
    SOURCES.filter(
      file =>
        !new RegExp(`/${game}[-./]`).test(file) &&
        !REGISTERS.includes(file) &&
        NAMES[game].test(withoutComments(sourceOf(file))),
    )

  test('every game is in every register', () => {
    for (const file of REGISTERS.filter(each => each !== 'src/school/drills/index.ts'))
      for (const game of GAMES)
        expect([file, NAMES[game].test(sourceOf(file))]).toEqual([file, true])
  })

  test.each(GAMES)('no other file names %s without a reason', game => {
    const places = Object.keys(SPECIAL[game])
    const placesOf = (file: string) => places.filter(place => file.startsWith(place))
    const naming = namingFiles(game)
    expect(naming.filter(file => placesOf(file).length !== 1)).toEqual([])
    expect(places.filter(place => !naming.some(file => file.startsWith(place)))).toEqual([])
  })
})
