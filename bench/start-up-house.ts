import { startServer } from '../src/server/server.ts'

/** `start-up-house.ts FOLDER` opens a house, prints the CPU microseconds it took, and closes it. */

const [folder = ''] = process.argv.slice(2)
const server = await startServer({
  port: 0,
  host: '127.0.0.1',
  folder,
  pace: 20,
  logLevel: 'error',
})
const { user, system } = process.cpuUsage()
await server.close()
process.stdout.write(String(user + system))
process.exit()
