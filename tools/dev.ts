import { spawn } from 'node:child_process'

/**
 * `npm run dev`: the server and the web client, each restarted or reloaded when its sources change.
 */

const HOUSE = ['--watch', '--import', 'tsx', 'src/cli/main.ts', 'serve', ...process.argv.slice(2)]

/** Both are started directly: a program between, such as npx, would keep signals from them. */
const children = [
  spawn('node', HOUSE, { stdio: 'inherit' }),
  spawn('node', ['node_modules/vite/bin/vite.js'], { stdio: 'inherit' }),
]

const stop = (): void => {
  for (const child of children) child.kill('SIGTERM')
}

process.on('SIGINT', stop)
process.on('SIGTERM', stop)
for (const child of children) child.on('exit', stop)
