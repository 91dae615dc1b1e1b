/**
 * Sentences that a table makes itself come in the words of the rules. Another language knows them
 * and says them in its own; what it does not know it leaves as it is.
 */
const asItIs = (text: string): string => text

export const said = {
  /** What the dealer calls. */
  call: asItIs,
  /** Why something was refused. */
  refusal: asItIs,
  /** What stands on the sign, on a display or on the cloth. */
  notice: asItIs,
  /** Why a hand drew a card or stood. */
  reason: asItIs,
  /** Odds as they are printed: "8 to 1". */
  pays: asItIs,
  /** What a table of the house is called. */
  title: asItIs,
}

/** How sentences are put together. */
export const marks = {
  list: (parts: readonly string[]) => parts.join(', '),
  sentence: (text: string) => `${text}.`,
  sentences: (parts: readonly string[]) => parts.join(' '),
  of: (name: string, text: string) => `${name}: ${text}`,
}
