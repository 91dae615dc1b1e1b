import type { Spread } from '../../../odds/spread.ts'

/** Wagers whose terms an operator elects together. */

export const familyOf = (wager: string): string =>
  wager === 'player' || wager === 'banker' ? 'variant' : wager.replace(/-(player|banker)$/, '')

/** Every set of terms that a family may have, in the order of the book. */
export const familiesOf = (
  spreads: readonly Spread[],
): readonly (readonly [family: string, terms: readonly string[]])[] => {
  const families = new Map<string, Set<string>>()
  for (const { wager, terms } of spreads) {
    const known = families.get(familyOf(wager)) ?? new Set()
    families.set(familyOf(wager), known.add(terms))
  }
  return [...families].map(([family, terms]) => [family, [...terms]])
}

export const ALL = 'all'
export const NONE = 'none'

/** The chosen terms of each family if the book offers them. Otherwise its first terms, or all terms of an only family. */
export const electionsOf = (
  spreads: readonly Spread[],
  chosen: (family: string) => string,
): ReadonlyMap<string, string> => {
  const families = familiesOf(spreads)
  const isKnown = (choice: string, terms: readonly string[]): boolean =>
    choice === ALL || choice === NONE || terms.includes(choice)
  return new Map(
    families.map(([family, terms]) => {
      const choice = chosen(family)
      const otherwise = families.length === 1 ? ALL : terms[0]!
      return [family, isKnown(choice, terms) ? choice : otherwise]
    }),
  )
}

/** The lines of a table that offers what was chosen. */
export const offered = (
  spreads: readonly Spread[],
  chosen: (family: string) => string,
): readonly Spread[] => {
  const elected = electionsOf(spreads, chosen)
  return spreads.filter(({ wager, terms }) => [ALL, terms].includes(elected.get(familyOf(wager))!))
}
