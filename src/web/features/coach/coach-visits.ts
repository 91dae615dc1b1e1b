/** Shows the coach once per game, to patrons who ask for practice. */

const key = (game: string): string => `croupier.coach.${game}`

/** Call this where a patron starts a practice round. The coach appears the first time only. */
export const startCoach = (game: string): void => {
  try {
    if (localStorage.getItem(key(game)) === null) sessionStorage.setItem(key(game), 'wanted')
  } catch {
    // Without storage there is no coach.
  }
}

export const isCoached = (game: string): boolean => {
  try {
    return sessionStorage.getItem(key(game)) !== null
  } catch {
    return false
  }
}

/** Closes the coach for good. */
export const endCoach = (game: string): void => {
  try {
    sessionStorage.removeItem(key(game))
    localStorage.setItem(key(game), 'been')
  } catch {
    // Without storage there is nothing to remember.
  }
}
