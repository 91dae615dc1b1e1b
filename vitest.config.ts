import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    reporters: ['default', './tests/reporter.ts'],
    setupFiles: ['tests/setup.ts'],
    testTimeout: 180_000,
    hookTimeout: 60_000,
  },
})
