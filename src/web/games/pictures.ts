import type { ComponentType } from 'react'
import type { GameName } from '../../games/catalogue.ts'

const FOUND = import.meta.glob<{ readonly Picture: ComponentType }>('./*/picture.tsx', {
  eager: true,
})

/** What a game is known by in the lobby. */
export const pictureOf = (game: GameName): ComponentType => FOUND[`./${game}/picture.tsx`]!.Picture
