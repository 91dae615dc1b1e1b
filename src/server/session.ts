import type { Patron } from '../kernel/people.ts'
import type { Refusal } from '../kernel/refusal.ts'
import type { CageEvent } from './cage.ts'
import type { CageHost } from './cashier.ts'
import { ANYBODY, type Principal } from './principal.ts'
import { hashed, newToken } from './token.ts'

/** Who somebody is: a guest with a name for play money, known by a cookie. */

/** What every guest is given, in cents. */
const PLAY_MONEY = 1_000_000

const HOST = { role: 'staff', rank: 'operator', name: 'host' } as const

const MOST_ALIKE = 1000

export class Sessions {
  readonly #cage: CageHost
  readonly #patrons = new Map<string, Patron>()

  constructor(cage: CageHost) {
    this.#cage = cage
    for (const [patron, { key }] of Object.entries(cage.state.guests))
      if (key !== null) this.#patrons.set(key, patron)
    cage.follow((_, { events }) => {
      for (const event of events as readonly CageEvent[]) {
        if (event.is === 'GuestWelcomed') this.#patrons.set(event.key, event.patron)
        if (event.is === 'GuestLeft') this.#forget(event.patron)
      }
    })
  }

  who(token: string): Principal {
    const patron = this.#patrons.get(hashed(token))
    return patron === undefined ? ANYBODY : { is: 'guest', patron }
  }

  holds(token: string): boolean {
    return this.#patrons.has(hashed(token))
  }

  balance(patron: Patron): number {
    return this.#cage.state.guests[patron]?.balance ?? 0
  }

  /** Two people may have one name; the second is told apart by a number. */
  async welcome(
    name: string,
  ): Promise<{ readonly patron: Patron; readonly token: string } | Refusal | string> {
    const token = newToken()
    const names = Array.from({ length: MOST_ALIKE }, (_, i) =>
      i === 0 ? name : `${name} ${i + 1}`,
    )
    const patron = names.find(one => !Object.hasOwn(this.#cage.state.guests, one)) ?? name
    const answer = await this.#cage.submit(`welcome ${hashed(token)}`, {
      by: HOST,
      does: 'welcome',
      patron,
      chips: PLAY_MONEY,
      key: hashed(token),
    })
    if ('done' in answer) return { patron, token }
    return 'refused' in answer ? answer.refused : answer.unavailable
  }

  async farewell(patron: Patron, token: string): Promise<void> {
    const by = { role: 'patron', patron } as const
    await this.#cage.submit(`farewell ${hashed(token)}`, { by, does: 'farewell', patron })
  }

  #forget(patron: Patron): void {
    for (const [key, one] of this.#patrons) if (one === patron) this.#patrons.delete(key)
  }
}
