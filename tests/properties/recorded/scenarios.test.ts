import { expect, test } from 'vitest'
import { BOOKS, linesOf, recordOf } from './scenarios.ts'

/** After a change of the law: `npx vitest run tests/properties/recorded --update` */

test.each(BOOKS)('every scenario of %s is decided as recorded, in every detail', async book => {
  await expect(`${linesOf(book).join('\n')}\n`).toMatchFileSnapshot(recordOf(book))
})
