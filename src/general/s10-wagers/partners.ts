import type { Patron } from '../../kernel/people.ts'
import { refuse } from '../../kernel/refusal.ts'
import * as field from '../../kernel/shape.ts'
import { command, OPERATOR } from '../law.ts'
import { type Ring, recordOf } from '../state.ts'

/** Division 1 rules 10.1(c) and 10.5: patrons who wager together, or at another table. */

export const namePartners = command('name-partners', {
  mood: 'direction',
  by: ['game-supervisor'],
  fields: { patrons: field.list(field.patron), reason: field.reason },
  about: 'the-table',
  under: 'nz1:10.1(c)',
  place: 'form',
  decide: (ring, { patrons, reason }) =>
    patrons.filter(patron => recordOf(ring, patron)).length < 2 || reason === ''
      ? refuse('nz1:10.1(c)', 'Name at least two patrons, and the reason.')
      : [{ is: 'PartnersNamed', patrons, reason, under: 'nz1:10.1(c)' }],
})

/** The floor tells a table whether a patron wagers at another one. */
export const reportElsewhere = command('report-elsewhere', {
  mood: 'report',
  by: [OPERATOR],
  fields: { patron: field.patron, wagering: field.flag },
  about: 'the-table',
  under: 'nz1:10.5',
  place: 'form',
  decide: (_, { patron, wagering }) => [
    { is: 'WageringElsewhere', patron, wagering, under: 'nz1:10.5' },
  ],
})

/** Every group of partners that includes this patron. */
export const partnersOf = (
  { partnerships }: Ring,
  patron: Patron,
): readonly (readonly Patron[])[] => partnerships.filter(patrons => patrons.includes(patron))
