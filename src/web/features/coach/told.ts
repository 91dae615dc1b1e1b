/** Whether the coach comes to a practice table: once for each game, to those who ask for practice. */

const key = (game: string): string => `croupier.coach.${game}`

/** Call it where somebody starts a practice round. The coach comes if it has not been there yet. */
export const startCoach = (game: string): void => {
  try {
    if (localStorage.getItem(key(game)) === null) sessionStorage.setItem(key(game), 'wanted')
  } catch {
    // A browser that keeps nothing has no coach.
  }
}

export const isCoached = (game: string): boolean => {
  try {
    return sessionStorage.getItem(key(game)) !== null
  } catch {
    return false
  }
}

/** The coach leaves, and does not come again. */
export const endCoach = (game: string): void => {
  try {
    sessionStorage.removeItem(key(game))
    localStorage.setItem(key(game), 'been')
  } catch {
    // As above.
  }
}
