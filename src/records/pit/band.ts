/** 99 of 100 fair results are within this many deviations of the theoretical win. */
export const BAND = 2.575_829

export const isOutside = ({ off }: { readonly off: number | null }): boolean =>
  off !== null && Math.abs(off) > BAND
