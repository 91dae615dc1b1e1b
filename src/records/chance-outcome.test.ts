import { expect, test } from 'vitest'
import { chanceOutcome } from './chance-outcome.ts'
import type { Body, Stamp } from './entry.ts'

const STAMP = { seq: 7, at: 1, epoch: 1 } as Stamp

const dealt = (card: string, to: string, waited?: true) => ({
  is: 'CardDealt',
  card: { secret: card, to: 'all' },
  to,
  under: 'nz5:8.4',
  ...(waited && { waited }),
})

const cameWith = (card: string, ...events: readonly object[]) => {
  const command = { by: { role: 'chance' }, does: 'card', card }
  return chanceOutcome(STAMP, { command, events } as Body, null).map(({ what, to }) => [what, to])
}

test('nz5:12.2(b) the entry of a card names that card, not the one that waited and is laid with it', () => {
  const came = cameWith('4H', dealt('JD', 'player', true), dealt('4H', 'banker'))
  expect(came).toEqual([['4H', 'banker']])
})

test('nz5:12.2(a) the face of a card that waited is the card of its entry', () => {
  const came = cameWith('9S', dealt('9S', 'player', true), dealt('JD', 'banker', true))
  expect(came).toEqual([['9S', 'player']])
})
