import { kindName, wagerName } from '../../../../games/baccarat/names.ts'

export const baccarat = {
  title: 'Baccarat',
  tagline: 'Which hand comes closer to 9?',
  wager: wagerName,
  kind: kindName,
  /** What is printed on the cloth; the whole name begins with it. */
  area: (_on: string, printed: string) => printed,
  mainPays: (player: string, banker: string) => `${player}; Banker ${banker}`,
}
