import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../fixtures/processes/croupier.ts'
import { CONTESTS } from './contests.ts'
import { ELECTED } from './elected.ts'
import { EVENINGS } from './evenings.ts'
import { lineOf } from './marks.ts'

/** After a change of the law: `npx vitest run tests/properties/recorded --update` */

test.each([
  ['nz1:2.1 evenings', 'evenings', EVENINGS],
  ['nz1:2.1 evenings at tables with any elections', 'elected', ELECTED],
  ['nz7:2.2 sessions and tournaments with any terms', 'contests', CONTESTS],
])('%s end as recorded', async (_, page, evenings) => {
  await expect(`${evenings.map(lineOf).join('\n')}\n`).toMatchFileSnapshot(
    join(ROOT, `tests/properties/recorded/${page}.txt`),
  )
})
