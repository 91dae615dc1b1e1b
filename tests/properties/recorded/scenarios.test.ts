import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BOOKS, lineOf, recordOf, scenariosIn } from './scenarios.ts'

/** One scenario of four. `scenarios.long.test.ts` has all of them, and writes the record. */

const SHARE = 4

test.each(BOOKS)('scenarios of %s are decided as recorded, in every detail', book => {
  const recorded = readFileSync(recordOf(book), 'utf8').trimEnd().split('\n')
  const all = scenariosIn(book)
  expect(all).toHaveLength(recorded.length)
  const some = all.flatMap(([file, scenario], i) =>
    i % SHARE === 0 ? [[lineOf(file, scenario), recorded[i]]] : [],
  )
  expect(some.map(([line]) => line)).toEqual(some.map(([, line]) => line))
})
