import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter'

/** Ends the run with the same plain line as the other tests. */
class ClosingLine implements Reporter {
  #all: Suite | undefined

  onBegin(_: FullConfig, all: Suite): void {
    this.#all = all
  }

  onEnd(): void {
    const tests = this.#all?.allTests() ?? []
    const passed = tests.filter(test => test.outcome() === 'expected').length
    const skipped = tests.filter(test => test.outcome() === 'skipped').length
    const failed = tests.length - passed - skipped
    console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`)
  }
}

export default ClosingLine
