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
