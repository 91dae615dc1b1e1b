import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../fixtures/processes/croupier.ts'
import { lines } from './displays.ts'

/** After a change of the law: `npx vitest run tests/properties/recorded --update` */

test('nz5:3.4(f) the display of results says what is recorded', async () => {
  await expect(`${lines().join('\n')}\n`).toMatchFileSnapshot(
    join(ROOT, 'tests/properties/recorded/displays.txt'),
  )
})
