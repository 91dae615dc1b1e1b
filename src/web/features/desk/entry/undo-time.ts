/** How long an entry that ends the round can be undone before it settles, in milliseconds. */
export const UNDO_FOR = 6000

/** Whole seconds left to undo. A new entry is later than the last look at the clock. */
export const leftToUndo = (since: number, now: number): number =>
  Math.ceil(Math.min(UNDO_FOR, Math.max(0, since + UNDO_FOR - now)) / 1000)
