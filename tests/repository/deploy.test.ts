import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../fixtures/processes/croupier.ts'

/** The files for containers and systemd, as far as they can be checked without running them. */

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')
const { bin } = JSON.parse(read('package.json')) as { readonly bin: { readonly croupier: string } }

test('the image runs the packed command as a user without rights, and checks its health', () => {
  const image = read('Dockerfile')
  const last = image.slice(image.lastIndexOf('\nFROM '))
  expect(last).toContain(`/app/node_modules/croupier-rules/${bin.croupier}`)
  expect(last).toMatch(/^USER node$/m)
  expect(last).toMatch(/^HEALTHCHECK [\s\S]*\/healthz/m)
  expect(last).not.toMatch(/^RUN .*npm/m)
  expect(image.match(/^FROM /gm)).toHaveLength(3)
})

const OPTIONS = new Set(read('src/cli/serve/settings.ts').match(/'--[a-z-]+/g))

const isSetting = (name: string): boolean =>
  OPTIONS.has(`'--${name.replace('CROUPIER_', '').toLowerCase().replaceAll('_', '-')}`)

test.each(['Dockerfile', 'compose.yaml', 'deploy/croupier.service'])(
  '%s only sets settings that exist',
  file => {
    const names = read(file).match(/CROUPIER_[A-Z_]+/g) ?? []
    expect(names.length).toBeGreaterThan(0)
    expect(names.filter(name => !isSetting(name))).toEqual([])
  },
)

test('neither a container nor the unit may gain rights', () => {
  expect(read('compose.yaml').match(/no-new-privileges:true/g)).toHaveLength(4)
  expect(read('deploy/croupier.service')).toMatch(/^NoNewPrivileges=yes$/m)
})
