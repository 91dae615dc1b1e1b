import { execFileSync } from 'node:child_process'
import { setup as compile } from '../compile.ts'
import { buildGallery } from './gallery-client.ts'

/**
 * Runs once before all tests: builds the server and the client, exports for the inspector, and for the
 * long tests the gallery.
 */
const setUp = async (): Promise<void> => {
  await compile()
  const run = (...args: readonly string[]) => execFileSync(args[0]!, args.slice(1))
  if (process.env.WEB_CLIENT !== 'built') run('npm', 'run', '-s', 'build:web')
  if (process.env.TESTS === 'long' || process.env.TESTS === 'all') await buildGallery()
  run('node', '--import', 'tsx', 'tests/fixtures/exports.ts', 'test-results/exports')
}

export default setUp
