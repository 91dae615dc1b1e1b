/** From the call until the result: nothing on the layout may be touched. */
const CLOSED: readonly string[] = ['called', 'offering', 'dealing', 'turning']

export const areBetsClosed = (phase: string): boolean => CLOSED.includes(phase)
