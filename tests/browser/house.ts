import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { BROWSER_HOUSE } from '../fixtures/processes/program.ts'

/** Servers for browser tests. Time stops in them, so that a slow machine misses no deadline. */

export interface House {
  readonly url: string
  /** The token that makes somebody the first operator. */
  readonly first: string
  /** Chooses which timers wait for the test; at first, those of people and of the ball. */
  readonly waitsFor: (what: keyof typeof WAITS) => Promise<void>
  /** Ends every waiting timer; if none is waiting, the next one ends at once. */
  readonly pass: () => Promise<void>
  /** Ends every waiting timer, if any. */
  readonly nudge: () => Promise<void>
  /** Lets time pass until the promise resolves: no timer waits for the test. */
  readonly during: <T>(comes: () => Promise<T>) => Promise<T>
  /** Moves the clock past the period of a notice. @rule nz1:8.0 nz1:9.3(a) */
  readonly later: () => Promise<void>
  /** Waits until every disconnected patron has left their seat. */
  readonly empty: () => Promise<void>
  /** Kills the server at once, and starts it again on the same data and port. */
  readonly restart: () => Promise<void>
  readonly close: () => Promise<void>
}

interface HouseOptions {
  readonly attended?: readonly string[]
  readonly exhibition?: boolean
}

/** The shortest timer that waits, in ms: a step takes 4 s, a ball runs 15 s, people have 60 s. */
const WAITS = { 'every step': 1000, 'people and the ball': 10_000, people: 20_000 }

const STANDARD: HouseOptions = { attended: [], exhibition: false }

const heard = <T>(child: ChildProcess): Promise<T> =>
  new Promise((resolve, reject) => {
    const gone = () => reject(new Error('the house is gone'))
    child.once('exit', gone)
    child.once('message', message => {
      child.off('exit', gone)
      resolve(message as T)
    })
  })

export const openHouse = async (wanted: HouseOptions = {}): Promise<House> => {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-browser-'))
  const start = (port: number): ChildProcess =>
    fork(BROWSER_HOUSE, [
      JSON.stringify({ ...STANDARD, ...wanted, folder, port }),
      `${WAITS['people and the ball']}`,
    ])
  let child = start(0)
  const { url, first } = await heard<{ readonly url: string; readonly first: string }>(child)
  const tell = async (
    what: number | 'pass' | 'nudge' | 'passes' | 'stands' | 'later' | 'sleep',
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
    /** Passkeys need a host name: browsers refuse them for an IP address. */
    url: url.replace('127.0.0.1', 'localhost'),
    first,
    waitsFor: what => tell(WAITS[what]),
    pass: () => tell('pass'),
    nudge: () => tell('nudge'),
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

/** One server for all tests of a worker, which runs them in turn. */
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
