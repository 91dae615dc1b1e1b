import { diff, fieldOf, isFields, type Path } from '../../protocol/patch.ts'

/**
 * Patches from one view to the next, as JSON, for all viewers of one thing. Their views share most
 * parts by reference, so the patch of a part is computed for the first viewer and reused for
 * everybody with the same part.
 */

/**
 * Views are compared field by field down to this depth: the message, the view, the play or table in
 * it, its play.
 */
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

export class Changes {
  readonly #whole = new Part([])

  /** A patch as JSON. */
  patch(before: unknown, after: unknown): string {
    return `[${this.#whole.between(before, after)}]`
  }
}
