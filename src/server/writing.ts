/**
 * JSON for many readers of one moment. Their views are made of the same parts of one state and differ
 * in little: fields that are as they were in what was written first are encoded once. Every field
 * keeps its place, for even an order of fields could tell one reader of another.
 */

type Fields = Readonly<Record<string, unknown>>

type Piece = Buffer | string

/** How far down a view is taken apart: itself, and the play in it. */
const DEEP = 1

/** What was written first at one place, and the runs of its fields that others have had in common with it. */
interface First {
  readonly names: readonly string[]
  readonly fields: Fields
  readonly runs: Map<string, Buffer>
}

/** Many short pieces of memory are a burden; these are cut from long ones. */
const SLAB = 64 * 1024

export class Writing {
  readonly #firsts = new Map<string, First>()
  #slab = Buffer.alloc(0)
  #used = 0

  /** What JSON.stringify writes, between what stands before and after it. */
  bytes(view: object, before = '', after = ''): Buffer {
    const pieces: Piece[] = [before]
    this.#object('', view as Fields, DEEP, pieces)
    pieces.push(after)
    return this.#joined(pieces)
  }

  #object(place: string, fields: Fields, deep: number, pieces: Piece[]): void {
    const first = this.#first(place, fields)
    const begin = pieces.push('{')
    const lead = (): string => (pieces.length > begin ? ',' : '')
    let from = 0
    let at = 0
    for (const name in fields) {
      const value = fields[name]
      if (first.names[at] !== name || first.fields[name] !== value) {
        add(pieces, runOf(first, from, at, lead()))
        from = at + 1
        if (deep > 0 && isObject(value)) {
          pieces.push(`${lead()}${JSON.stringify(name)}:`)
          this.#object(`${place}/${name}`, value, deep - 1, pieces)
        } else if (value !== undefined)
          pieces.push(`${lead()}${JSON.stringify(name)}:${JSON.stringify(value)}`)
      }
      at += 1
    }
    add(pieces, runOf(first, from, at, lead()))
    pieces.push('}')
  }

  #first(place: string, fields: Fields): First {
    const known = this.#firsts.get(place)
    if (known) return known
    const first: First = { names: Object.keys(fields), fields, runs: new Map() }
    this.#firsts.set(place, first)
    return first
  }

  #joined(pieces: readonly Piece[]): Buffer {
    let most = 0
    for (const piece of pieces) most += typeof piece === 'string' ? piece.length * 3 : piece.length
    if (this.#used + most > this.#slab.length) {
      this.#slab = Buffer.allocUnsafeSlow(Math.max(SLAB, most))
      this.#used = 0
    }
    const from = this.#used
    for (const piece of pieces)
      this.#used +=
        typeof piece === 'string'
          ? this.#slab.write(piece, this.#used)
          : piece.copy(this.#slab, this.#used)
    return this.#slab.subarray(from, this.#used)
  }
}

const add = (pieces: Piece[], run: Buffer): void => {
  if (run.length > 0) pieces.push(run)
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const NOTHING = Buffer.alloc(0)

/** The fields from one place to another, as they were written first. */
const runOf = ({ names, fields, runs }: First, from: number, to: number, lead: string): Buffer => {
  if (from === to) return NOTHING
  const key = `${from} ${to}${lead}`
  const known = runs.get(key)
  if (known) return known
  const kept = names.slice(from, to).filter(name => fields[name] !== undefined)
  const texts = kept.map(name => `${JSON.stringify(name)}:${textOf(fields[name])}`)
  const run = kept.length > 0 ? Buffer.from(`${lead}${texts.join(',')}`) : NOTHING
  runs.set(key, run)
  return run
}

/** A part of a state never changes: what was written of it holds for as long as it is there. */
const written = new WeakMap<object, string>()

const textOf = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const known = written.get(value)
  if (known !== undefined) return known
  const text = Array.isArray(value) ? `[${value.map(textOf).join(',')}]` : JSON.stringify(value)
  written.set(value, text)
  return text
}
