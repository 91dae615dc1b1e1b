/** The memory layout. The four shoes of a batch follow each other at this distance. */

/** Ten decks, plus the bytes that a vector reads past their end. */
export const SHOE: usize = 576
/** Two bytes for each card. */
export const PAIRS: usize = 2 * SHOE
export const FINISHES: usize = 2048
export const KINDS: usize = 512

/** Written by the host. */
export const ROUNDS: usize = memory.data(100 * 256, 64)
export const KIND_OF: usize = memory.data(16, 16)
export const BURNED: usize = memory.data(256, 64)
/** [finish] a bit for each hand that drew. */
export const DREW: usize = memory.data(512, 64)
/** [word][generator], then the words of the fifth generator. */
export const CHANCE: usize = memory.data(80, 16)
export const CARDS: usize = memory.data(4 * <i32>SHOE, 64)

/** [place] how many places follow from it on, the unfair remainders, and the place itself. */
export const LEFT: usize = memory.data(<i32>PAIRS, 64)
export const UNFAIR: usize = memory.data(<i32>PAIRS, 64)
export const PLACE: usize = memory.data(<i32>PAIRS, 64)

/** [place] the place to swap cards with: in four shoes, and in the next four. */
export const SWAPS: usize = memory.data(8 * <i32>PAIRS, 64)
/** [place] the offset in ROUNDS of a round that starts there. */
export const OFFSETS: usize = memory.data(4 * <i32>PAIRS, 64)
/** [place] the kinds of both hands of a round that starts there. */
export const BOTH: usize = memory.data(4 * <i32>SHOE, 64)

/** Counters of 32 bits, read by the host. */
export const FINISHED: usize = memory.data(4 * <i32>FINISHES, 64)
export const COUNTED: usize = memory.data(4 * <i32>KINDS, 64)
