/** Why a log takes no commands at the moment, and who hears when it does again. */
export class Outage {
  #stopped: string | undefined
  /** The store cannot write at the moment. */
  #interrupted: string | undefined
  #isBroken = false
  readonly #resumed: (() => void)[] = []

  get why(): string | undefined {
    return this.#stopped ?? this.#interrupted
  }

  /** True if an append failed for good, so that only a restart would help. */
  get isBroken(): boolean {
    return this.#isBroken
  }

  stop(why: string): void {
    this.#stopped ??= why
  }

  interrupt(): string {
    this.#interrupted = 'This table has stopped: nothing can be recorded now. It will continue.'
    return this.#interrupted
  }

  break(): string {
    this.#isBroken = true
    this.#stopped ??= 'This table has stopped: what happened could not be recorded.'
    return this.#stopped
  }

  /** The store writes again, or another node does. */
  end(): void {
    this.#interrupted = undefined
  }

  repair(): void {
    this.end()
    this.#isBroken = false
  }

  onResume(act: () => void): void {
    this.#resumed.push(act)
  }

  resume(): void {
    for (const act of this.#resumed) act()
  }
}
