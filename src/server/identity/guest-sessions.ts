import type { Patron } from '../../kernel/people.ts'
import type { Refusal } from '../../kernel/refusal.ts'
import type { CageEvent } from '../../records/cage-event.ts'
import type { Answer } from '../log/log-writer.ts'
import { type Guest, guestOf, guestsIn } from '../money/cage.ts'
import type { CageHost } from '../money/cashier.ts'
import { realClock } from '../time.ts'
import { skeleton } from './names.ts'
import { ANYBODY, type Principal } from './principal.ts'
import { hashed, newToken } from './token.ts'

/** Guests: a name with play money, identified by a cookie. */

/** Starting balance of every guest, in cents. */
const PLAY_MONEY = 1_000_000

/** How long a guest session lasts. The server decides this, not the cookie. */
export const GUEST_FOR = 30 * 86_400_000

const HOST = { role: 'staff', rank: 'operator', name: 'host' } as const

const MOST_ALIKE = 1000

interface Session {
  readonly patron: Patron
  readonly until: number
}

export class Sessions {
  readonly #cage: CageHost
  readonly #now: () => number
  /** By the hash of the token. */
  readonly #sessions = new Map<string, Session>()
  /** Every name ever given, by its skeleton. */
  readonly #names = new Set<string>()

  constructor(cage: CageHost, now = realClock) {
    this.#cage = cage
    this.#now = now
    for (const [patron, guest] of guestsIn(cage.state)) this.#know(patron, guest)
    cage.follow((_, { events }) => {
      for (const event of events as readonly CageEvent[]) {
        if (event.is === 'GuestWelcomed') this.#know(event.patron, event)
        if (event.is === 'GuestLeft') this.#forget(event.patron)
      }
    })
  }

  /** Older logs have no expiry, so theirs counts from now. */
  #know(patron: Patron, { key, until = this.#now() + GUEST_FOR }: Pick<Guest, 'key' | 'until'>) {
    this.#names.add(skeleton(patron))
    if (key !== null) this.#sessions.set(key, { patron, until })
  }

  who(token: string): Principal {
    const session = this.#sessions.get(hashed(token))
    return session && this.#now() < session.until
      ? { is: 'guest', patron: session.patron }
      : ANYBODY
  }

  holds(token: string): boolean {
    return this.who(token) !== ANYBODY
  }

  balance(patron: Patron): number {
    return guestOf(this.#cage.state, patron)?.balance ?? 0
  }

  /** Whether a guest has this name, or one that looks like it. */
  isLike(name: string): boolean {
    return this.#names.has(skeleton(name))
  }

  /** Adds a number if the name is taken. `isOthers` names are not for guests. */
  async welcome(
    name: string,
    isOthers: (name: string) => boolean = () => false,
  ): Promise<{ readonly patron: Patron; readonly token: string } | Refusal | string> {
    const token = newToken()
    const names = Array.from({ length: MOST_ALIKE }, (_, i) =>
      i === 0 ? name : `${name} ${i + 1}`,
    )
    const patron = names.find(one => !this.isLike(one) && !isOthers(one)) ?? name
    this.#names.add(skeleton(patron))
    const answer = await this.#cage.submit(`welcome ${hashed(token)}`, {
      by: HOST,
      does: 'welcome',
      patron,
      chips: PLAY_MONEY,
      key: hashed(token),
      until: this.#now() + GUEST_FOR,
    })
    if ('done' in answer) return { patron, token }
    return 'refused' in answer ? answer.refused : answer.unavailable
  }

  /** The token is invalid from now on, even if the log entry fails. */
  farewell(patron: Patron, token: string): Promise<Answer> {
    this.#forget(patron)
    const by = { role: 'patron', patron } as const
    return this.#cage.submit(`farewell ${hashed(token)}`, { by, does: 'farewell', patron })
  }

  #forget(patron: Patron): void {
    for (const [key, one] of this.#sessions) if (one.patron === patron) this.#sessions.delete(key)
  }
}
