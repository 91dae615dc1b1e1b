import { copyFileSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Body, Kept } from '../../records/entry.ts'
import {
  type Drawing,
  drawingAfter,
  houseKey,
  sealsOf,
  UNSEALED,
} from '../chance/sealed-secrets.ts'
import { privateFolder } from '../log/private-file.ts'
import { sqlite } from '../log/sqlite/sqlite.ts'
import type { Draft, Store } from '../log/store.ts'
import type { ExportContents, ExportError } from './export.ts'
import { verifyRead } from './verify-export.ts'

/** Restores a server from its backup, after verifying the backup. */

export type RestoreResult =
  | { readonly is: 'restored'; readonly logs: number; readonly entries: number }
  | { readonly is: 'unsound'; readonly found: readonly ExportError[] }
  | { readonly is: 'refused'; readonly says: string }

const refused = (says: string): RestoreResult => ({ is: 'refused', says })

const TOGETHER = 500

/** Appends entry by entry through the normal path. The hashes come out the same. */
const fill = async (store: Store, entries: readonly Kept[]): Promise<void> => {
  let epoch = 0
  let waiting: Draft[] = []
  const flush = async (): Promise<void> => {
    if (waiting.length > 0) await store.append(waiting)
    waiting = []
  }
  for (const { prev: _, hash: __, ...draft } of entries) {
    if (draft.epoch > epoch || waiting.length === TOGETHER) await flush()
    while (epoch < draft.epoch) epoch = await store.claim(draft.log)
    waiting.push(draft)
  }
  await flush()
}

const filled = async (store: Store, { logs }: ExportContents): Promise<RestoreResult> => {
  let count = 0
  for (const [log, entries] of logs) {
    await fill(store, entries)
    const after = await store.read(log, entries.length)
    if (after[0]?.hash !== entries.at(-1)!.hash)
      throw new Error(`${log} has another hash after the restore`)
    count += entries.length
  }
  return { is: 'restored', logs: logs.size, entries: count }
}

const drawingOf = (entries: readonly Kept[]): Drawing =>
  entries.reduce((drawing, { body }) => drawingAfter(drawing, JSON.parse(body) as Body), UNSEALED)

/** Whether this key opens the unopened commitments. Without it the server could not continue. */
const isKeyOf = (key: Buffer, { logs }: ExportContents): boolean =>
  [...logs].every(([log, entries]) => {
    const { sealed } = drawingOf(entries)
    if (!sealed) return true
    try {
      return sealsOf(log, key).open(sealed).commitment === sealed.commitment
    } catch {
      return false
    }
  })

/** Reasons to reject this backup with this key. */
const unsound = (read: ExportContents, keyFile: string): RestoreResult | undefined => {
  const { found } = verifyRead(read)
  if (found.length > 0) return { is: 'unsound', found }
  if (!existsSync(keyFile))
    return refused(
      'the key of the house is needed: name it with --key, or put it into the folder as "key"',
    )
  return isKeyOf(readFileSync(keyFile), read)
    ? undefined
    : refused(`${keyFile} is not the key of this house: it does not open what is sealed`)
}

/** Restores into a folder without a server. The folder appears complete or not at all. */
export const restoreFolder = async (
  read: ExportContents,
  folder: string,
  keyFile = join(folder, 'key'),
): Promise<RestoreResult> => {
  const there = existsSync(folder) ? readdirSync(folder).filter(name => name !== 'key') : []
  if (there.length > 0) return refused(`${folder} is not empty: a house may be in it`)
  const wrong = unsound(read, keyFile)
  if (wrong) return wrong
  const partial = join(folder, 'restoring')
  const store = sqlite(privateFolder(partial))
  const restored = await filled(store, read)
  await store.close()
  const key = join(folder, 'key')
  if (keyFile !== key) copyFileSync(keyFile, key)
  houseKey(folder)
  renameSync(join(partial, 'croupier.db'), join(folder, 'croupier.db'))
  rmSync(partial, { recursive: true })
  return restored
}

/** Restores into a database without logs. */
export const restoreStore = async (
  read: ExportContents,
  store: Store,
  keyFile: string,
): Promise<RestoreResult> => {
  if ((await store.logs()).length > 0) return refused('the database has logs in it already')
  return unsound(read, keyFile) ?? filled(store, read)
}
