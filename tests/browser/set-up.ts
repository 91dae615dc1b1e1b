import { execFileSync } from 'node:child_process'
import { setup as compile } from '../compile.ts'

/** Runs once before all tests: builds the server and the client, and exports for the inspector. */
const setUp = async (): Promise<void> => {
  await compile()
  const run = (...args: readonly string[]) => execFileSync(args[0]!, args.slice(1))
  if (process.env.WEB_CLIENT !== 'built') run('npm', 'run', '-s', 'build:web')
  run('node', '--import', 'tsx', 'tests/fixtures/exports.ts', 'test-results/exports')
}

export default setUp
