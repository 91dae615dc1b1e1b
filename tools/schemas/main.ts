import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateSchemas } from './generate.ts'

/** `npm run build:schemas`: writes the schemas of every answer and message. */
const FILE = join(import.meta.dirname, '../../src/server/api/schemas.json')

writeFileSync(FILE, `${JSON.stringify(generateSchemas(), null, 2)}\n`)
