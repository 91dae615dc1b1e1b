/** @rule nz1:16.0(c) six faces, and opposite faces add to seven. */
export const FACES = [1, 2, 3, 4, 5, 6] as const

export type Face = (typeof FACES)[number]

/** The uppermost faces of the Active Dice, one for each die. @rule nz11a:4.2 */
export type Faces = readonly [Face, Face]

export const isFace = (n: unknown): n is Face => (FACES as readonly unknown[]).includes(n)

/** @rule nz11a:1.1/total */
export const total = ([one, other]: Faces): number => one + other

/** The hard way: both Active Dice show the same face. @rule nz11a:4.1(a) ruling:1116 */
export const isHard = ([one, other]: Faces): boolean => one === other

/** @rule nz11a:1.1/7-out */
export const isSevenOut = (faces: Faces): boolean => total(faces) === 7

/** A leaning die counts by the face opposite to the one it rests on. @rule nz11a:6.2 */
export const opposite = (resting: Face): Face => (7 - resting) as Face

/** Every result of two dice. All are equally likely. @rule nz1:16.0(e) */
export const ROLLS: readonly Faces[] = FACES.flatMap(one =>
  FACES.map((other): Faces => [one, other]),
)
