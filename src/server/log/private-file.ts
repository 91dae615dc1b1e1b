import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs'

/** What the house keeps is for whoever runs it alone, whatever the machine grants to new files. */

export const privateFolder = (folder: string): string => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return folder
}

/**
 * A file that is there, and that nobody else reads, before anything is written into it. One that is there
 * already is not opened: to close it again would let go of locks that this process holds on it.
 */
export const privateFile = (path: string): string => {
  try {
    closeSync(openSync(path, 'wx', 0o600))
  } catch {
    for (const beside of ['', '-wal', '-shm']) restricted(`${path}${beside}`)
  }
  return path
}

/** Somebody else's file stays as they have it, and what is not there is nobody's. */
const restricted = (path: string): void => {
  try {
    chmodSync(path, 0o600)
  } catch {
    return
  }
}
