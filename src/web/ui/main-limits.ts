/** The limits that a table is known by: those of its main bet, not of the cheapest side bet. */
export const mainLimits = <L extends { readonly maximum: number }>(
  limits: Readonly<Record<string, L>>,
): L | undefined =>
  limits.main ?? limits.ante ?? Object.values(limits).toSorted((a, b) => b.maximum - a.maximum)[0]
