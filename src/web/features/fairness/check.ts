import { type LogFile, readExport } from '../inspector/verifier/export-file.ts'
import { type Report, verifyFile } from '../inspector/verifier/verify.ts'
import type { PromiseRecord } from './chance.ts'
import { type Verdict, verify, verifyDeck } from './verdicts.ts'

/** Pasted text to check: one or more records, a noted commitment, or the export of a log. */

type RecordWithSecret = PromiseRecord & { readonly secret: string }

const hasSecret = (record: PromiseRecord): record is RecordWithSecret => record.secret !== undefined

export const isOver = (record: PromiseRecord): boolean =>
  hasSecret(record) || (record.of === 'cards' && record.opened !== undefined)

export const check = (record: PromiseRecord): Promise<Verdict> =>
  hasSecret(record) || record.of !== 'cards'
    ? verify(record as RecordWithSecret)
    : verifyDeck(record)

const isWhole = (value: unknown, from: number, to: number): boolean =>
  Number.isInteger(value) && Number(value) >= from && Number(value) <= to

const OF: Readonly<Record<string, (record: Partial<Record<string, unknown>>) => boolean>> = {
  cards: ({ decks }) => isWhole(decks, 1, 8),
  spin: ({ pockets }) => isWhole(pockets, 37, 38),
  roll: ({ out }) => (out as readonly unknown[]).every(Array.isArray),
}

const isOpened = ({ opened, envelopes, secret }: Partial<Record<string, unknown>>): boolean =>
  Array.isArray(opened) ? Array.isArray(envelopes) : /^[0-9a-f]{64}$/.test(String(secret))

const isSealed = ({ opened, secret }: Partial<Record<string, unknown>>): boolean =>
  opened === undefined && secret === undefined

/** Pasted text is untrusted, so its shape is checked. */
const isRecord = (value: unknown): value is PromiseRecord => {
  if (typeof value !== 'object' || value === null) return false
  const record = value as Partial<Record<string, unknown>>
  return (
    (isSealed(record) || isOpened(record)) &&
    typeof record.commitment === 'string' &&
    Array.isArray(record.out) &&
    Array.isArray(record.said) &&
    typeof record.of === 'string' &&
    (OF[record.of]?.(record) ?? false)
  )
}

const read = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The result of the check. */
export type PasteResult =
  | { readonly is: 'unreadable' }
  | { readonly is: 'records'; readonly all: readonly Judged[] }
  | { readonly is: 'log'; readonly report: Report }
  | { readonly is: 'unknown-seal' }

export interface Judged {
  readonly record: PromiseRecord
  /** Undefined while it is sealed. */
  readonly verdict: Verdict | undefined
}

const judged = async (record: PromiseRecord): Promise<Judged> => ({
  record,
  verdict: isOver(record) ? await check(record) : undefined,
})

/** Looks up a commitment among those of the table. */
const ofSeal = async (seal: string, known: readonly PromiseRecord[]): Promise<PasteResult> => {
  const record = known.find(({ commitment }) => commitment === seal)
  return record ? { is: 'records', all: [await judged(record)] } : { is: 'unknown-seal' }
}

const logIn = (text: string): LogFile | undefined => readExport(text)?.files[0]

export const checkPasted = async (
  text: string,
  known: readonly PromiseRecord[],
): Promise<PasteResult> => {
  const seal = text.trim().toLowerCase()
  if (/^[0-9a-f]{64}$/.test(seal)) return ofSeal(seal, known)
  const found = read(text)
  const all = Array.isArray(found) ? found : [found]
  if (all.length > 0 && all.every(isRecord))
    return { is: 'records', all: await Promise.all(all.map(judged)) }
  const file = logIn(text)
  return file
    ? { is: 'log', report: await verifyFile(file, () => undefined) }
    : { is: 'unreadable' }
}
