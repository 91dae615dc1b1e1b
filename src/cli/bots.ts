import { type Command, InvalidArgumentError } from 'commander'
import { Malformed } from './input.ts'

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
    .summary('a crowd of guests at a house that is open, and how long it lets them wait')
    .description(
      'Signs guests in at a house and plays all of its games by the protocol in docs/protocol.md, ' +
        'within its limits: 20 messages a second from a socket, and at the door as many as it lets ' +
        'in. `croupier serve --newcomers 500` opens a house that lets a crowd in at once; with ' +
        '`--pace 2` there is more to do. Exit code 1: something was malformed, unavailable or cut off.',
    )
    .option('--url <address>', 'where the house is', house, 'http://127.0.0.1:8080')
    .option('--tables <number>', 'at how many of its tables', whole, 100)
    .option('--patrons <number>', 'how many guests', whole, 20)
    .option('--seconds <number>', 'for how long, once everybody is in', whole, 10)
    .action(play)
}

const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

const play = async ({ url, tables: most, patrons, seconds }: Options): Promise<void> => {
  const { tablesOf } = await import('./bots/line.ts')
  const { Crowd } = await import('./bots/crowd.ts')
  const { reportOf } = await import('./bots/report.ts')
  const tables = (await tablesOf(url)).filter(({ open }) => open).slice(0, most)
  if (tables.length === 0) throw new Malformed(`${url} has no table open`)
  const crowd = new Crowd(url)
  for (let i = 0; i < patrons; i += 1) await crowd.bring(i + 1, tables[i % tables.length]!)
  crowd.begin()
  await pause(seconds * 1000)
  crowd.end()
  process.stdout.write(reportOf(crowd, { house: url, tables: tables.length, patrons, seconds }))
  if (crowd.malformed + crowd.unavailable + crowd.closed.size > 0) process.exitCode = 1
}
