const WIDTH = 40

/** A bar on standard error if it is a terminal, otherwise nothing. */
export const progressBar = (rounds: number): ((played: number) => void) => {
  if (!process.stderr.isTTY) return () => undefined
  return played => {
    const part = Math.min(1, played / rounds)
    const full = Math.round(part * WIDTH)
    const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full)
    const text = `${bar} ${String(Math.floor(part * 100)).padStart(3)} %  ${played.toLocaleString('en')} rounds`
    process.stderr.write(part < 1 ? `\r${text}` : `\r${' '.repeat(text.length)}\r`)
  }
}
