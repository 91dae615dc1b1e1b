/**
 * Lints the API documents: node tools/lint-api.mjs openapi.json asyncapi.json
 * Redocly and Spectral must find no error, and no generated type may be empty.
 */

import { readFileSync } from 'node:fs'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import spectral from '@stoplight/spectral-core'
import rulesets from '@stoplight/spectral-rulesets'
import openapiTypes, { astToString } from 'openapi-typescript'

const [openapi, asyncapi] = process.argv.slice(2).map(file => readFileSync(file, 'utf8'))
const wrong = []

/**
 * Turned off, because `/api/staff/sessions/{id}` and `/api/staff/{name}/lock` differ in their
 * methods.
 */
const rules = {
  'no-ambiguous-paths': 'off',
  'no-invalid-media-type-examples': 'error',
  'operation-2xx-response': 'warn',
}
const config = await createConfig({ extends: ['recommended'], rules })
const found = await lintFromString({ source: openapi, absoluteRef: '/openapi.json', config })
for (const { severity, ruleId, message, location } of found)
  if (severity === 'error') wrong.push(`redocly ${ruleId}: ${message} ${location[0]?.pointer}`)

const ERROR = 0
for (const [text, ruleset] of [
  [openapi, rulesets.oas],
  [asyncapi, rulesets.asyncapi],
]) {
  const linter = new spectral.Spectral()
  linter.setRuleset({ extends: [ruleset] })
  for (const { severity, code, message, path } of await linter.run(JSON.parse(text)))
    if (severity === ERROR) wrong.push(`spectral ${code}: ${message} ${path.join('/')}`)
}

const types = astToString(await openapiTypes(JSON.parse(openapi)))
/** Empty types of answers. Headers and unused parts of an operation may be `unknown` or `never`. */
const EMPTY = /"application\/json": (unknown|never|Record<string, never>|\{\s*\});/g
for (const [empty] of types.matchAll(EMPTY)) wrong.push(`openapi-typescript: ${empty}`)

for (const each of wrong) console.log(each)
process.exitCode = wrong.length === 0 ? 0 : 1
