import type { Patron } from '../../kernel/people.ts'
import type { Refusal } from '../../kernel/refusal.ts'
import type { CageEvent } from '../../records/money/cage-event.ts'
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

type Welcomed = { readonly patron: Patron; readonly token: string } | Refusal | string

const welcomed = (answer: Answer, patron: Patron, token: string): Welcomed => {
  if ('done' in answer) return { patron, token }
  return 'refused' in answer ? answer.refused : answer.unavailable
}

export class Sessions {
  readonly #cage: CageHost
  readonly #now: () => number
  /** By the hash of the token. */
  readonly #sessions = new Map<string, Session>()
  /** Every name ever given, by its skeleton. */
  readonly #names = new Set<string>()
  /** By the hash of the device's token and the skeleton of the name. */
  readonly #onDevices = new Map<string, Patron>()

  constructor(cage: CageHost, now = realClock) {
    this.#cage = cage
    this.#now = now
    for (const [patron, guest] of guestsIn(cage.state)) this.#know(patron, guest)
    cage.follow((_, { events }) => {
      for (const event of events as readonly CageEvent[]) {
        if (event.is === 'GuestWelcomed') this.#know(event.patron, event)
        if (event.is === 'GuestReturned') {
          this.#forget(event.patron)
          this.#know(event.patron, event)
        }
        if (event.is === 'GuestLeft') this.#forget(event.patron)
      }
    })
  }

  /** Sessions in older logs have no expiry, so they last from now. */
  #know(
    patron: Patron,
    { key, until = this.#now() + GUEST_FOR, device }: Pick<Guest, 'key' | 'until' | 'device'>,
  ) {
    this.#names.add(skeleton(patron))
    if (device !== undefined) this.#knowOn(device, patron)
    if (key !== null) this.#sessions.set(key, { patron, until })
  }

  /** Somebody who had to be `Ana 2` comes back as Ana. */
  #knowOn(device: string, patron: Patron): void {
    const asked = `${device} ${skeleton(patron.replace(/ \d+$/, ''))}`
    if (!this.#onDevices.has(asked)) this.#onDevices.set(asked, patron)
    this.#onDevices.set(`${device} ${skeleton(patron)}`, patron)
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

  /** The guest who came under this name from the same device. */
  #known(name: string, device: string): Patron | undefined {
    return this.#onDevices.get(`${device} ${skeleton(name)}`)
  }

  /** The same name on the same device is the same guest, with their money and their seat. */
  async #returns(patron: Patron, device: string): Promise<Welcomed> {
    const token = newToken()
    const key = hashed(token)
    const until = this.#now() + GUEST_FOR
    const said = { by: HOST, does: 'welcome-back', patron, key, until, device } as const
    return welcomed(await this.#cage.submit(`welcome ${key}`, said), patron, token)
  }

  /** Adds a number if the name is taken. `isOthers` names are not for guests. */
  async welcome(
    name: string,
    isOthers: (name: string) => boolean = () => false,
    device?: string,
  ): Promise<Welcomed> {
    const known = device === undefined ? undefined : this.#known(name, device)
    if (known !== undefined) return this.#returns(known, device!)
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
      ...(device !== undefined && { device }),
    })
    return welcomed(answer, patron, token)
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
