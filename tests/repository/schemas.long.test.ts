import { expect, test } from 'vitest'
import { SCHEMAS } from '../../src/server/api/schemas.ts'
import { generateSchemas } from '../../tools/schemas/generate.ts'

test('schemas.json matches the types in contract.ts: npm run build:schemas', () => {
  expect(SCHEMAS).toEqual(generateSchemas())
})
