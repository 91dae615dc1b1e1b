import type { Actor } from '../../../kernel/people.ts'
import { isRefusal, refuse } from '../../../kernel/refusal.ts'
import * as field from '../../../kernel/shape.ts'
import { command, SESSION_NUMBER } from '../law.ts'
import { findSession, tallied } from '../s04-heats.ts'
import { isInPlay, remaining, type Session, type StackCount } from '../state.ts'

/** Division 7 rule 5.5(a): chips that people count at a table, twice. */

const nameOf = (by: Actor): string => (by.role === 'staff' ? (by.name ?? by.rank) : '')

/** What another person counted before. Both count without knowing what the other found. @rule ruling:744 */
export const countedBefore = ({ counted }: Session, by: Actor): StackCount | undefined =>
  counted?.by === nameOf(by) ? undefined : counted

type Stacks = Readonly<Record<string, number>>

const unlike = (one: Stacks, other: Stacks): readonly string[] =>
  Object.keys(one).filter(patron => one[patron] !== other[patron])

/**
 * One person counts, and another finds the same. A different second count replaces the first, and
 * has to be confirmed in turn.
 * @rule nz7:5.5 nz7:5.5(a) ruling:744
 */
export const count = command('count', {
  mood: 'report',
  by: ['dealer'],
  fields: {
    session: SESSION_NUMBER,
    stacks: field.byName(field.whole(0, Number.MAX_SAFE_INTEGER)),
  },
  about: 'the-table',
  under: 'nz7:5.5(a)',

  decide: (state, { by, session: at, stacks }) => {
    const session = findSession(state, at, isInPlay)
    if (isRefusal(session)) return session
    const expected = remaining(state, session)
    const missing = expected.filter(patron => !Object.hasOwn(stacks, patron))
    const others = Object.keys(stacks).filter(patron => !expected.includes(patron))
    if (missing.length > 0 || others.length > 0)
      return refuse('nz7:5.5(a)', 'Count the chips of {patrons}.', { patrons: expected })
    const first = countedBefore(session, by)
    const entered = { is: 'CountEntered', session: at, by: nameOf(by), stacks } as const
    if (!first) return [{ ...entered, under: 'nz7:5.5(a)' }]
    const patrons = unlike(stacks, first.stacks)
    return patrons.length === 0
      ? tallied(state, at, { stacks })
      : [{ ...entered, differs: { from: first.by, patrons }, under: 'nz7:5.5(a)' }]
  },
})
