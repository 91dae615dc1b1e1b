import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  newFolder,
  openHouse,
  removeFolder,
  until,
} from '../../../tests/fixtures/people/floor-fixture.ts'
import { printed } from '../../../tests/fixtures/processes/command-runner.ts'
import { evidence } from './verb.ts'

const folder = newFolder()

beforeAll(async () => {
  const house = await openHouse(folder)
  await until(() => house.floor.tables.get('roulette-1')!.host.state.open)
  await house.close()
})

afterAll(() => removeFolder(folder))

/** The files of a tar archive, read without our own writer. */
const filesIn = (tar: Buffer): ReadonlyMap<string, Buffer> => {
  const found = new Map<string, Buffer>()
  for (let at = 0; tar[at] !== 0; ) {
    const name = tar.toString('utf8', at, at + 100).replace(/\0.*$/s, '')
    const size = Number.parseInt(tar.toString('ascii', at + 124, at + 135), 8)
    found.set(name, tar.subarray(at + 512, at + 512 + size))
    at += 512 + Math.ceil(size / 512) * 512
  }
  return found
}

test('the pack has what a laboratory asks for, and every hash in its manifest is right', async () => {
  const out = join(folder, 'evidence.tar.gz')
  expect(await printed(evidence, 'evidence', '--data', folder, '--out', out)).toMatch(
    /\d+ scenarios, 0 not passed; the export verifies/,
  )
  const found = filesIn(gunzipSync(readFileSync(out)))
  const read = (name: string) => JSON.parse(String(found.get(name)))
  const { files, programFiles, dependencies } = read('manifest.json')
  const own = createHash('sha256').update(readFileSync('src/cli/evidence/verb.ts')).digest('hex')
  expect(programFiles['src/cli/evidence/verb.ts']).toBe(own)
  expect(dependencies).toHaveProperty('fastify')
  expect(read('randomness.json').battery.questions.length).toBeGreaterThan(100)
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['law/matrix.md', 'gli-19.json']))
  expect([...found.keys()].toSorted()).toEqual(['manifest.json', ...Object.keys(files)].toSorted())
  for (const [name, hash] of Object.entries(files))
    expect(createHash('sha256').update(found.get(name)!).digest('hex'), name).toBe(hash)
  expect(read('verification.json').holds).toBe(true)
  const first = String(found.get('README.md'))
  expect(first).toContain('Export: it verifies.')
  for (const name of Object.keys(files).filter(file => !/^(docs|README)/.test(file)))
    expect(first).toContain(`- \`${name}\`:`)
  expect(read('odds.json').roulette[0].wagers[0].edge).toMatchObject({ num: '1', den: '37' })
  const checklist = read('gli-19.json') as readonly { answer: string; in: readonly string[] }[]
  expect(checklist.length).toBeGreaterThan(10)
  expect(first.split('\n').filter(line => line.startsWith('| '))).toHaveLength(checklist.length + 1)
  for (const { answer, in: at } of checklist)
    if (answer === 'evidence') expect(at.length).toBeGreaterThan(0)
  /** What the checklist refers to is in the pack or in the repository. */
  const missing = checklist
    .flatMap(item => item.in)
    .filter(name => !found.has(name) && (name.startsWith('docs/') || !existsSync(name)))
  expect(missing).toEqual([])
})
