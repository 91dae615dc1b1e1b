import { expect, test } from 'vitest'
import { documentedCommands } from '../fixtures/documents/documented-command.ts'

/** The test that runs each command of docs/cluster.md. */
const RUN: Readonly<Record<string, string>> = {
  'croupier serve --database': 'resilience/together.long.test.ts, resilience/cluster.test.ts',
  'nats-server -a': 'resilience/together.long.test.ts, with fixtures/nats-servers.ts',
  'haproxy -f': 'resilience/together.long.test.ts',
  'npm run chaos': 'chaos/chaos.long.test.ts',
  'docker compose --profile': 'none: tests have no Docker engine',
}

test('every command of docs/cluster.md is run by a test, except the one that needs Docker', () => {
  const begins = (command: string) => Object.keys(RUN).find(start => command.startsWith(start))
  const commands = documentedCommands()
  expect(commands.filter(command => begins(command) === undefined)).toEqual([])
  expect([...new Set(commands.map(begins))].sort()).toEqual(Object.keys(RUN).sort())
})
