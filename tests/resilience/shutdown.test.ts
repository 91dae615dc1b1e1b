import { afterEach, beforeEach, test } from 'vitest'
import { newFolder, removeFolder } from '../fixtures/people/floor-fixture.ts'
import { MAIN } from '../fixtures/processes/program.ts'
import { expectStoppedBy } from '../fixtures/processes/shutdown.ts'

/**
 * The command that `npm start` runs. tests/package/tarball.long.test.ts tests it with the build of
 * the web client.
 */

let folder: string

beforeEach(() => {
  folder = newFolder()
})

afterEach(() => removeFolder(folder))

test('SIGINT shuts the server down cleanly', () =>
  expectStoppedBy('SIGINT', folder, 'node', MAIN, 'serve'))
