import { spawn, spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { ROOT } from '../fixtures/processes/croupier.ts'
import { isNatsInstalled } from '../fixtures/processes/nats-servers.ts'
import { isInstalled } from '../fixtures/processes/postgres-cluster.ts'
import { sweep } from '../fixtures/sweep.ts'

const isBalanced = spawnSync('haproxy', ['-v']).error === undefined
const isPossible = isInstalled() && isNatsInstalled() && isBalanced
if (!isPossible) console.log('PostgreSQL, nats-server or haproxy is missing: no chaos')

/** A bounded run. `npm run chaos -- --minutes 60 --seed 7` goes on for longer. */
const MINUTES = sweep(1.2, 1.2, 20)

test.skipIf(!isPossible && process.env.CI === undefined)(
  'servers, NATS and databases die, pause and are cut off, and nothing acknowledged is lost',
  async () => {
    const args = ['--import', 'tsx', 'tests/chaos/main.ts', '--minutes', String(MINUTES)]
    const child = spawn(process.execPath, [...args, '--seed', '1'], { cwd: ROOT })
    let wrote = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', part => {
        wrote += part
      })
    const code = await new Promise(resolve => child.on('exit', resolve))
    console.log(wrote)
    expect([code, wrote]).toEqual([0, expect.stringContaining('nothing acknowledged is lost')])
  },
)
