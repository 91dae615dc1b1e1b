import { readFileSync } from 'node:fs'
import type { Schema } from '../../protocol/json-schema.ts'

/** The schemas that `npm run build:schemas` writes from the types in contract.ts. */
interface Schemas {
  readonly answers: Readonly<Record<string, Schema>>
  readonly messages: Readonly<Record<string, Schema>>
  readonly views: Readonly<Record<string, Schema>>
  readonly components: Readonly<Record<string, Schema>>
}

export const SCHEMAS = JSON.parse(
  readFileSync(new URL('./schemas.json', import.meta.url), 'utf8'),
) as Schemas

/** The shared schemas that these schemas use, directly or through others. */
export const componentsOf = (used: readonly unknown[]): Readonly<Record<string, Schema>> => {
  const found: Record<string, Schema> = {}
  const visit = (value: unknown): void => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(/#\/components\/schemas\/(\w+)"/g)) {
      const schema = SCHEMAS.components[name]
      if (!schema || Object.hasOwn(found, name)) continue
      found[name] = schema
      visit(schema)
    }
  }
  visit(used)
  return found
}
