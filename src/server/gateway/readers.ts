import { isSignedIn, nameOf, type Principal } from '../identity/principal.ts'

/** Everybody with a socket at this node, by person. Spectators have no name and count together. */

const SOCKETS_EACH = 5
/** Spectators have no name to count by, so limit them per address and in total. */
const SPECTATORS_EACH = 10
const SPECTATORS = 1000

interface PresentReader {
  readonly principal: Principal
  readonly address: string
}

const personOf = (name: string): string => `person/${name}`

const keyOf = (principal: Principal): string =>
  isSignedIn(principal) ? personOf(nameOf(principal)) : principal.is

export class Readers<Reader extends PresentReader> {
  readonly #all = new Set<Reader>()
  readonly #byPerson = new Map<string, Set<Reader>>()

  get size(): number {
    return this.#all.size
  }

  [Symbol.iterator](): IterableIterator<Reader> {
    return this.#all.values()
  }

  add(reader: Reader): void {
    this.#all.add(reader)
    const key = keyOf(reader.principal)
    this.#byPerson.set(key, (this.#byPerson.get(key) ?? new Set()).add(reader))
  }

  delete(reader: Reader): void {
    this.#all.delete(reader)
    const key = keyOf(reader.principal)
    const own = this.#byPerson.get(key)
    own?.delete(reader)
    if (own?.size === 0) this.#byPerson.delete(key)
  }

  /** The sockets of a person. */
  named(name: string): Iterable<Reader> {
    return this.#byPerson.get(personOf(name)) ?? []
  }

  isHere(name: string): boolean {
    return this.#byPerson.has(personOf(name))
  }

  isFull(principal: Principal, address: string): boolean {
    const own = [...(this.#byPerson.get(keyOf(principal)) ?? [])]
    if (isSignedIn(principal)) return own.length >= SOCKETS_EACH
    const near = own.filter(reader => reader.address === address)
    return own.length >= SPECTATORS || near.length >= SPECTATORS_EACH
  }
}
