import type { Command } from '../../kernel/game.ts'
import type { Note } from '../../records/entry.ts'
import type { Answer } from './answer.ts'
import type { Ports } from './log-opening.ts'
import type { Holds } from './store.ts'

interface CommandRequest {
  readonly id: string
  readonly command: Command
  readonly note: Note
  readonly holding?: Holds
}

interface Follows {
  readonly log: string
  readonly reach: (seq: number) => Promise<void>
}

/** Lets the owner of a log decide. On return the answer is also in this node's state. */
export const forwarded = async (
  { sharing, fault }: Ports,
  host: Follows,
  asked: CommandRequest,
): Promise<Answer> => {
  try {
    const { answer, seq } = await sharing!.submit({ log: host.log, ...asked })
    await host.reach(seq)
    return answer
  } catch (error) {
    fault(host.log, error)
    return { unavailable: 'The server that decides this does not answer; try again.' }
  }
}
