import { refuse } from '../../kernel/refusal.ts'
import { declaredAt } from '../../protocol/commands.ts'
import { ONE_PRESS } from '../../protocol/moment.ts'
import type { SaidCommand } from '../../protocol/wire.ts'
import { nameOf, type SignedIn } from '../identity/principal.ts'

/** A double press counts once, even if the client gives each press an id of its own. */

/** @rule ruling:117 */
export const PRESSED_TWICE = refuse('ruling:117', 'You have just done this. It counts once.')

/** The last command of one person at one table. */
interface Press {
  readonly at: number
  readonly id: string
  readonly text: string
  readonly answer: Promise<object>
}

/** A command as it was sent. */
interface SentCommand {
  readonly id: string
  readonly table: string
  readonly said: SaidCommand
}

/** A step that the sender names is taken once anyway, and so is a command with the same id. */
const countsOnce = (place: string, { does, step }: SaidCommand): boolean => {
  const declared = declaredAt(place, does)
  return !declared?.repeats && !(declared?.about === 'this-step' && step !== undefined)
}

const textOf = ({ id: _, table: __, step: ___, ...said }: SaidCommand): string =>
  JSON.stringify(said)

export class DoublePresses {
  readonly #elapsed: () => number
  #since = 0
  /** The presses since then, and those of the interval before, so that old ones are forgotten. */
  #recent = new Map<string, Press>()
  #older: ReadonlyMap<string, Press> = new Map()

  constructor(elapsed: () => number) {
    this.#elapsed = elapsed
  }

  /**
   * Does what the command says, unless the same person has just had it done.
   * @param place where the command is declared.
   */
  once<A extends object>(
    principal: SignedIn,
    place: string,
    sent: SentCommand,
    does: () => Promise<A>,
  ): Promise<A | { readonly refused: typeof PRESSED_TWICE }> {
    return countsOnce(place, sent.said) ? this.#unlessAgain(nameOf(principal), sent, does) : does()
  }

  async #unlessAgain<A extends object>(
    who: string,
    { id, table, said }: SentCommand,
    does: () => Promise<A>,
  ): Promise<A | { readonly refused: typeof PRESSED_TWICE }> {
    const at = this.#elapsed()
    this.#forget(at)
    const key = `${table} ${who}`
    const text = textOf(said)
    const last = this.#recent.get(key) ?? this.#older.get(key)
    if (last?.id === id) return does()
    const isAgain = last?.text === text && at - last.at < ONE_PRESS
    if (isAgain && 'done' in (await last.answer)) return { refused: PRESSED_TWICE }
    const answer = does()
    this.#recent.set(key, { at, id, text, answer })
    return answer
  }

  #forget(now: number): void {
    if (now - this.#since < ONE_PRESS) return
    this.#older = now - this.#since < 2 * ONE_PRESS ? this.#recent : new Map()
    this.#recent = new Map()
    this.#since = now
  }
}
