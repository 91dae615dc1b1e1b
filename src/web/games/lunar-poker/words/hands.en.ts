const NAMES: Readonly<Record<string, string>> = {
  'odd-cards': 'no hand',
  'ace-king': 'ace and king',
  'ace-king-queen': 'ace, king and queen',
}

/** The name of a hand in the rules or in a call, which has no hyphens. */
export const handName = (name: string): string => {
  const id = name.replaceAll(' ', '-')
  return NAMES[id] ?? id.replaceAll('-', ' ')
}

/** The name of a hand in a sentence: "a pair", "two pairs". */
export const oneHand = (name: string): string =>
  /(pair|straight|flush|house)$/.test(name) ? `a ${name}` : name
