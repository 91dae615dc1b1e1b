import { kindName, wagerName } from '../../../../games/baccarat/names.ts'

export const baccarat = {
  wager: wagerName,
  kind: kindName,
  /** The text printed on the cloth. The full name begins with it. */
  area: (_on: string, printed: string) => printed,
  mainPays: (player: string, banker: string) => `${player}; Banker ${banker}`,
}
