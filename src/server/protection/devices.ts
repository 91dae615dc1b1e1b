import type { Patron } from '../../kernel/people.ts'
import type { Holder } from '../../protection/state.ts'
import type { CageEvent } from '../../records/money/cage-event.ts'
import { guestOf, guestsIn } from '../money/cage.ts'
import type { CageHost } from '../money/cashier.ts'

/** Guests who came from the same device. A limit of one of them applies to all. */
export class Devices {
  readonly #cage: CageHost
  readonly #guests = new Map<Holder, Patron[]>()

  constructor(cage: CageHost) {
    this.#cage = cage
    for (const [patron, { device }] of guestsIn(cage.state)) this.#know(patron, device)
    cage.follow((_, { events }) => {
      for (const event of events as readonly CageEvent[])
        if (event.is === 'GuestWelcomed') this.#know(event.patron, event.device)
    })
  }

  #know(patron: Patron, device: Holder | undefined): void {
    if (device === undefined) return
    const known = this.#guests.get(device)
    if (known) known.push(patron)
    else this.#guests.set(device, [patron])
  }

  holderOf(patron: Patron): Holder {
    return guestOf(this.#cage.state, patron)?.device ?? patron
  }

  guestsOf(holder: Holder): readonly Patron[] {
    return this.#guests.get(holder) ?? [holder]
  }
}
