import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Test files in the order of their size, because a clone has no times of an earlier run, but first those
 * that take longest: at the end, one of them would run alone.
 */

const FIRST = [
  'tests/simulation/simulation',
  'tests/simulation/mistakes',
  'src/cli/serve/verb',
  'src/cli/work/verb',
  'tests/resilience/crash',
  'tests/resilience/tournament-crash',
  'tests/wire/api/api-contract',
  'src/odds/lunar-poker/solve/super-values',
  'tests/security/permissions-and-rules',
  'src/cli/school/verb',
  'src/cli/solve/verb',
  'tests/properties/recorded/scenarios',
  'tests/wire/late/late-commands',
  'src/odds/baccarat/tally/tally',
  'tests/resilience/shutdown',
  'src/odds/wasm/build',
]

const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = FIRST.findIndex(name => moduleId.endsWith(`/${name}.test.ts`))
  return place < 0 ? FIRST.length : place
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => placeOf(a) - placeOf(b))
  }
}
