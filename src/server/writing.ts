/**
 * JSON for many readers of one moment. Their views are made of the same parts of one state and differ
 * in little: fields that are as they were in what was written first are encoded once. Every field
 * keeps its place, for even an order of fields could tell one reader of another.
 */

type Fields = Readonly<Record<string, unknown>>

/** How far down a view is taken apart: itself, and the play in it. */
const DEEP = 1

/** What was written first at one place, and the runs of its fields that others have had in common with it. */
interface First {
  readonly names: readonly string[]
  readonly fields: Fields
  readonly runs: Map<number, Buffer>
  readonly inside: Map<string, First>
}

/** What goes ahead of a view, once it is known how long that is. */
export interface Ahead {
  readonly longest: number
  readonly of: (written: Uint8Array) => Uint8Array
}

const NOTHING: Ahead = { longest: 0, of: () => new Uint8Array() }

/** Many short pieces of memory are a burden; these are cut from long ones. */
const SLAB = 64 * 1024

/** No view has as many fields. */
const MOST_FIELDS = 1 << 10

export class Writing {
  readonly #ahead: Ahead
  #first: First | undefined
  #slab = Buffer.alloc(0)
  /** Where the view that is being written begins, and how far it has got. */
  #from = 0
  #used = 0
  /** What comes next, until it is worth writing. */
  #text = ''

  constructor(ahead: Ahead = NOTHING) {
    this.#ahead = ahead
  }

  /** What JSON.stringify writes, between what stands before and after it. */
  bytes(view: object, before = '', after = ''): Buffer {
    const { longest, of } = this.#ahead
    this.#from = this.#used
    this.#makeRoom(longest)
    this.#used += longest
    this.#text = before
    this.#first ??= firstOf(view as Fields)
    this.#object(this.#first, view as Fields, DEEP)
    this.#text += after
    this.#flush()
    const begin = this.#from + longest
    const ahead = of(this.#slab.subarray(begin, this.#used))
    this.#slab.set(ahead, begin - ahead.length)
    return this.#slab.subarray(begin - ahead.length, this.#used)
  }

  #object(first: First, fields: Fields, deep: number): void {
    this.#text += '{'
    let from = 0
    let at = 0
    let isLed = false
    for (const name in fields) {
      const value = fields[name]
      if (first.names[at] !== name || first.fields[name] !== value) {
        isLed = this.#run(first, from, at, isLed)
        from = at + 1
        if (value !== undefined) {
          this.#text += isLed ? `,${label(name)}` : label(name)
          if (deep > 0 && isObject(value)) this.#object(within(first, name, value), value, deep - 1)
          else this.#text += textOf(value)
          isLed = true
        }
      }
      at += 1
    }
    this.#run(first, from, at, isLed)
    this.#text += '}'
  }

  /** The fields from one place to another, as they were written first; whether any stands there now. */
  #run(first: First, from: number, to: number, isLed: boolean): boolean {
    if (from === to) return isLed
    const key = (from * MOST_FIELDS + to) * 2 + (isLed ? 1 : 0)
    let run = first.runs.get(key)
    if (!run) {
      run = runOf(first, from, to, isLed ? ',' : '')
      first.runs.set(key, run)
    }
    if (run.length === 0) return isLed
    this.#flush()
    this.#makeRoom(run.length)
    this.#slab.set(run, this.#used)
    this.#used += run.length
    return true
  }

  #flush(): void {
    this.#makeRoom(this.#text.length * 3)
    this.#used += this.#slab.write(this.#text, this.#used)
    this.#text = ''
  }

  /** What was begun goes along to where there is more room. */
  #makeRoom(more: number): void {
    if (this.#used + more <= this.#slab.length) return
    const begun = this.#slab.subarray(this.#from, this.#used)
    this.#slab = Buffer.allocUnsafeSlow(Math.max(SLAB, 2 * (begun.length + more)))
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

const labels = new Map<string, string>()

const label = (name: string): string => {
  const known = labels.get(name)
  if (known !== undefined) return known
  const text = `${JSON.stringify(name)}:`
  /** The names of fields are few; those that people think of are none of them. */
  if (labels.size < MOST_FIELDS) labels.set(name, text)
  return text
}

const runOf = ({ names, fields }: First, from: number, to: number, lead: string): Buffer => {
  let text = ''
  for (let at = from; at < to; at += 1) {
    const name = names[at]!
    const value = fields[name]
    if (value !== undefined) text += `${text === '' ? lead : ','}${label(name)}${textOf(value)}`
  }
  return Buffer.from(text)
}

/** A part of a state never changes: what was written of it holds for as long as it is there. */
const written = new WeakMap<object, string>()

const textOf = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const known = written.get(value)
  if (known !== undefined) return known
  const text = Array.isArray(value) ? listOf(value) : JSON.stringify(value)
  written.set(value, text)
  return text
}

/** Put together piece by piece: such a text is made flat once, when it is encoded. */
const listOf = (values: readonly unknown[]): string => {
  let text = '['
  for (let at = 0; at < values.length; at += 1)
    text += `${at === 0 ? '' : ','}${textOf(values[at])}`
  return `${text}]`
}
