const NAMES: Readonly<Record<string, string>> = {
  'odd-cards': 'no hand',
  'ace-king': 'ace and king',
  'ace-king-queen': 'ace, king and queen',
}

/** A hand by its name in the rules or in a call, where it stands without hyphens. */
export const handName = (name: string): string => {
  const id = name.replaceAll(' ', '-')
  return NAMES[id] ?? id.replaceAll('-', ' ')
}
