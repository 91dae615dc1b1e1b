import { configDefaults, defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    exclude: [...configDefaults.exclude, '**/*.long.test.ts'],
    reporters: ['default', './tests/reporter.ts'],
    setupFiles: ['tests/setup.ts'],
    /** Many tests wait for a disk or another process: four at a time, also on two cores. */
    maxWorkers: 4,
    /** Only a test that hangs takes as long. */
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
})
