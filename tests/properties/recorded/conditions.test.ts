import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../fixtures/processes/croupier.ts'
import { lines } from './conditions.ts'

/** After a change of the law: `npx vitest run tests/properties/recorded --update` */

test('nz7:2.2 nz7:2.3 conditions of entry are refused as recorded, at every boundary', async () => {
  await expect(`${lines().join('\n')}\n`).toMatchFileSnapshot(
    join(ROOT, 'tests/properties/recorded/conditions.txt'),
  )
})
