import { type ChildProcess, spawn } from 'node:child_process'
import { connect } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { logsIn } from '../../src/server/log/sqlite.ts'
import { ROOT } from '../fixtures/croupier.ts'
import { drop, newFolder } from '../fixtures/floor-fixture.ts'

/** The program that `npm start` starts is the house: a signal to it stops the house in good order. */

let folder: string

beforeEach(() => {
  folder = newFolder()
})

afterEach(() => drop(folder))

const isOpen = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })

const lastWord = async (): Promise<string> => {
  const logs = logsIn(folder)
  const entries = await logs.read('house')
  await logs.close()
  return entries.at(-1)!.body
}

/** The port that it opened. */
const opened = (house: ChildProcess): Promise<number> => {
  let wrote = ''
  return new Promise((resolve, reject) => {
    house.stdout!.on('data', part => {
      wrote += part
      const port = /open +http\S+:(\d+)/.exec(wrote)?.[1]
      if (port) resolve(Number(port))
    })
    house.once('exit', () => reject(new Error(wrote)))
  })
}

const OPTIONS = ['--port', '0', '--data']

test.each([
  ['npm', ['start', '--', ...OPTIONS], 'SIGTERM'],
  ['node', ['--import', 'tsx', 'src/cli/main.ts', 'serve', ...OPTIONS], 'SIGINT'],
] as const)('%s %j is closed by %s', async (program, args, signal) => {
  const house = spawn(program, [...args, folder], { cwd: ROOT })
  const gone = new Promise(resolve => house.once('exit', resolve))
  const port = await opened(house)
  expect(await isOpen(port)).toBe(true)
  expect(await lastWord()).toContain('ProgramStarted')
  house.kill(signal)
  await gone
  expect(await isOpen(port)).toBe(false)
  expect(await lastWord()).toContain('ProgramStopped')
})
