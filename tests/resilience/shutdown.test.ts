import { afterEach, beforeEach, test } from 'vitest'
import { drop, newFolder } from '../fixtures/floor-fixture.ts'
import { expectStoppedBy } from '../fixtures/shutdown.ts'

/** What `npm start` executes. With its build of the web client it is in tests/package/tarball.long.test.ts. */

let folder: string

beforeEach(() => {
  folder = newFolder()
})

afterEach(() => drop(folder))

test('SIGINT closes the house in good order', () =>
  expectStoppedBy('SIGINT', folder, 'node', '--import', 'tsx', 'src/cli/main.ts', 'serve'))
