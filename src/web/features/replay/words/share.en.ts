import { plural } from '../../../i18n/plural.ts'

/** A round that anybody can replay and check. */
export const share = {
  title: 'Checked in this browser',
  copy: 'Copy the link to this round',
  copied: 'Link copied',
  anybody: 'Anybody can open it and check the round, without signing in.',
  checking: 'Working the round out again…',
  came: {
    cards: (holds: boolean): string =>
      holds
        ? 'The cards of this round are part of the sealed order.'
        : 'The cards of this round are not in the sealed order.',
    spin: (holds: boolean): string =>
      holds ? 'The ball came to rest in the sealed number.' : 'Another number was sealed.',
    roll: (holds: boolean): string =>
      holds ? 'The dice show the sealed faces.' : 'Other faces were sealed.',
  },
  noBets: 'Nobody had a bet that ended in this round.',
  right: (count: number) =>
    `${plural(count, 'payment is', 'payments are')} exactly what the rules say.`,
  wrong: (count: number) =>
    `${plural(count, 'payment is', 'payments are')} not what the rules say.`,
  unseen: (count: number) =>
    `${plural(count, 'bet depends', 'bets depend')} on cards that only their owners saw. Owners can check them when signed in.`,
  ruled: (count: number) => `${plural(count, 'bet was', 'bets were')} decided by the staff.`,
  is: {
    right: 'checked',
    wrong: 'wrong',
    unseen: 'cards not public',
    ruled: 'decided by the staff',
    missing: 'no result in the record',
  },
  incidents: 'The staff decided something in this round under',
  attended:
    'People dealt this round with real cards, a real wheel or real dice, so nothing was sealed.',
  gone: 'There is no such round, or it is not over yet.',
  rail: 'The table as everybody saw it',
  lead: 'A finished round from the public record of this casino. Step through it, or read what this browser found.',
}
