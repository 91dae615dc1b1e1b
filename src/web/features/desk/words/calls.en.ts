/** Quick calls from a table, and the open calls on the wall. */

const CALLS: Readonly<Record<string, string>> = {
  supervisor: 'Supervisor',
  'dealer-change': 'Dealer change',
  'equipment-change/baccarat': 'New shoe or cards',
  'equipment-change/roulette': 'New ball or wheel',
  'equipment-change/snake-eyes': 'New dice',
  'equipment-change/lunar-poker': 'New deck',
  'dropped-card': 'Card dropped',
  'before-time': 'Game started early',
  'mis-scan': 'Mis-scan',
  'patron-conduct': 'A patron’s conduct',
  'gambling-harm': 'Gambling-harm concern',
}

export const calls = {
  title: 'Call',
  says: 'One press calls a supervisor. The call stays on the wall until somebody answers.',
  /** What a call is for, at a table of this game. */
  call: (what: string, game: string) => CALLS[what] ?? CALLS[`${what}/${game}`] ?? what,
  about: 'About',
  nobody: 'nobody in particular',
  open: 'Open calls',
  by: (name: string, rank: string) => `${name}, ${rank}`,
  ago: (minutes: number) => (minutes < 1 ? 'just now' : `${minutes} min ago`),
  done: 'What was done (optional)',
  answer: 'Answer',
  answerNamed: (what: string, title: string) => `Answer: ${what}, ${title}`,
  takeBack: 'Take back',
  takeBackNamed: (what: string, title: string) => `Take back: ${what}, ${title}`,
  waits: 'A supervisor will answer.',
  heard: (what: string, title: string) => `${title} calls: ${what}`,
}
