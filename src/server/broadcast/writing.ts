import { giveBack, takeSlab } from './slab.ts'

/**
 * JSON for many readers of one moment. Their views are made of the same parts of one state and differ
 * in little: fields that are as they were in what was written first are encoded once. Every field
 * keeps its place, for even an order of fields could tell one reader of another.
 */

type Fields = Readonly<Record<string, unknown>>

/** How far down a view is taken apart: itself, and the play in it. */
const DEEP = 1

/** What was written first at one place: its fields, and where each of them stands. */
interface First {
  readonly names: readonly string[]
  readonly fields: Fields
  /** Where each field begins, a comma before it with it, and where the last one ends; in its view. */
  readonly marks: number[]
  readonly inside: Map<string, First>
  /** Where that view lies. */
  slab: Buffer
  from: number
}

/** What goes ahead of a view, once it is known how long that is. */
export interface Ahead {
  readonly longest: number
  readonly of: (length: number) => Uint8Array
}

const NOTHING: Ahead = { longest: 0, of: () => new Uint8Array() }

/** No view has as many fields. */
const MOST_FIELDS = 1 << 10

const COMMA = ','.charCodeAt(0)

/** A letter takes at most so many bytes. */
const WIDEST = 3

/** What is shorter is written letter by letter: quicker than to have it written. */
const SHORT = 24

/** Letters from here on take more than a byte. */
const BEYOND_ASCII = 128

export class Writing {
  readonly #ahead: Ahead
  #first: First | undefined
  /** What is written first in this view. */
  readonly #new: First[] = []
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
    if (this.#first) this.#object(this.#first, view as Fields, DEEP)
    else this.#first = this.#newObject(view as Fields, DEEP)
    this.#put(after)
    for (const first of this.#new.splice(0)) {
      first.slab = this.#slab
      first.from = this.#from
    }
    const begin = this.#from + longest
    const ahead = of(this.#used - begin)
    this.#slab.set(ahead, begin - ahead.length)
    return this.#slab.subarray(begin - ahead.length, this.#used)
  }

  /** When all that was written has gone out, and nothing more is written: others write over it. */
  done(): void {
    for (const slab of this.#slabs.splice(0)) giveBack(slab)
  }

  /** What others will be compared with. */
  #newObject(fields: Fields, deep: number): First {
    const names = Object.keys(fields)
    const first: First = {
      names,
      fields,
      marks: [],
      inside: new Map(),
      slab: this.#slab,
      from: 0,
    }
    this.#put('{')
    let isLed = false
    for (const name of names) {
      first.marks.push(this.#used - this.#from)
      const value = fields[name]
      if (value === undefined) continue
      this.#label(name, isLed)
      if (deep > 0 && isObject(value)) first.inside.set(name, this.#newObject(value, deep - 1))
      else this.#value(value)
      isLed = true
    }
    first.marks.push(this.#used - this.#from)
    this.#put('}')
    this.#new.push(first)
    return first
  }

  #object(first: First, fields: Fields, deep: number): void {
    this.#put('{')
    let from = 0
    let at = 0
    let isLed = false
    for (const name in fields) {
      const value = fields[name]
      if (first.names[at] !== name || first.fields[name] !== value) {
        isLed = this.#again(first, from, at, isLed)
        from = at + 1
        if (value !== undefined) {
          this.#label(name, isLed)
          if (deep > 0 && isObject(value)) this.#inside(first, name, value, deep - 1)
          else this.#value(value)
          isLed = true
        }
      }
      at += 1
    }
    this.#again(first, from, at, isLed)
    this.#put('}')
  }

  #inside({ inside }: First, name: string, fields: Fields, deep: number): void {
    const known = inside.get(name)
    if (known) this.#object(known, fields, deep)
    else inside.set(name, this.#newObject(fields, deep))
  }

  /** The fields from one place to another, as they were written first; whether any stands there now. */
  #again({ slab, from, marks }: First, first: number, end: number, isLed: boolean): boolean {
    if (first === end) return isLed
    let begin = from + marks[first]!
    const length = from + marks[end]! - begin
    if (length === 0) return isLed
    const hasComma = slab[begin] === COMMA
    if (hasComma && !isLed) begin += 1
    if (!hasComma && isLed) this.#put(',')
    this.#copy(slab, begin, from + marks[end]!)
    return true
  }

  #copy(slab: Buffer, from: number, to: number): void {
    this.#makeRoom(to - from)
    if (slab === this.#slab) slab.copyWithin(this.#used, from, to)
    else slab.copy(this.#slab, this.#used, from, to)
    this.#used += to - from
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
