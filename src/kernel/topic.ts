/** The topics of the events that an inspector reviews. */
// biome-ignore format: a table
export const TOPICS = [
  'call', 'cards and equipment', 'direction', 'dispute', 'limits', 'money by hand', 'people', 'pit',
  'program', 'reopening', 'sign-in', 'table', 'tournament', 'void',
] as const

export type Topic = (typeof TOPICS)[number]

/** The topic of each event that an inspector reviews. Other events have none. */
export type Topics<E extends { readonly is: string }> = Readonly<Partial<Record<E['is'], Topic>>>
