/** The quick bet field at every table, and the answers to keys. */
export const typing = {
  label: 'Quick bet',
  go: 'Go',
  will: (what: string) => `Enter: ${what}`,
  on: (sum: string, name: string) => `${sum} on ${name}`,
  hints: {
    baccarat: 'banker 100 · tie 25 · undo · cut 200',
    snakeEyes: 'field 10 · hard 6 5 · take · roll',
    lunar: 'ante 10 · super 5 · play · exchange 2 4 5 · fold',
    lunarEntered: 'ante 10 · play · exchange 3 · sixth · fold',
  },
  deeds: {
    undo: 'Undo',
    clear: 'Clear',
    rebet: 'Rebet',
    double: 'Double',
    deal: 'Close betting and deal',
  },
  which: (names: string) => `Which one: ${names}?`,
  unclear: (text: string) => `“${text}” does not work here now.`,
  noTime: 'There is no countdown now.',
}
