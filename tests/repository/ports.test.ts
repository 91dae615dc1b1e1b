import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../src/law/index.ts'

/**
 * The server reaches the world only through its ports, so that a simulation can replace all of it.
 * Each forbidden call names the files that implement its port.
 */

interface Forbidden {
  readonly what: string
  readonly sign: RegExp
  readonly but: readonly string[]
}

const modules = (...names: readonly string[]): RegExp =>
  new RegExp(
    `^import (?!type )(?!\\{\\s*(?:type \\w+,?\\s*)+\\})[^'"]*from '(?:${names.join('|')})'`,
    'm',
  )

const FORBIDDEN: readonly Forbidden[] = [
  {
    what: 'the clock',
    sign: /\bDate\.now\b|\bnew Date\(\)|\bDate\(\)|\bperformance\b|\bhrtime\b|perf_hooks/,
    but: ['time.ts'],
  },
  {
    what: 'timers',
    sign: /\bset(Timeout|Interval|Immediate)\b|node:timers/,
    but: ['time.ts'],
  },
  {
    what: 'randomness',
    sign: /\bMath\.random\b|\brandom(Bytes|UUID|Int|Fill|FillSync)\b|\bgetRandomValues\b|\bwebcrypto\b/,
    but: ['randomness.ts'],
  },
  {
    what: 'PostgreSQL',
    sign: modules('pg'),
    but: ['log/postgres/postgres.ts', 'log/postgres/connection.ts'],
  },
  {
    what: 'NATS',
    sign: modules('@nats-io/transport-node'),
    but: ['messenger/nats.ts'],
  },
  {
    what: 'SQLite',
    sign: modules('@photostructure/sqlite'),
    but: ['log/sqlite/sqlite.ts', 'log/sqlite/file.ts', 'audit/readings-schema.ts'],
  },
  {
    /** `frame.ts` only encodes text. */
    what: 'the network',
    sign: modules('node:(?:http|https|http2|dgram|tls|dns)', 'ws', 'fastify', '@fastify/websocket'),
    but: ['gateway/http.ts', 'cluster/standby.ts', 'broadcast/frame.ts'],
  },
  {
    /** `isIP` only reads text. */
    what: 'sockets of the system',
    sign: /^import (?!type )(?!\{ isIP \})[^'"]*from 'node:net'|\bfetch\(|\bnew WebSocket\b/m,
    but: [],
  },
  {
    what: 'other processes and threads',
    sign: modules('node:(?:child_process|worker_threads|cluster)'),
    but: ['thread.ts', 'log/sqlite/thread.ts'],
  },
]

/** Comments may name anything. */
const codeOf = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '')

const breachesIn = (file: string, text: string): readonly string[] =>
  FORBIDDEN.filter(({ sign, but }) => !but.includes(file) && sign.test(codeOf(text))).map(
    ({ what }) => `${file}: ${what}`,
  )

const SERVER = join(ROOT, 'src/server')

const sources = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter(
  file => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.endsWith('store-contract.ts'),
)

test('the server reaches clock, timers, chance, stores and network only through its ports', () => {
  expect(
    sources.flatMap(file => breachesIn(file, readFileSync(join(SERVER, file), 'utf8'))),
  ).toEqual([])
})

test('every named port has an implementation that uses it', () => {
  for (const { what, sign, but } of FORBIDDEN)
    for (const file of but)
      expect(sign.test(codeOf(readFileSync(join(SERVER, file), 'utf8'))), `${file}: ${what}`).toBe(
        true,
      )
})

test.each([
  'const at = Date.now()',
  'const at = new Date()',
  'const at = performance.now()',
  'setTimeout(act, 5)',
  'globalThis.setInterval(act, 5)',
  "import { setTimeout as pause } from 'node:timers/promises'",
  'const n = Math.random()',
  "import { randomBytes } from 'node:crypto'",
  "import { createHash, randomUUID as id } from 'node:crypto'",
  'crypto.getRandomValues(bytes)',
  "import { Client } from 'pg'",
  "import { type PoolClient, Pool } from 'pg'",
  "import {\n  Pool,\n  type PoolClient,\n} from 'pg'",
  "import { connect } from 'node:net'",
  "import { request } from 'node:http'",
  "const page = await fetch('http://x')",
  "import { Worker } from 'node:worker_threads'",
])('%s is detected', line => {
  expect(breachesIn('floor/floor.ts', `${line}\n`)).toHaveLength(1)
})

test.each([
  "import { isIP } from 'node:net'",
  "import type { WebSocket } from '@fastify/websocket'",
  "import { type Socket } from 'node:http'",
  'const shown = new Date(at)',
  '/** Unlike setTimeout, this stops. */',
])('%s is allowed', line => {
  expect(breachesIn('floor/floor.ts', `${line}\n`)).toEqual([])
})
