import type { AnyFace } from './face.ts'

/** The games that have a table here; each comes over the line when somebody sits down to it. */
const FACES: Readonly<Record<string, () => Promise<{ readonly FACE: AnyFace }>>> = {
  baccarat: () => import('./baccarat/face.tsx'),
  'lunar-poker': () => import('./lunar-poker/face.tsx'),
  roulette: () => import('./roulette/face.tsx'),
  'snake-eyes': () => import('./snake-eyes/face.tsx'),
}

export const hasFace = (game: string): boolean => Object.hasOwn(FACES, game)

export const faceOf = async (game: string): Promise<AnyFace> => (await FACES[game]!()).FACE
