import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { openTerminal } from './terminal.ts'

const PLAIN = { fast: true, hasColour: true, redraws: true, completions: ['deal', 'double'] }

const streams = (isTTY: boolean) => {
  const input = Object.assign(new PassThrough(), { isTTY })
  const output = Object.assign(new PassThrough(), { isTTY })
  return { input, output, written: () => String(output.read() ?? '') }
}

test('piped lines are answered one by one beside their question, until the input ends', async () => {
  const { input, output, written } = streams(false)
  const terminal = openTerminal({ input, output }, PLAIN)
  input.end('50 banker\ndeal\n')
  expect(await terminal.ask('$1 > ')).toBe('50 banker')
  expect(await terminal.ask('$2 > ')).toBe('deal')
  expect(await terminal.ask('$3 > ')).toBeUndefined()
  expect(await terminal.ask('$4 > ')).toBeUndefined()
  expect(written()).toBe('$1 > 50 banker\n$2 > deal\n$3 >\n$4 >\n')
  expect([terminal.isLive, terminal.hasColour]).toEqual([false, false])
})

test('a last line without its newline counts', async () => {
  const { input, output } = streams(false)
  const terminal = openTerminal({ input, output }, PLAIN)
  input.end('deal')
  expect(await terminal.ask('> ')).toBe('deal')
})

test('a keyboard gets a prompt, and Ctrl-C leaves', async () => {
  const { input, output, written } = streams(true)
  const terminal = openTerminal({ input, output }, PLAIN)
  const first = terminal.ask('first > ')
  input.write('deal\r')
  expect(await first).toBe('deal')
  expect(written()).toContain('first > ')
  const second = terminal.ask('second > ')
  input.write('\u0003')
  expect(await second).toBeUndefined()
  expect(await terminal.ask('third > ')).toBeUndefined()
})

test('echoes lines typed ahead at the question they answer', async () => {
  const { input, output, written } = streams(true)
  const terminal = openTerminal({ input, output }, PLAIN)
  const first = terminal.ask('first > ')
  input.write('50 banker\rdeal\r')
  expect(await first).toBe('50 banker')
  written()
  expect(await terminal.ask('second > ')).toBe('deal')
  expect(written()).toBe('second > deal\n')
  terminal.close()
})

test('stops reading input when nobody reads the output', async () => {
  const { input, output } = streams(false)
  const terminal = openTerminal({ input, output }, PLAIN)
  input.write('deal\ndeal\ndeal\n')
  expect(await terminal.ask('> ')).toBe('deal')
  output.emit('error', new Error('EPIPE'))
  expect(await terminal.ask('> ')).toBeUndefined()
})

test('a scene is drawn over the one before', () => {
  const { input, output, written } = streams(true)
  const terminal = openTerminal({ input, output }, PLAIN)
  terminal.redraw(['one', 'two'], 0)
  terminal.redraw(['three'], 2)
  expect(written()).toContain('one\ntwo\n\u001b[2A\r\u001b[Jthree\n')
  expect([terminal.isLive, terminal.hasColour]).toEqual([true, true])
  terminal.close()
})

test('a terminal that cannot redraw gets plain lines', () => {
  const { input, output } = streams(true)
  const terminal = openTerminal({ input, output }, { ...PLAIN, redraws: false, hasColour: false })
  expect([terminal.isLive, terminal.hasColour]).toEqual([false, false])
  terminal.close()
})
