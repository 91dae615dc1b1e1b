import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Command } from 'commander'
import { afterEach, describe, expect, test } from 'vitest'
import { inForce, settingsTable, withSettings } from './settings.ts'

afterEach(() => {
  for (const name of Object.keys(process.env))
    if (name.startsWith('CROUPIER_')) delete process.env[name]
})

const given = (...args: readonly string[]) => {
  const command = withSettings(new Command().exitOverride()).configureOutput({
    writeErr: () => undefined,
  })
  command.parse(args, { from: 'user' })
  return inForce(command)
}

const setting = (name: string, ...args: readonly string[]) =>
  given(...args).find(one => one.name === name)

describe('settings in force', () => {
  test('a flag overrides the environment, which overrides the default', () => {
    expect(setting('port')).toEqual({ name: 'port', value: '8080', from: 'default' })
    process.env.CROUPIER_PORT = '9000'
    expect(setting('port')).toEqual({ name: 'port', value: '9000', from: 'CROUPIER_PORT' })
    const flag = { name: 'port', value: '0', from: '--port' }
    expect(setting('port', '--port', '0')).toEqual(flag)
  })

  test('environment variables get the same checks as flags', () => {
    process.env.CROUPIER_PACE = 'soon'
    expect(() => given()).toThrow(/CROUPIER_PACE.*seconds/)
  })

  test('a settings file overrides the default, but not flags or the environment', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'croupier-')), 'house.env')
    writeFileSync(file, '# our house\nCROUPIER_PORT=9100\nCROUPIER_PACE=4\nCROUPIER_HOST=0.0.0.0\n')
    process.env.CROUPIER_HOST = '127.0.0.2'
    const all = given('--settings', file, '--pace', '3')
    const values = Object.fromEntries(all.map(({ name, value }) => [name, value]))
    expect(values).toMatchObject({ port: '9100', pace: '3', host: '127.0.0.2', settings: file })
    expect(() => given('--settings', '/nowhere.env')).toThrow(/cannot read \/nowhere\.env/)
  })

  test('both flags and the environment can name several attended tables', () => {
    process.env.CROUPIER_ATTENDED = 'roulette, baccarat/mbs'
    expect(setting('attended')?.value).toBe('roulette,baccarat/mbs')
    const twice = setting('attended', '--attended', 'roulette', '--attended', 'snake-eyes')
    expect(twice?.value).toBe('roulette,snake-eyes')
  })

  test('never prints a password', () => {
    const url = 'postgres://croupier:s3cret@db/house'
    expect(setting('database', '--database', url)?.value).toBe('postgres://croupier:…@db/house')
    for (const address of [
      'postgres://db/house?password=s3cret&sslmode=require',
      'postgres://croupier:s3c%40ret@db/house?passfile=s3cret',
      'postgres://croupier:s3cret:s3cret@db/house',
      'postgres:///house?host=/run&user=a&PASSWORD=s3cret',
      'host=db password=s3cret',
      'postgres://croupier:s3cret@[db/house',
    ])
      expect(setting('database', '--database', address)?.value).not.toContain('s3c')
  })

  test('the table lists every setting and its source', () => {
    const text = settingsTable(given('--pace', '3'))
    expect(text).toMatch(/ pace +3 +--pace\n/)
    expect(text).toMatch(/ database +none +default\n/)
  })
})
