import { giveBack, takeSlab } from './slab.ts'

/**
 * JSON for many readers of one moment. Their views are made of the same parts of one state and differ
 * in little: fields that are as they were in what was written first are encoded once. Every field
 * keeps its place, for even an order of fields could tell one reader of another.
 */

type Fields = Readonly<Record<string, unknown>>

/** How far down a view is taken apart: itself, and the play in it. */
const DEEP = 1

/** Where something was written before. */
interface Run {
  readonly slab: Buffer
  readonly from: number
  readonly to: number
}

/** What was written first at one place, and the runs of its fields that others have had in common with it. */
interface First {
  readonly names: readonly string[]
  readonly fields: Fields
  readonly runs: Map<number, Run>
  readonly inside: Map<string, First>
}

/** What goes ahead of a view, once it is known how long that is. */
export interface Ahead {
  readonly longest: number
  readonly of: (length: number) => Uint8Array
}

const NOTHING: Ahead = { longest: 0, of: () => new Uint8Array() }

/** No view has as many fields. */
const MOST_FIELDS = 1 << 10

/** A letter takes at most so many bytes. */
const WIDEST = 3

/** What is shorter is written letter by letter: quicker than to have it written. */
const SHORT = 24

/** Letters from here on take more than a byte. */
const BEYOND_ASCII = 128

export class Writing {
  readonly #ahead: Ahead
  #first: First | undefined
  readonly #slabs = [takeSlab(0)]
  #slab = this.#slabs[0]!
  /** Where the view that is being written begins, and how far it has got. */
  #from = 0
  #used = 0

  constructor(ahead: Ahead = NOTHING) {
    this.#ahead = ahead
  }

  /** What JSON.stringify writes, between what stands before and after it. */
  bytes(view: object, before = '', after = ''): Buffer {
    const { longest, of } = this.#ahead
    this.#from = this.#used
    this.#makeRoom(longest)
    this.#used += longest
    this.#put(before)
    this.#first ??= firstOf(view as Fields)
    this.#object(this.#first, view as Fields, DEEP)
    this.#put(after)
    const begin = this.#from + longest
    const ahead = of(this.#used - begin)
    this.#slab.set(ahead, begin - ahead.length)
    return this.#slab.subarray(begin - ahead.length, this.#used)
  }

  /** When all that was written has gone out, and nothing more is written: others write over it. */
  done(): void {
    for (const slab of this.#slabs.splice(0)) giveBack(slab)
  }

  #object(first: First, fields: Fields, deep: number): void {
    this.#put('{')
    let from = 0
    let at = 0
    let isLed = false
    for (const name in fields) {
      const value = fields[name]
      if (first.names[at] !== name || first.fields[name] !== value) {
        isLed = this.#run(first, from, at, isLed)
        from = at + 1
        if (value !== undefined) {
          this.#label(name, isLed)
          if (deep > 0 && isObject(value)) this.#object(within(first, name, value), value, deep - 1)
          else this.#value(value)
          isLed = true
        }
      }
      at += 1
    }
    this.#run(first, from, at, isLed)
    this.#put('}')
  }

  /** The fields from one place to another, as they were written first; whether any stands there now. */
  #run(first: First, from: number, to: number, isLed: boolean): boolean {
    if (from === to) return isLed
    const key = (from * MOST_FIELDS + to) * 2 + (isLed ? 1 : 0)
    const run = first.runs.get(key)
    if (run) return this.#again(run) || isLed
    const ahead = this.#used - this.#from
    const isLedThen = this.#fields(first, from, to, isLed)
    first.runs.set(key, { slab: this.#slab, from: this.#from + ahead, to: this.#used })
    return isLedThen
  }

  #again({ slab, from, to }: Run): boolean {
    this.#makeRoom(to - from)
    if (slab === this.#slab) slab.copyWithin(this.#used, from, to)
    else slab.copy(this.#slab, this.#used, from, to)
    this.#used += to - from
    return to > from
  }

  #fields({ names, fields }: First, from: number, to: number, isLed: boolean): boolean {
    let isLedNow = isLed
    for (let at = from; at < to; at += 1) {
      const name = names[at]!
      const value = fields[name]
      if (value === undefined) continue
      this.#label(name, isLedNow)
      this.#value(value)
      isLedNow = true
    }
    return isLedNow
  }

  #value(value: unknown): void {
    if (isList(value)) this.#list(value)
    else this.#put(textOf(value))
  }

  /** Piece by piece: most of a long list was there a moment ago. */
  #list(values: readonly object[]): void {
    this.#put('[')
    for (let at = 0; at < values.length; at += 1) {
      if (at > 0) this.#put(',')
      this.#put(textOf(values[at]))
    }
    this.#put(']')
  }

  #label(name: string, isLed: boolean): void {
    if (isLed) this.#put(',')
    this.#put(label(name))
  }

  #put(text: string): void {
    this.#makeRoom(text.length * WIDEST)
    if (text.length >= SHORT || !this.#spelt(text)) this.#used += this.#slab.write(text, this.#used)
  }

  #spelt(text: string): boolean {
    for (let at = 0; at < text.length; at += 1) {
      const letter = text.charCodeAt(at)
      if (letter >= BEYOND_ASCII) return false
      this.#slab[this.#used + at] = letter
    }
    this.#used += text.length
    return true
  }

  /** What was begun goes along to where there is more room. */
  #makeRoom(more: number): void {
    if (this.#used + more <= this.#slab.length) return
    const begun = this.#slab.subarray(this.#from, this.#used)
    this.#slab = takeSlab(2 * (begun.length + more))
    this.#slabs.push(this.#slab)
    this.#slab.set(begun)
    this.#from = 0
    this.#used = begun.length
  }
}

const firstOf = (fields: Fields): First => ({
  names: Object.keys(fields),
  fields,
  runs: new Map(),
  inside: new Map(),
})

const within = ({ inside }: First, name: string, fields: Fields): First => {
  const known = inside.get(name)
  if (known) return known
  const first = firstOf(fields)
  inside.set(name, first)
  return first
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isList = (value: unknown): value is readonly object[] =>
  Array.isArray(value) && typeof value[0] === 'object'

const labels = new Map<string, string>()

const label = (name: string): string => {
  const known = labels.get(name)
  if (known !== undefined) return known
  const text = `${JSON.stringify(name)}:`
  /** The names of fields are few; those that people think of are none of them. */
  if (labels.size < MOST_FIELDS) labels.set(name, text)
  return text
}

/** A part of a state never changes: what was written of it holds for as long as it is there. */
const written = new WeakMap<object, string>()

const textOf = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const known = written.get(value)
  if (known !== undefined) return known
  const text = JSON.stringify(value)
  written.set(value, text)
  return text
}
