/**
 * Reads and writes records whose keys come from outside. A plain object inherits `constructor` and
 * ignores `__proto__`. These functions use own properties only, and the record stays JSON.
 */

export const byName = <T>(record: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined

export const putByName = <T>(record: Record<string, T>, key: string, value: T): T => {
  Object.defineProperty(record, key, {
    value,
    writable: true,
    enumerable: true,
    configurable: true,
  })
  return value
}
