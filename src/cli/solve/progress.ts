const WIDTH = 40
const MINUTE = 60

const inWords = (seconds: number): string =>
  seconds < 2 * MINUTE
    ? `${Math.ceil(seconds)} s left`
    : `${Math.ceil(seconds / MINUTE)} minutes left`

/** A bar with the remaining time, on standard error if it is a terminal. */
export const remaining = (effort: number): ((done: number) => void) => {
  if (!process.stderr.isTTY) return () => undefined
  const began = performance.now()
  let shown = 0
  return done => {
    const now = performance.now()
    if (now - shown < 200 && done < effort) return
    shown = now
    const part = Math.min(1, done / effort)
    const full = Math.round(part * WIDTH)
    const seconds = ((now - began) / 1000) * (1 / part - 1)
    const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full)
    const percent = String(Math.floor(part * 100)).padStart(3)
    process.stderr.write(
      part < 1 ? `\r${bar} ${percent} %  ${inWords(seconds).padEnd(18)}` : `\r${' '.repeat(80)}\r`,
    )
  }
}
