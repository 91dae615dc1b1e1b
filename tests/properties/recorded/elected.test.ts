import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../fixtures/processes/croupier.ts'
import { ELECTED } from './elected.ts'
import { lineOf } from './marks.ts'

/** After a change of the law: `npx vitest run tests/properties/recorded --update` */

test('nz1:2.1 evenings at tables with any elections go as recorded', async () => {
  await expect(`${ELECTED.map(lineOf).join('\n')}\n`).toMatchFileSnapshot(
    join(ROOT, 'tests/properties/recorded/elected.txt'),
  )
})
