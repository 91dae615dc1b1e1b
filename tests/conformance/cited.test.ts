import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { TableState } from '../../src/general/state.ts'
import type { Move } from '../../src/kernel/chips/settle.ts'
import type { Command, Event } from '../../src/kernel/game.ts'
import { type Log, submit } from '../../src/kernel/log.ts'
import { type Decision, isRefusal } from '../../src/kernel/refusal.ts'
import { readEvidence } from '../../src/law/citations.ts'
import { BOOKS, readLaw } from '../../src/law/index.ts'
import { play } from '../../src/scenario/index.ts'
import { ROOT } from '../fixtures/processes/croupier.ts'
import { sweep } from '../fixtures/sweep.ts'
import { type Subject, tapeOf } from '../properties/subject.ts'
import { SUBJECTS } from '../properties/subjects.ts'

/**
 * Every operative clause that is `coded` is cited by a decision that somebody can reach. Where a
 * clause is only computed with, law/computed.json says so, and which decision shows its effect.
 */

const cited = new Set<string>()

const CITATION = /^(?:nz1|nz5|nz5-old|nz7|nz8|nz11a|nz22|mbs):/

/** What the refusals and payments of the scenarios rest on, without other events. */
const reasons = new Set<string>()

const reason = (decision: Decision<Event>): void => {
  if (isRefusal(decision)) reasons.add(decision.refused)
  else
    for (const event of decision)
      for (const { under } of (event as { readonly moves?: readonly Move[] }).moves ?? [])
        reasons.add(under)
}

/** Events cite clauses in `under`, in their moves and in their outcomes. */
const collect = (value: unknown): void => {
  if (typeof value === 'string') {
    if (CITATION.test(value)) cited.add(value)
  } else if (typeof value === 'object' && value !== null)
    for (const each of Object.values(value)) collect(each)
}

const FOLDER = join(ROOT, 'scenarios')

for (const file of readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }))
  if (file.endsWith('.txt'))
    for (const { trace } of play(readFileSync(join(FOLDER, file), 'utf8')))
      for (const { entries, refused } of trace) {
        if (refused) collect(refused.refused)
        if (refused) reason(refused)
        for (const { events } of entries) reason(events)
        collect(entries.map(entry => entry.events))
      }

type Table = Log<TableState<unknown>, Command, Event>

const EVENINGS = 30
const LENGTH = 200

/** A linear congruential generator is enough here, and always gives the same tape. */
const numbersFrom = (seed: number): readonly number[] => {
  let state = seed * 7919 + 17
  return Array.from({ length: LENGTH }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state % 1_000_001
  })
}

const evening = ({ game, config, proposes }: Subject, seed: number): void => {
  const numbers = numbersFrom(seed)
  let log: Table = { state: game.open(config), entries: [] }
  for (let i = 0; i < numbers.length; i += 1) {
    const command = proposes(tapeOf(numbers.slice(i)), log.state)
    const { log: after, decision } = submit(game, log, `c${i}`, command)
    collect(isRefusal(decision) ? decision.refused : decision)
    log = after as Table
  }
}

interface Explanation {
  readonly why: string
  readonly clauses: readonly string[]
}

const explanationsIn = (file: string): readonly string[] =>
  (JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as readonly Explanation[]).flatMap(
    ({ clauses }) => clauses,
  )

const explained = explanationsIn('law/computed.json')
/** Clauses whose items are not the reason: the words before them are. */
const whole = explanationsIn('law/whole-clauses.json')

const { books } = readLaw()
const coded = BOOKS.flatMap(book =>
  Object.entries(books[book])
    .filter(([, { is }]) => is === 'coded')
    .map(([id]) => id),
)

const unproven = (): readonly string[] =>
  coded.filter(id => !(cited.has(id) || explained.includes(id)))

/** Clauses with coded items below them. */
const withItems = coded.filter(id => coded.some(other => other.startsWith(`${id}(`)))

/** The sample ends with the evening that cites the last clause; the sweep plays them all. */
for (let seed = 0; seed < EVENINGS && unproven().length > sweep(0, -1); seed += 1)
  for (const subject of SUBJECTS) evening(subject as Subject, seed)

test('a coded clause is cited by a decision, or law/computed.json explains why not', () => {
  expect(unproven()).toEqual([])
})

test('an explanation is about a coded clause that the rules themselves mention, once', () => {
  const { code } = readEvidence()
  expect(explained.filter(id => !(coded.includes(id) && code.has(id)))).toEqual([])
  expect(explained.filter((id, i) => explained.indexOf(id) !== i)).toEqual([])
})

test('a clause that a decision cites needs no explanation', () => {
  expect(explained.filter(id => cited.has(id))).toEqual([])
})

test('a refusal or payment cites the item of a clause, or law/whole-clauses.json explains why not', () => {
  expect(withItems.filter(id => reasons.has(id) && !whole.includes(id))).toEqual([])
  expect(whole.filter(id => !(withItems.includes(id) && reasons.has(id)))).toEqual([])
  expect(whole.filter((id, i) => whole.indexOf(id) !== i)).toEqual([])
})
