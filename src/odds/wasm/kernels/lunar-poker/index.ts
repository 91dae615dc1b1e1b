/** The free cards of one suit, one bit per rank. */
export function sizeOf(mask: u32): u32 {
  return popcnt(mask)
}
