import { execFile, spawn, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'

/**
 * The connections of the servers. With the necessary rights, each server has its own network (`ip netns`) with
 * a connection to its clients, one to the database and one to NATS. A cut connection silently loses every packet,
 * like a broken switch. Without the rights, everything shares the loopback and nothing can be cut.
 */

const run = promisify(execFile)

const ip = (...args: readonly string[]) => run('ip', args)

export const LINES = ['clients', 'database', 'messages'] as const
export type Line = (typeof LINES)[number]

const INSIDE = 'CHAOS_LINES'

export interface Lines {
  readonly canCut: boolean
  /** Where servers that all houses use listen. */
  readonly everywhere: string
  /** The address of the other end of a line, as a house sees it. */
  readonly beyond: (house: number, line: Line) => string
  readonly addressOf: (house: number) => string
  /** How to start a program in the network of a house. */
  readonly within: (house: number, command: readonly string[]) => readonly string[]
  readonly cut: (house: number, line: Line) => Promise<unknown>
  readonly mend: (house: number, line: Line) => Promise<unknown>
}

/** Starts this program again in a network that nobody else sees. Undefined if that is not permitted. */
export const startedInside = (): Promise<number> | undefined => {
  if (process.env[INSIDE] !== undefined) return undefined
  const isolate = ['--net', '--mount', '--propagation', 'private', '--']
  const prepared = 'mkdir -p /run/netns && mount -t tmpfs none /run/netns && ip link set lo up'
  const test = spawnSync('unshare', [...isolate, 'sh', '-c', `${prepared} && ip netns add try`])
  if (test.status !== 0) return undefined
  const again = [process.execPath, ...process.execArgv, ...process.argv.slice(1)]
  const child = spawn(
    'unshare',
    [...isolate, 'sh', '-c', `${prepared} && exec "$@"`, 'chaos', ...again],
    { stdio: 'inherit', env: { ...process.env, [INSIDE]: 'private' } },
  )
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => child.kill(signal))
  return new Promise(resolve => child.on('exit', code => resolve(code ?? 1)))
}

const LOOPBACK: Lines = {
  canCut: false,
  everywhere: '127.0.0.1',
  beyond: () => '127.0.0.1',
  addressOf: () => '127.0.0.1',
  within: (_, command) => command,
  cut: async () => undefined,
  mend: async () => undefined,
}

const outerOf = (house: number, line: Line): string => `${line}${house}`

const netOf = (house: number, line: Line): string => `10.${77 + LINES.indexOf(line)}.${house}`

export const linesFor = async (houses: number): Promise<Lines> => {
  if (process.env[INSIDE] === undefined) return LOOPBACK
  for (let house = 0; house < houses; house += 1) {
    const name = `house${house}`
    await ip('netns', 'add', name)
    await ip('-n', name, 'link', 'set', 'lo', 'up')
    for (const line of LINES) {
      const outer = outerOf(house, line)
      await ip('link', 'add', outer, 'type', 'veth', 'peer', 'name', line, 'netns', name)
      await ip('address', 'add', `${netOf(house, line)}.1/30`, 'dev', outer)
      await ip('-n', name, 'address', 'add', `${netOf(house, line)}.2/30`, 'dev', line)
      await ip('link', 'set', outer, 'up')
      await ip('-n', name, 'link', 'set', line, 'up')
    }
  }
  return {
    canCut: true,
    everywhere: '0.0.0.0',
    beyond: (house, line) => `${netOf(house, line)}.1`,
    addressOf: house => `${netOf(house, 'clients')}.2`,
    within: (house, command) => ['ip', 'netns', 'exec', `house${house}`, ...command],
    cut: (house, line) => ip('link', 'set', outerOf(house, line), 'down'),
    mend: (house, line) => ip('link', 'set', outerOf(house, line), 'up'),
  }
}
