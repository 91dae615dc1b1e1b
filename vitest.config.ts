import { configDefaults, defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    exclude: [...configDefaults.exclude, '**/*.long.test.ts'],
    reporters: ['default', './tests/reporter.ts'],
    setupFiles: ['tests/setup.ts'],
    /** Most tests wait for a disk, a clock or another process: two at a time, also on two cores. */
    maxWorkers: 2,
    testTimeout: 180_000,
    hookTimeout: 60_000,
  },
})
