import { handName } from '../../../games/lunar-poker/words/hands.en.ts'

/** The last results of a table in the lobby. */

export const bigRoad = {
  bigRoad: 'Big Road',
  empty: 'no marks yet',
  described: (name: string, marks: string) => `${name}: ${marks}`,
  letters: { player: 'P', banker: 'B', tie: 'T' },
}

export const COLOURS = { red: 'red', black: 'black', green: 'green' }

export const tiles = { ...bigRoad, colours: COLOURS, hand: handName }
