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

interface Part {
  readonly before: unknown
  readonly after: unknown
  readonly text: string
}

export class Changes {
  /** The first viewer's patch of each part, by its path. */
  readonly #parts = new Map<string, Part>()

  /** A patch as JSON. */
  patch(before: unknown, after: unknown): string {
    return `[${this.#between('', [], before, after)}]`
  }

  #between(name: string, at: Path, before: unknown, after: unknown): string {
    const known = this.#parts.get(name)
    if (known && known.before === before && known.after === after) return known.text
    const text =
      at.length < DEEP && isFields(before) && isFields(after)
        ? this.#fields(name, at, before, after)
        : JSON.stringify(diff(before, after, at)).slice(1, -1)
    if (!known) this.#parts.set(name, { before, after, text })
    return text
  }

  #fields(
    name: string,
    at: Path,
    before: Readonly<Record<string, unknown>>,
    after: Readonly<Record<string, unknown>>,
  ): string {
    let texts = ''
    const add = (text: string) => {
      if (text !== '') texts = texts === '' ? text : `${texts},${text}`
    }
    for (const field in after) {
      const value = after[field]
      if (before[field] === value || value === undefined) continue
      add(this.#between(`${name}/${field}`, [...at, field], fieldOf(before, field), value))
    }
    for (const field in before)
      if (before[field] !== undefined && fieldOf(after, field) === undefined)
        add(JSON.stringify([[...at, field]]))
    return texts
  }
}
