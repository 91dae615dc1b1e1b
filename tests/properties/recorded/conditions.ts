import { BACCARAT_CONDITIONS, CONDITIONS } from '../../../src/tournament/director/example.ts'
import {
  type Conditions,
  conditionsMissing,
} from '../../../src/tournament/director/s02-entry/conditions.ts'
import { changed, othersOf, pathsIn, valueAt } from './changes.ts'

/** The examples with one value changed at a time, and the clause that refuses each. */

const omitted = (conditions: Conditions, ...keys: readonly (keyof Conditions)[]): Conditions =>
  Object.fromEntries(
    Object.entries(conditions).filter(([key]) => !(keys as readonly string[]).includes(key)),
  ) as unknown as Conditions

const EXAMPLES: Readonly<Record<string, Conditions>> = {
  roulette: CONDITIONS,
  'electronic roulette': {
    ...CONDITIONS,
    game: 'electronic-roulette',
    passCards: 0,
    secretCards: 0,
  },
  baccarat: BACCARAT_CONDITIONS,
}

const TOO_MANY = { seats: 2, progression: { by: 'top-per-table', count: 3 } } as const

/** Conditions that the examples lack, and what is changed in them. */
const MORE: Readonly<Record<string, readonly [Conditions, ...string[]]>> = {
  'roulette in waves': [
    {
      ...CONDITIONS,
      timeToAct: { seconds: 600, silence: 'director' },
      discretion: ['a draw'],
      variants: { layout: 'double-zero-00-0' },
      stages: [
        { ...CONDITIONS.stages[0]!, waves: { tables: 1, every: 1 } },
        { ...CONDITIONS.stages[1]!, seats: 6 },
      ],
    },
    'timeToAct',
    'discretion',
    'variants',
    'stages.0.waves',
    'stages.1.seats',
  ],
  'electronic roulette with a time': [
    {
      ...CONDITIONS,
      game: 'electronic-roulette',
      passCards: 0,
      secretCards: 0,
      timeToAct: { seconds: 1, silence: 'disqualified' },
    },
    'timeToAct',
  ],
  'two stages that send on too many': [
    {
      ...CONDITIONS,
      stages: [
        { ...CONDITIONS.stages[0]!, ...TOO_MANY, name: 'first' },
        { ...CONDITIONS.stages[0]!, ...TOO_MANY, name: 'second' },
        CONDITIONS.stages[1]!,
      ],
    },
    'stages.0',
    'stages.1',
  ],
  'any number of players': [omitted(CONDITIONS, 'minPlayers', 'maxPlayers'), 'stages'],
  'a single final': [{ ...CONDITIONS, stages: CONDITIONS.stages.slice(1) }, 'maxPlayers', 'stages'],
  'no stage': [{ ...CONDITIONS, stages: [] }, 'name'],
  'the best of all': [
    {
      ...CONDITIONS,
      stages: [
        { ...CONDITIONS.stages[0]!, progression: { by: 'top-overall', count: 7 } },
        CONDITIONS.stages[1]!,
      ],
    },
    'maxPlayers',
    'stages.0.progression',
    'stages.1.seats',
  ],
  'baccarat with commission': [
    {
      ...BACCARAT_CONDITIONS,
      variants: { variant: 'commission', tie: 9 },
      playOff: { ...BACCARAT_CONDITIONS.playOff, duration: { unit: 'shoes', value: 1 } },
    },
    'variants',
    'playOff',
    'stages.0.increment',
  ],
}

const clauseOf = (conditions: Conditions): string =>
  conditionsMissing(conditions)
    .map(({ refused, facts = {} }) => [refused, ...Object.values(facts)].join('/'))
    .join(' ') || 'taken'

/** One line per value: the allowed values, and the clauses that refuse the others. */
export const lines = (): readonly string[] => [
  ...Object.entries(EXAMPLES).flatMap(([name, example]) => linesOf(name, example, [''])),
  ...Object.entries(MORE).flatMap(([name, [example, ...within]]) => linesOf(name, example, within)),
]

const linesOf = (name: string, example: Conditions, within: readonly string[]): readonly string[] =>
  pathsIn(example)
    .filter(path => within.some(begins => path.join('.').startsWith(begins)))
    .map(path => {
      const told = othersOf(valueAt(example, path)).map(
        to => `${JSON.stringify(to)} ${clauseOf(changed(example, path, to) as Conditions)}`,
      )
      return `${name} ${path.join('.')}: ${told.join(', ')}`
    })
