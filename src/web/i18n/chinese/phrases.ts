/** Sentences of the rules and what they are in another language: the same holes in both. */
export type Phrases = Readonly<Record<string, string>>

/** What stands in a hole of a name, in the other language. */
export type Holes = Readonly<Record<string, (text: string) => string>>

type Phrase = readonly [english: RegExp, names: readonly string[], says: string]

const HOLE = /\{(\$?)(\w+)\}/g

/** Money begins with its sign and a point count is digits; anything else may be anything. */
const PATTERNS: Readonly<Record<string, string>> = {
  who: '(Player|Banker)',
  tint: '(red|black|green)',
  end: '(wins|loses|stands off|is void)',
  p: '(\\d)',
  b: '(\\d)',
  n: '(\\d+)',
  hand: '([a-z-]+)',
  other: '([a-z-]+)',
}

const escaped = (text: string): string => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&')

const compiled = ([english, says]: readonly [string, string]): Phrase => {
  const names: string[] = []
  const pattern = english
    .split(/(\{\$?\w+\})/)
    .map(part => {
      const [, money, name] = /^\{(\$?)(\w+)\}$/.exec(part) ?? []
      if (name === undefined) return escaped(part)
      names.push(name)
      return money ? '(-?\\$[\\d,.]*\\d)' : (PATTERNS[name] ?? '(.+)')
    })
    .join('')
  return [new RegExp(`^${pattern}$`), names, says]
}

/** What says most by itself is tried first: "no wager on {on} in this game" before "no wager on {on}". */
const literal = (english: string): number => english.replace(HOLE, '').length

/** Whole sentences at once; what nobody has written down stays as it is. */
export const phrased = (phrases: Phrases, holes: Holes): ((text: string) => string) => {
  let all: readonly Phrase[] | undefined
  return text => {
    const known = Object.hasOwn(phrases, text) ? phrases[text] : undefined
    if (known !== undefined) return known
    all ??= Object.entries(phrases)
      .filter(([english]) => english.includes('{'))
      .toSorted(([a], [b]) => literal(b) - literal(a))
      .map(compiled)
    for (const [english, names, says] of all) {
      const found = english.exec(text)
      if (!found) continue
      const facts = new Map(names.map((name, i) => [name, found[i + 1]!]))
      return says.replace(HOLE, (_, __, name: string) => {
        const fact = facts.get(name) ?? ''
        return holes[name]?.(fact) ?? fact
      })
    }
    return text
  }
}

/** Every place in a text. */
export type Places = readonly (readonly [english: RegExp, says: string])[]

export const everywhere =
  (places: Places) =>
  (text: string): string =>
    places.reduce((now, [english, says]) => now.replace(english, says), text)
