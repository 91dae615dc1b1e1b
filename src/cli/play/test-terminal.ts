import type { Terminal } from './terminal.ts'

/** For tests: a keyboard that types these lines and then closes, and a screen that remembers. */
export const typing = (
  lines: readonly string[] | ((prompt: string) => string | undefined),
  isLive = false,
) => {
  const said: string[] = []
  let at = 0
  const terminal: Terminal = {
    isLive,
    hasColour: false,
    say: (line = '') => void said.push(...line.split('\n')),
    redraw: (scene, over) => {
      if (over > 0) said.splice(said.length - over, over)
      said.push(...scene)
    },
    pause: () => Promise.resolve(),
    ask: prompt => {
      const line = typeof lines === 'function' ? lines(prompt) : lines[at++]
      said.push(`${prompt}${line ?? ''}`)
      return Promise.resolve(line)
    },
    close: () => undefined,
  }
  return { terminal, said }
}

/** The transcript without the padding before clauses. */
export const squeezed = (said: readonly string[]): string =>
  said.map(line => line.trim().replace(/\s+/g, ' ')).join('\n')

/** Parses displayed money into cents. */
export const cents = (text: string): number => Math.round(Number(text.replace(/[+$,]/g, '')) * 100)

/** Adds up the transcript: results of rounds, chips bought and chips cashed out. */
export const accountOf = (transcript: string) => {
  const rounds = [...transcript.matchAll(/^This \w+ ([+-]?\$[\d,.]+) /gm)].map(([, sum]) =>
    cents(sum!),
  )
  const [, bought, cashed] = /Bought in (\S+), cashed out (\S+):/.exec(transcript)!
  return {
    expected: rounds.reduce((sum, round) => sum + round, cents(bought!)),
    cashed: cents(cashed!),
  }
}
