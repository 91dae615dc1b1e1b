import { configDefaults, defineConfig } from 'vitest/config'
import { simplifiedChinese } from './src/web/build/simplified-chinese.ts'
import { LongestFirst } from './tests/sequence.ts'

const LONG = '{src,tests}/**/*.long.test.ts'

/** The long sweeps are for `npm run test:long`, which sets TESTS. */
const INCLUDED = {
  quick: ['{src,tests}/**/*.test.ts'],
  long: [LONG],
  all: ['{src,tests}/**/*.test.ts'],
}
const tests = (process.env.TESTS ?? 'quick') as keyof typeof INCLUDED

export default defineConfig({
  plugins: [simplifiedChinese()],
  test: {
    include: INCLUDED[tests],
    exclude: [...configDefaults.exclude, ...(tests === 'quick' ? [LONG] : [])],
    reporters: ['default', './tests/reporter.ts'],
    globalSetup: ['tests/compile.ts'],
    setupFiles: ['tests/setup.ts'],
    sequence: { sequencer: LongestFirst },
    /** Test files share their modules: loading them anew for each file took a third of the time. */
    isolate: false,
    /** Many tests wait for a disk or another process: three at a time, also on two cores. */
    maxWorkers: 3,
    /** Only a test that hangs takes as long. */
    testTimeout: tests === 'long' ? 1_800_000 : 180_000,
    hookTimeout: 180_000,
  },
})
