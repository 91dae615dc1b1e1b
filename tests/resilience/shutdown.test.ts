import { spawn } from 'node:child_process'
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

test.each(['SIGTERM', 'SIGINT'] as const)('%s to npm start closes the house', async signal => {
  const npm = spawn('npm', ['start', '--', '--port', '0', '--data', folder], { cwd: ROOT })
  const gone = new Promise(resolve => npm.once('exit', resolve))
  let wrote = ''
  const port = await new Promise<number>((resolve, reject) => {
    npm.stdout.on('data', part => {
      wrote += part
      const found = /open +http\S+:(\d+)/.exec(wrote)?.[1]
      if (found) resolve(Number(found))
    })
    npm.once('exit', () => reject(new Error(wrote)))
  })
  expect(await isOpen(port)).toBe(true)
  expect(await lastWord()).toContain('ProgramStarted')
  npm.kill(signal)
  await gone
  expect(await isOpen(port)).toBe(false)
  expect(await lastWord()).toContain('ProgramStopped')
})
