import { expect, test } from 'vitest'
import { SCHEMAS } from '../../src/server/api/schemas.ts'
import { generateSchemas } from '../../tools/schemas/generate.ts'

test('schemas.json is what the types in contract.ts say: npm run build:schemas', () => {
  expect(SCHEMAS).toEqual(generateSchemas())
})
