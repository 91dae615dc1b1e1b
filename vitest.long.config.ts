import { defineConfig } from 'vitest/config'

/** `npm run test:long`: checks that take minutes. */
export default defineConfig({
  test: {
    include: ['src/**/*.long.test.ts', 'tests/**/*.long.test.ts'],
    reporters: ['default', './tests/reporter.ts'],
    maxWorkers: 2,
    testTimeout: 3_600_000,
  },
})
