import { spawnSync } from 'node:child_process'
import { Command } from 'commander'
import { vi } from 'vitest'

/** The whole program, as a shell sees it. */
export const shell = (...args: readonly string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'src/cli/main.ts', ...args], { encoding: 'utf8' })

/** Only one verb, in this process: what it prints, or what it throws. */
export const printed = async (
  verb: (program: Command) => void,
  ...args: readonly string[]
): Promise<string> => {
  const program = new Command().exitOverride().configureOutput({ outputError: () => undefined })
  verb(program)
  const print = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  try {
    await program.parseAsync(args, { from: 'user' })
    return print.mock.calls.map(([text]) => String(text)).join('')
  } finally {
    print.mockRestore()
  }
}
