import type { Reporter, SerializedError, TestModule } from 'vitest/node'
import { SEED } from './fixtures/sweep.ts'

/** Ends the run with one plain line: how many passed, failed and were skipped. In CI a skip fails the run. */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    let passed = 0
    let failed = errors.length
    let skipped = 0
    for (const module of modules) {
      if (module.state() === 'failed' && [...module.children.allTests()].length === 0) failed += 1
      for (const test of module.children.allTests()) {
        const { state } = test.result()
        if (state === 'passed') passed += 1
        else if (state === 'failed') failed += 1
        else skipped += 1
      }
    }
    console.log(`\nseed of the properties: ${SEED} (SEED=${SEED} npm test)`)
    console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`)
    if (process.env.CI && skipped > 0) process.exitCode = 1
  }
}
