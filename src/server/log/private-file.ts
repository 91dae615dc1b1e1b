import { chmodSync, closeSync, fchmodSync, fstatSync, mkdirSync, openSync } from 'node:fs'

/** Only the user who runs the server may read its files, whatever the umask. */

export const privateFolder = (folder: string): string => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return folder
}

/**
 * Creates a file that only we can read, before anything is written to it. It does not open an
 * existing file, because closing it again would release this process's locks on it.
 */
export const privateFile = (path: string): string => {
  try {
    closeSync(openSync(path, 'wx', 0o600))
  } catch {
    for (const beside of ['', '-wal', '-shm']) restricted(`${path}${beside}`)
  }
  return path
}

/** Standard output of a command that writes a house's logs, if the shell sends it to a file. */
export const privateOutput = (): void => {
  try {
    if (fstatSync(1).isFile()) fchmodSync(1, 0o600)
  } catch {
    return
  }
}

/** Skips files of other users, and files that do not exist. */
const restricted = (path: string): void => {
  try {
    chmodSync(path, 0o600)
  } catch {
    return
  }
}
