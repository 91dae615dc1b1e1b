import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../fixtures/processes/croupier.ts'
import * as conditions from './conditions.ts'
import * as declared from './declared.ts'
import * as displays from './displays.ts'
import * as settlements from './settlements.ts'
import * as spoken from './spoken.ts'

/** After a change of the law: `npx vitest run tests/properties/recorded --update` */

test.each([
  ['nz7:2.2 nz7:2.3 conditions of entry are refused, at every boundary,', 'conditions', conditions],
  ['nz1:2.1 commands, games and books are declared, and tables set up,', 'declared', declared],
  ['nz5:3.4(f) the display shows the results', 'displays', displays],
  ['nz1:11.1 whole rounds are settled', 'settlements', settlements],
  ['nz1:10.1 wagers are read and named', 'spoken', spoken],
])('%s as recorded', async (_, page, { lines }) => {
  await expect(`${lines().join('\n')}\n`).toMatchFileSnapshot(
    join(ROOT, `tests/properties/recorded/${page}.txt`),
  )
})
