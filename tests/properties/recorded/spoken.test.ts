import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../fixtures/processes/croupier.ts'
import { lines } from './spoken.ts'

/** After a change of the law: `npx vitest run tests/properties/recorded --update` */

test('wagers are read and named as recorded', async () => {
  await expect(`${lines().join('\n')}\n`).toMatchFileSnapshot(
    join(ROOT, 'tests/properties/recorded/spoken.txt'),
  )
})
