import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

/** A house of its own for those who work in it, with an operator from the first hour. */

export interface DeskHouse {
  readonly url: string
  /** Signs somebody in whom the operator hires first. */
  readonly hire: (page: Page, name: string, role: string) => Promise<void>
  /** Kills it in the middle of whatever it does, and starts it again where it was. */
  readonly restart: () => Promise<void>
  /** Its clock is as far on as a notice has to stand. @rule nz1:8.0 nz1:9.3(a) */
  readonly later: () => void
  readonly close: () => void
}

const PASSWORD = 'correct horse battery staple'

/** Where it opened, and the token of its first link, if it has no operator yet. */
const begun = (child: ChildProcess): Promise<readonly [url: string, token: string]> =>
  new Promise((resolve, reject) => {
    let said = ''
    child.stdout!.on('data', text => {
      said += String(text)
      const url = /^open\s+(\S+)/m.exec(said)?.[1]
      const token = /staff\/first\/(\S+)/.exec(said)?.[1]
      if (url && /^program/m.test(said)) resolve([url, token ?? ''])
    })
    child.on('exit', () => reject(new Error(`the house did not open: ${said}`)))
  })

const started = (folder: string, port: string, options: readonly string[]): ChildProcess => {
  const loads = ['--import', 'tsx', '--import', './tests/browser/desk/clock.ts']
  const args = [...loads, 'src/cli/main.ts', 'serve', '--port', port, '--data', folder]
  return spawn(process.execPath, [...args, ...options], { stdio: ['ignore', 'pipe', 'ignore'] })
}

/** As the page itself would: the cookie is the browser's. */
const post = (page: Page, path: string, body: object): Promise<{ readonly token: string }> =>
  page.evaluate(
    async ([to, text]) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(to, { method: 'POST', headers, body: text })
      if (!answer.ok) throw new Error(`${to}: ${answer.status} ${await answer.text()}`)
      return (await answer.json()) as { readonly token: string }
    },
    [path, JSON.stringify(body)] as const,
  )

export const openDeskHouse = async (
  operator: Page,
  options: readonly string[] = [],
): Promise<DeskHouse> => {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-desk-'))
  let child = started(folder, '0', options)
  const [address, token] = await begun(child)
  const url = address.replace('127.0.0.1', 'localhost')
  await operator.goto(url)
  await post(operator, '/api/staff/first', { token, name: 'Olga', password: PASSWORD })
  const hire = async (page: Page, name: string, role: string) => {
    const { token: invited } = await post(operator, '/api/staff', { name, role })
    await page.goto(url)
    await post(page, '/api/staff/invitation', { token: invited, password: PASSWORD })
  }
  const restart = async () => {
    const gone = new Promise(resolve => child.once('exit', resolve))
    child.kill('SIGKILL')
    await gone
    child = started(folder, new URL(address).port, options)
    await begun(child)
  }
  const close = () => {
    child.kill()
    rmSync(folder, { recursive: true, force: true })
  }
  const later = () => void child.kill('SIGUSR2')
  return { url, hire, restart, later, close }
}
