import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../fixtures/processes/croupier.ts'
import { CONTESTS } from './contests.ts'
import { lineOf } from './marks.ts'

/** After a change of the law: `npx vitest run tests/properties/recorded --update` */

test('nz7:2.2 sessions and tournaments with any terms go as recorded', async () => {
  await expect(`${CONTESTS.map(lineOf).join('\n')}\n`).toMatchFileSnapshot(
    join(ROOT, 'tests/properties/recorded/contests.txt'),
  )
})
