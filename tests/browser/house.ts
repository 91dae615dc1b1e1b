import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { BROWSER_HOUSE } from '../fixtures/program.ts'

/** Houses for tests in a browser. Time stands in them: nobody is late on a slow machine. */

export interface House {
  readonly url: string
  /** Makes its bearer the first operator. */
  readonly first: string
  /** From now on only this waits for the test; at first, people and the ball do. */
  readonly waitsFor: (what: keyof typeof WAITS) => Promise<void>
  /** Whatever people are given time for now, their time is up. */
  readonly pass: () => Promise<void>
  /** Time passes while this comes about: nobody is waited for. */
  readonly during: <T>(comes: () => Promise<T>) => Promise<T>
  /** Its clock is as far on as a notice has to stand. @rule nz1:8.0 nz1:9.3(a) */
  readonly later: () => Promise<void>
  /** Everybody whose line is gone has left. */
  readonly empty: () => Promise<void>
  /** Kills it in the middle of whatever it does, and starts it again where it was. */
  readonly restart: () => Promise<void>
  readonly close: () => Promise<void>
}

interface Wanted {
  readonly attended?: readonly string[]
  readonly exhibition?: boolean
}

/** What takes as many milliseconds waits: a step takes four seconds, a ball runs for fifteen, and people have a minute. */
const WAITS = { 'every step': 1000, 'people and the ball': 10_000, people: 20_000 }

const STANDARD: Wanted = { attended: [], exhibition: false }

const heard = <T>(child: ChildProcess): Promise<T> =>
  new Promise((resolve, reject) => {
    const gone = () => reject(new Error('the house is gone'))
    child.once('exit', gone)
    child.once('message', message => {
      child.off('exit', gone)
      resolve(message as T)
    })
  })

export const openHouse = async (wanted: Wanted = {}): Promise<House> => {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-browser-'))
  const start = (port: number): ChildProcess =>
    fork(BROWSER_HOUSE, [
      JSON.stringify({ ...STANDARD, ...wanted, folder, port }),
      `${WAITS['people and the ball']}`,
    ])
  let child = start(0)
  const { url, first } = await heard<{ readonly url: string; readonly first: string }>(child)
  const tell = async (
    what: number | 'pass' | 'passes' | 'stands' | 'later' | 'sleep',
  ): Promise<void> => {
    const answer = heard(child)
    child.send(what)
    await answer
  }
  const kill = async (): Promise<void> => {
    const gone = new Promise(resolve => child.once('exit', resolve))
    child.kill('SIGKILL')
    await gone
  }
  const during: House['during'] = async comes => {
    await tell('passes')
    try {
      return await comes()
    } finally {
      await tell('stands')
    }
  }
  const taken = async (): Promise<number> => {
    const tables = (await (await fetch(`${url}/api/tables`)).json()) as { taken: number }[]
    return tables.reduce((sum, table) => sum + table.taken, 0)
  }
  const leave = async (): Promise<void> => {
    while ((await taken()) > 0) {
      await tell('sleep')
      await new Promise(resolve => setTimeout(resolve, 50))
    }
  }
  return {
    /** By its name this machine can be given passkeys, by its number it cannot. */
    url: url.replace('127.0.0.1', 'localhost'),
    first,
    waitsFor: what => tell(WAITS[what]),
    pass: () => tell('pass'),
    during,
    later: () => tell('later'),
    empty: async () => {
      if ((await taken()) > 0) await during(leave)
    },
    restart: async () => {
      await kill()
      child = start(Number(new URL(url).port))
      await heard(child)
    },
    close: async () => {
      await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** One house for all tests of a worker, which runs them one after the other. */
export const test = base.extend<{ readonly emptied: undefined }, { readonly house: House }>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs
    async ({}, use) => {
      const house = await openHouse()
      await use(house)
      await house.close()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ house }, use) => use(house.url),
  emptied: [
    async ({ browser, house }, use) => {
      await use(undefined)
      for (const context of browser.contexts()) await context.close()
      await house.empty()
    },
    { auto: true },
  ],
})
