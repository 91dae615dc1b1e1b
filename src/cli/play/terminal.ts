import { createInterface } from 'node:readline'

/** The screen and keyboard of a table. Tests bring their own. */
export interface Terminal {
  /** Whether the screen animates: with pauses, and lines drawn over others. */
  readonly isLive: boolean
  readonly hasColour: boolean
  readonly say: (line?: string) => void
  /** Draws these lines over the last ones. */
  readonly redraw: (lines: readonly string[], over: number) => void
  readonly pause: (milliseconds: number) => Promise<void>
  /** The next line typed, or undefined once the patron has left. */
  readonly ask: (prompt: string) => Promise<string | undefined>
  readonly close: () => void
}

interface Streams {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean }
  readonly output: NodeJS.WritableStream & { readonly isTTY?: boolean }
}

interface Manner {
  readonly fast: boolean
  readonly hasColour: boolean
  /** Whether the terminal can draw over lines. */
  readonly redraws: boolean
  readonly completions: readonly string[]
}

/** A queue, because piped lines arrive before the table asks for them. */
const lineQueue = (reader: ReturnType<typeof createInterface>) => {
  const waiting: string[] = []
  let answer: ((line: string | undefined) => void) | undefined
  let isOver = false
  reader.on('line', line => {
    if (!answer) waiting.push(line)
    else answer(line)
    answer = undefined
  })
  reader.on('close', () => {
    isOver = true
    answer?.(undefined)
  })
  return {
    /** Closes the queue: nobody reads the answers any more. */
    end: (): void => {
      waiting.length = 0
      reader.close()
    },
    isReady: (): boolean => isOver || waiting.length > 0,
    next: (): Promise<string | undefined> => {
      const line = waiting.shift()
      if (line !== undefined || isOver) return Promise.resolve(line)
      return new Promise(resolve => {
        answer = resolve
      })
    },
  }
}

const UP = (lines: number): string => `\u001b[${lines}A\r\u001b[J`

export const openTerminal = ({ input, output }: Streams, manner: Manner): Terminal => {
  const isTerminal = Boolean(input.isTTY && output.isTTY)
  const reader = createInterface({
    input,
    output,
    terminal: isTerminal,
    completer: (line: string) => [manner.completions.filter(word => word.startsWith(line)), line],
  })
  const lines = lineQueue(reader)
  if (isTerminal) reader.pause()
  reader.on('SIGINT', () => reader.close())
  output.on('error', lines.end)
  const say = (line = ''): void => void output.write(`${line}\n`)
  return {
    isLive: isTerminal && manner.redraws,
    hasColour: Boolean(output.isTTY) && manner.hasColour,
    say,
    redraw: (scene, over) => {
      output.write((over > 0 ? UP(over) : '') + scene.map(line => `${line}\n`).join(''))
    },
    pause: milliseconds =>
      isTerminal && !manner.fast
        ? new Promise(resolve => setTimeout(resolve, milliseconds))
        : Promise.resolve(),
    ask: async prompt => {
      // Echoes lines that were typed ahead or piped in, as if typed now.
      const isTyped = isTerminal && !lines.isReady()
      if (isTyped) {
        reader.setPrompt(prompt)
        reader.prompt()
      }
      const line = await lines.next()
      // Keys pressed during a deal wait for the next question.
      if (isTerminal && line !== undefined) reader.pause()
      if (!isTyped) say(`${prompt}${line ?? ''}`.trimEnd())
      else if (line === undefined) say()
      return line
    },
    close: () => reader.close(),
  }
}
