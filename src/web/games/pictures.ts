import type { ComponentType } from 'react'
import type { GameName } from '../../games/catalogue.ts'

const FOUND = import.meta.glob<{ readonly Picture: ComponentType }>('./*/picture.tsx', {
  eager: true,
})

/** The picture of a game in the lobby. */
export const pictureOf = (game: GameName): ComponentType => FOUND[`./${game}/picture.tsx`]!.Picture
