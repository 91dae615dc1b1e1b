import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../fixtures/processes/croupier.ts'
import { lines } from './declared.ts'

/** After a change of the law: `npx vitest run tests/properties/recorded --update` */

test('nz1:2.1 commands, games and books are declared, and tables set up, as recorded', async () => {
  await expect(`${lines().join('\n')}\n`).toMatchFileSnapshot(
    join(ROOT, 'tests/properties/recorded/declared.txt'),
  )
})
