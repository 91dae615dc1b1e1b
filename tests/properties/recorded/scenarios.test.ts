import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../fixtures/croupier.ts'
import { FILES, lineOf, scenariosOf } from './scenarios.ts'

/** After a change of the law: `npx vitest run tests/properties/recorded --update` */

test('every scenario is decided as it was, in every detail', async () => {
  const lines = FILES.flatMap(file => scenariosOf(file).map(scenario => lineOf(file, scenario)))
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(
    join(ROOT, 'tests/properties/recorded/scenarios.txt'),
  )
})
