import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { ROOT } from '../fixtures/processes/croupier.ts'
import { freePort } from '../fixtures/processes/nats-servers.ts'

/** HAProxy with the example from the documentation, and the addresses of this run. */

const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

const isOpen = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false))
    socket.on('connect', () => socket.destroy())
  })

export const startBalancer = async (
  folder: string,
  servers: readonly { readonly name: string; readonly address: string }[],
): Promise<{ readonly base: string; readonly stop: () => void }> => {
  const port = await freePort()
  const example = readFileSync(join(ROOT, 'deploy/haproxy.cfg'), 'utf8')
  const config = example
    .replace(/^ {2}bind .*$/m, `  bind 127.0.0.1:${port}`)
    .replaceAll(/^ {2}server .*\n/gm, '')
    .trimEnd()
  const lines = servers.map(({ name, address }) => `  server ${name} ${address}`)
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, `${[config, ...lines].join('\n')}\n`)
  const child = spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' })
  while (!(await isOpen(port))) await pause(50)
  return { base: `http://127.0.0.1:${port}`, stop: () => void child.kill('SIGKILL') }
}
