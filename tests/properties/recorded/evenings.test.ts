import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../fixtures/processes/croupier.ts'
import { EVENINGS } from './evenings.ts'
import { lineOf } from './marks.ts'

/** After a change of the law: `npx vitest run tests/properties/recorded --update` */

test('evenings end as recorded', async () => {
  const page = `${EVENINGS.map(lineOf).join('\n')}\n`
  await expect(page).toMatchFileSnapshot(join(ROOT, 'tests/properties/recorded/evenings.txt'))
})
