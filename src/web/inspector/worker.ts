import { readLog } from './record.ts'
import { verifyFile } from './verify.ts'

/** The thread that works a log out again. */

addEventListener('message', ({ data: text }: MessageEvent<string>) => {
  const file = readLog(text)
  if (file) void verifyFile(file, done => postMessage(done)).then(report => postMessage(report))
})
