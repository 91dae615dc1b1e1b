import { kindName, wagerName } from '../../../../games/baccarat/names.ts'

export const baccarat = {
  wager: wagerName,
  kind: kindName,
  /** What is printed on the cloth; the whole name begins with it. */
  area: (_on: string, printed: string) => printed,
  mainPays: (player: string, banker: string) => `${player}; Banker ${banker}`,
}
