import { isPatron } from '../kernel/people.ts'
import { type Refusal, refuse } from '../kernel/refusal.ts'
import * as field from '../kernel/shape.ts'
import { command, OPERATOR } from './law.ts'
import { carriedBack, voids } from './s10-cure.ts'
import { type Ring, recordOf } from './state.ts'

/** Division 1 sections 17 and 19: devices, and disputes. */

/**
 * An action against a device must name the user and describe what was seen.
 * @rule nz1:17.1 nz1:17.3
 */
const unfounded = (ring: Ring, patron: string, reason: string): Refusal | undefined => {
  if (!recordOf(ring, patron))
    return refuse('nz1:17.3', 'Nobody called {patron} is known here.', { patron })
  return reason === '' ? refuse('nz1:17.1', 'Say what was used, and how.') : undefined
}

export const orderDeviceAway = command('order-device-away', {
  mood: 'direction',
  by: ['game-supervisor'],
  fields: { patron: field.patron, reason: field.reason },
  about: 'the-table',
  under: 'nz1:17.2',
  place: 'form',
  decide: (ring, { patron, reason }) =>
    unfounded(ring, patron, reason) ?? [
      { is: 'DeviceOrderedAway', patron, reason, under: 'nz1:17.2' },
    ],
})

export const voidWagers = command('void-wagers', {
  mood: 'direction',
  by: [OPERATOR],
  fields: { patron: field.patron, reason: field.reason },
  about: 'this-round',
  under: 'nz1:17.3(a)',
  place: 'form',
  approval: { when: 'always', because: 'takes a patron’s wagers off the table' },
  decide: (ring, { patron, reason }) => {
    const refused = unfounded(ring, patron, reason)
    if (refused) return refused
    const theirs = ring.wagers.filter(wager => wager.patron === patron)
    return theirs.length === 0
      ? refuse('nz1:17.3(a)', '{patron} has no wager on the table.', { patron })
      : theirs.map(wager => voids(ring, wager, 'nz1:17.3(a)'))
  },
})

export const exclude = command('exclude', {
  mood: 'direction',
  by: [OPERATOR],
  fields: { patron: field.patron, reason: field.reason },
  about: 'the-table',
  under: 'nz1:17.3(b)',
  place: 'form',
  decide: (ring, { patron, reason }) =>
    unfounded(ring, patron, reason) ?? [
      ...carriedBack(ring, patron, 'nz1:17.3(b)'),
      { is: 'PatronExcluded', patron, reason, under: 'nz1:17.3(b)' },
    ],
})

/** Anyone who has played here may complain, even after leaving or being removed. */
export const dispute = command('dispute', {
  mood: 'request',
  by: ['patron'],
  fields: { about: field.reason },
  about: 'the-table',
  under: 'nz1:19.1',
  decide: (ring, { by, about }) => {
    if (!isPatron(by) || !recordOf(ring, by.patron))
      return refuse('nz1:19.1', 'A dispute is between the house and a patron who played here.')
    return about === ''
      ? refuse('nz1:19.1', 'Say what the dispute is about.')
      : [{ is: 'DisputeOpened', patron: by.patron, about, under: 'nz1:19.1' }]
  },
})

/** If the dispute stays unresolved, the view shows the patron where to complain. */
export const endDispute = command('end-dispute', {
  mood: 'direction',
  by: ['game-supervisor'],
  fields: { dispute: field.whole(0, 10_000), resolved: field.flag },
  about: 'the-table',
  under: 'nz1:19.1',
  place: 'button',
  decide: (ring, { dispute: number, resolved }) => {
    return ring.disputes[number]?.state === 'open'
      ? [{ is: 'DisputeEnded', dispute: number, resolved, under: 'nz1:19.1' }]
      : refuse('nz1:19.1', 'There is no open dispute {number}.', { number })
  },
})
