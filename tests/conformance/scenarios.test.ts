import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { play } from '../../src/scenario/index.ts'

const FOLDER = join(import.meta.dirname, '../../scenarios')

const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.txt'))
  .sort()

for (const file of files)
  describe(relative(FOLDER, join(FOLDER, file)), () => {
    for (const { scenario, failure } of play(readFileSync(join(FOLDER, file), 'utf8')))
      test(scenario.title, () => {
        expect(failure && `line ${failure.line}: ${failure.says}`).toBeUndefined()
      })
  })
