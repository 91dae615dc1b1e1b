import type { Spread } from '../../../odds/spread.ts'

/** Wagers whose terms an operator elects together. */

/** A book with only one set of main wagers has nothing to elect. */
const familyOf = ({ wager, terms }: Spread): string => {
  const isMain = wager === 'player' || wager === 'banker'
  if (isMain) return terms.includes(':') ? wager : 'variant'
  return wager.replace(/-(player|banker)$/, '')
}

/** The sets of terms that each family may have, in the order of the book. */
export const familiesOf = (
  spreads: readonly Spread[],
): readonly (readonly [family: string, terms: readonly string[]])[] => {
  const families = new Map<string, Set<string>>()
  for (const spread of spreads) {
    const known = families.get(familyOf(spread)) ?? new Set()
    families.set(familyOf(spread), known.add(spread.terms))
  }
  return [...families].map(([family, terms]) => [family, [...terms]])
}

export const ALL = 'all'
export const NONE = 'none'

/**
 * The chosen terms of each family if the book offers them. Otherwise the first terms, or all terms
 * if there is only one family.
 */
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

/** The wagers of a table with the chosen terms. */
export const offered = (
  spreads: readonly Spread[],
  chosen: (family: string) => string,
): readonly Spread[] => {
  const elected = electionsOf(spreads, chosen)
  return spreads.filter(spread => [ALL, spread.terms].includes(elected.get(familyOf(spread))!))
}
