import { choicesIn, holesIn, saysIn, sourceOf, wordsIn } from './placeholders.ts'
import { corrected, edits } from './spelling.ts'

/** Finds the phrase that a line most likely meant, and its first wrong word. */

interface Part {
  readonly text: string
  readonly hole?: string
  readonly pattern: RegExp
  readonly words: number
}

const partOf = (text: string): Part => {
  const [hole] = holesIn(text)
  return {
    text,
    pattern: new RegExp(`^${sourceOf(text)}$`),
    words: hole === undefined ? 1 : wordsIn(hole),
    ...(hole === undefined ? {} : { hole }),
  }
}

const partsOf = (template: string): readonly Part[] =>
  (template.match(/(?:\{[^}]+\}|\S)+/g) ?? []).map(partOf)

interface Fit {
  readonly cost: number
  readonly says: string | undefined
}

const EXTRA = 1
const MISSING = 1
/** The cost of a wrong first word. It is high, because another verb is another phrase. */
const WRONG_VERB = 5

const wrongWord = (part: Part, word: string, isVerb: boolean): Fit => {
  const { hole, text } = part
  if (hole === undefined) {
    const away = edits(word, text) / Math.max(word.length, text.length)
    const says = away <= 0.5 ? `"${word}": did you mean ${text}?` : `"${word}" is not "${text}"`
    return { cost: away <= 0.5 ? away + 0.1 : isVerb ? WRONG_VERB : 1, says }
  }
  const choices = choicesIn(hole)
  const says = choices ? corrected(word, choices) : `"${word}" is not ${saysIn(hole)}`
  return { cost: 0.7, says }
}

/** Of several words for one hole, such as cards, the first that does not fit. */
const wrongAmong = ({ hole, pattern, words: most }: Part, words: readonly string[]): Fit => {
  const wrong = words.filter(word => !pattern.test(word))
  return hole === undefined || Number.isFinite(most) || wrong.length === 0
    ? { cost: Number.POSITIVE_INFINITY, says: undefined }
    : { cost: 0.7 * wrong.length, says: `"${wrong[0]}" is not ${saysIn(hole)}` }
}

const better = (a: Fit, b: Fit): Fit => (b.cost < a.cost ? b : a)

/** The cheapest way to read these words as this template, with the first mistake. */
const fitOf = (template: string, words: readonly string[]): Fit => {
  const parts = partsOf(template)
  const known = new Map<string, Fit>()
  const from = (p: number, w: number): Fit => {
    const key = `${p}/${w}`
    const before = known.get(key)
    if (before) return before
    const fit = measured(p, w)
    known.set(key, fit)
    return fit
  }
  const then = (here: Fit, rest: Fit): Fit => ({
    cost: here.cost + rest.cost,
    says: here.says ?? rest.says,
  })
  const measured = (p: number, w: number): Fit => {
    const part = parts[p]
    if (!part)
      return w === words.length
        ? { cost: 0, says: undefined }
        : { cost: (words.length - w) * EXTRA, says: `"${words[w]}" is one word too many` }
    const missing = `expected ${parts
      .slice(p)
      .map(each => each.text)
      .join(' ')}`
    if (w === words.length) return { cost: (parts.length - p) * MISSING, says: missing }
    let best: Fit = { cost: Number.POSITIVE_INFINITY, says: undefined }
    for (let take = 1; take <= Math.min(part.words, words.length - w); take += 1)
      if (part.pattern.test(words.slice(w, w + take).join(' ')))
        best = better(best, from(p + 1, w + take))
    best = better(best, then(wrongWord(part, words[w]!, p === 0), from(p + 1, w + 1)))
    best = better(best, then(wrongAmong(part, words.slice(w)), from(p + 1, words.length)))
    const absent = p === 0 && part.hole === undefined ? WRONG_VERB : MISSING
    best = better(best, then({ cost: absent, says: missing }, from(p + 1, w)))
    const extra = { cost: EXTRA, says: `"${words[w]}" is one word too many` }
    best = better(best, then(extra, from(p, w + 1)))
    return best
  }
  return from(0, 0)
}

/** The first mistake and the probable phrase; undefined if no phrase is similar. */
export const likely = (phrase: string, templates: readonly string[]): string | undefined => {
  const words = phrase.split(' ')
  const fits = templates
    .map(template => ({ template, ...fitOf(template, words) }))
    .sort((a, b) => a.cost - b.cost)
  const best = fits[0]
  if (!best || best.says === undefined) return undefined
  const size = Math.max(words.length, partsOf(best.template).length)
  return best.cost / size < 0.75 ? `${best.says} (${best.template})` : undefined
}
