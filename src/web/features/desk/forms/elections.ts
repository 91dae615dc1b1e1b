import { BOOKS } from '../../../../games/baccarat/books/index.ts'
import { DEALING } from '../../../../games/lunar-poker/elections.ts'
import { LAYOUTS } from '../../../../games/roulette/s03-layout.ts'

/** What the operator elects for a table: offered as its book has it, and as usual where nobody says. */

type Value = string | number

export type Elected = { readonly name: string } & (
  | { readonly is: 'one'; readonly of: readonly Value[] }
  | { readonly is: 'flag' }
  | { readonly is: 'money' }
)

const one = (name: string, of: readonly Value[]): Elected => ({ is: 'one', name, of })

const CHOSEN = [
  ...(['version', 'style', 'equipment', 'variant', 'tie', 'decks', 'burn', 'sharing'] as const),
  ...(['perfectPair', 'anyPair', 'luckyMatch', 'dragonBonus'] as const),
]

const baccarat = (book: string): readonly Elected[] => {
  const { elects } = BOOKS[book as keyof typeof BOOKS]
  return [
    ...CHOSEN.map(name => one(name, elects[name].among)).filter(
      elected => elected.is === 'one' && elected.of.length > 1,
    ),
    ...(elects.differential.among.length > 0
      ? [{ is: 'money', name: 'differential' } as const]
      : []),
    ...(elects.international.among.length > 0
      ? [{ is: 'flag', name: 'international' } as const]
      : []),
  ]
}

const flag = (name: string): Elected => ({ is: 'flag', name })

const ELECTED: Readonly<Record<string, (book: string) => readonly Elected[]>> = {
  baccarat,
  roulette: () => [
    one('layout', LAYOUTS),
    ...['racetrack', 'asianRacetrack', 'courtesyLine'].map(flag),
  ],
  'snake-eyes': () => [one('dice', [2, 3, 4, 5]), flag('resultEntry'), flag('resultsDisplay')],
  'lunar-poker': () => [
    one('dealing', DEALING),
    one('superTable', [1, 2, 3, 4, 5, 6, 7]),
    one('acting', ['after-all', 'as-decided']),
    flag('multipleSuper'),
    { is: 'money', name: 'maxPayout' },
  ],
}

export const electedOf = (game: string, book: string): readonly Elected[] =>
  ELECTED[game]?.(book) ?? []

const electedAs = (elected: Elected, text: string): unknown => {
  if (text === '') return undefined
  if (elected.is === 'flag') return text === 'yes'
  if (elected.is === 'money') return Math.round(Number(text) * 100)
  return elected.of.find(option => String(option) === text)
}

/** Only what differs from the usual is said. */
export const electionsIn = (form: FormData, game: string, book: string): object =>
  Object.fromEntries(
    electedOf(game, book)
      .map(elected => [elected.name, electedAs(elected, String(form.get(elected.name) ?? ''))])
      .filter(([, value]) => value !== undefined),
  )
