/** Where 99 of 100 honest wins are: so many deviations to each side of the theoretical win. */
export const BAND = 2.575_829

export const isOutside = ({ off }: { readonly off: number | null }): boolean =>
  off !== null && Math.abs(off) > BAND
