import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../fixtures/processes/croupier.ts'
import { lines } from './settlements.ts'

/** After a change of the law: `npx vitest run tests/properties/recorded --update` */

test('whole rounds are settled as recorded', async () => {
  await expect(`${lines().join('\n')}\n`).toMatchFileSnapshot(
    join(ROOT, 'tests/properties/recorded/settlements.txt'),
  )
})
