import { type Command, InvalidArgumentError } from 'commander'
import { Malformed } from '../input.ts'

interface Options {
  readonly url: string
  readonly tables: number
  readonly patrons: number
  readonly seconds: number
}

const whole = (given: string): number => {
  const number = Number(given)
  if (!Number.isInteger(number) || number < 1 || number > 100_000)
    throw new InvalidArgumentError('expected a whole number from 1')
  return number
}

const house = (given: string): string => {
  if (!URL.canParse(given) || !/^https?:$/.test(new URL(given).protocol))
    throw new InvalidArgumentError('expected an address such as http://127.0.0.1:8080')
  return new URL(given).origin
}

/** `croupier bots`: load test with simulated guests and response times. */
export const bots = (program: Command): void => {
  program
    .command('bots')
    .summary('load test: simulated guests and response times')
    .description(
      'Signs simulated guests in at a running server and plays all of its games over the protocol in ' +
        'docs/protocol.md. It respects the limits of the server: 20 messages a second per socket, and ' +
        'the number of sign-ins per second. Start the server with `croupier serve --newcomers 500` to ' +
        'let many guests in at once, and with `--pace 2` for more rounds. Exit code 1: a command was ' +
        'malformed or unavailable, or a connection was cut off.',
    )
    .option('--url <address>', 'address of the server', house, 'http://127.0.0.1:8080')
    .option('--tables <number>', 'how many of its tables to use', whole, 100)
    .option('--patrons <number>', 'how many guests', whole, 20)
    .option('--seconds <number>', 'how long to play, once all guests are connected', whole, 10)
    .action(play)
}

const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

const play = async ({ url, tables: most, patrons, seconds }: Options): Promise<void> => {
  const { tablesOf } = await import('./line.ts')
  const { Crowd } = await import('./crowd.ts')
  const { reportOf } = await import('./report.ts')
  const tables = (await tablesOf(url)).filter(({ open }) => open).slice(0, most)
  if (tables.length === 0) throw new Malformed(`${url} has no open table`)
  const crowd = new Crowd(url)
  for (let i = 0; i < patrons; i += 1) await crowd.bring(i + 1, tables[i % tables.length]!)
  crowd.begin()
  await pause(seconds * 1000)
  crowd.end()
  process.stdout.write(reportOf(crowd, { house: url, tables: tables.length, patrons, seconds }))
  if (crowd.malformed + crowd.unavailable + crowd.closed.size > 0) process.exitCode = 1
}
