import { expect, test } from 'vitest'
import { marks } from '../../../i18n/marks.en.ts'
import { desk } from '../words/desk.en.ts'
import { commandFieldsText } from './command-fields.ts'

test('ruling:113 whoever approves reads every value, also those within a field', () => {
  const said = { does: 'share-item', place: 4, item: 'A weekend', how: { soldFor: 30_100 } }
  expect(commandFieldsText({ desk, marks }, said)).toBe(
    'Place: 4 · Prize: A weekend · Sold for: $301',
  )
})
