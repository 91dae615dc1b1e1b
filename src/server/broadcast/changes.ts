import { diff, fieldOf, isFields, type Path } from '../../protocol/patch.ts'

/**
 * Patches from one view to the next, as JSON, for all viewers of one thing. Viewers share most parts
 * of their views by reference, so the patch of a part is computed for the first viewer and reused for
 * everybody with the same part.
 */

/** What one viewer sees, in parts. An undefined part is missing. */
export type Parts = readonly unknown[]

/** Parts are compared field by field down to this depth of the whole view. */
const DEEP = 4

type Fields = Readonly<Record<string, unknown>>

/** A place in the view, and the first viewer's patch of it. */
class Part {
  readonly #at: Path
  readonly #inside = new Map<string, Part>()
  #before: unknown
  #after: unknown
  #text: string | undefined

  constructor(at: Path) {
    this.#at = at
  }

  between(before: unknown, after: unknown): string {
    if (before === after) return ''
    if (this.#text !== undefined && this.#before === before && this.#after === after)
      return this.#text
    const text =
      this.#at.length < DEEP && isFields(before) && isFields(after)
        ? this.#fields(before, after)
        : JSON.stringify(diff(before, after, this.#at)).slice(1, -1)
    if (this.#text === undefined) {
      this.#text = text
      this.#before = before
      this.#after = after
    }
    return text
  }

  #fields(before: Fields, after: Fields): string {
    let texts = ''
    for (const field in after) {
      const value = after[field]
      if (before[field] === value || value === undefined) continue
      texts = listed(texts, this.#part(field).between(fieldOf(before, field), value))
    }
    for (const field in before)
      if (before[field] !== undefined && fieldOf(after, field) === undefined)
        texts = listed(texts, JSON.stringify([[...this.#at, field]]))
    return texts
  }

  #part(field: string): Part {
    const known = this.#inside.get(field)
    if (known) return known
    const part = new Part([...this.#at, field])
    this.#inside.set(field, part)
    return part
  }
}

const listed = (texts: string, text: string): string =>
  texts === '' || text === '' ? texts + text : `${texts},${text}`

/** A viewer's step from one view to the next. */
interface Step {
  readonly before: Parts
  readonly after: Parts
  readonly patch: string
}

/** Whether a step changes the same parts, from and to the same values. */
const isLike = ({ before, after }: Step, from: Parts, to: Parts): boolean => {
  for (let i = 0; i < to.length; i += 1) {
    const isUnchanged = from[i] === to[i] && before[i] === after[i]
    if (!isUnchanged && (from[i] !== before[i] || to[i] !== after[i])) return false
  }
  return true
}

export class Changes {
  readonly #parts: readonly Part[]
  #latest: Step | undefined

  /** @param places where each part belongs in the view. */
  constructor(places: readonly Path[]) {
    this.#parts = places.map(at => new Part(at))
  }

  /** A patch as JSON. */
  patch(before: Parts, after: Parts): string {
    if (this.#latest && isLike(this.#latest, before, after)) return this.#latest.patch
    const texts = this.#parts.reduce(
      (all, part, i) => listed(all, part.between(before[i], after[i])),
      '',
    )
    const patch = `[${texts}]`
    this.#latest = { before, after, patch }
    return patch
  }
}
