import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const SOURCE = readFileSync(new URL('worker.js', import.meta.url), 'utf8')
const FILES = ['assets/a.js', 'assets/b.js', 'assets/c.css']

test('the worker fetches its files one after another, so that the open page goes first', async () => {
  let underway = 0
  let most = 0
  const added: string[] = []
  const cache = {
    add: async ({ url }: { readonly url: string }) => {
      underway += 1
      most = Math.max(most, underway)
      await new Promise(resolve => setImmediate(resolve))
      underway -= 1
      added.push(url)
    },
  }
  const heard = new Map<string, (event: object) => void>()
  runInNewContext(SOURCE.replace('__BUILD__', JSON.stringify({ version: 'v', files: FILES })), {
    addEventListener: (name: string, act: (event: object) => void) => heard.set(name, act),
    caches: { open: async () => cache, match: async () => undefined },
    Request: class {
      readonly url: string
      constructor(url: string) {
        this.url = url
      }
    },
  })
  await new Promise<void>((resolve, reject) => {
    heard.get('install')!({
      waitUntil: (done: Promise<void>) => done.then(() => resolve(), reject),
    })
  })
  expect([added, most]).toEqual([['./', ...FILES], 1])
})
