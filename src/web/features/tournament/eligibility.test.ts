import { expect, test } from 'vitest'
import { CONDITIONS } from '../../../tournament/director/example.ts'
import type { Entry } from '../../../tournament/director/state.ts'
import { mayApply, refundedUntil } from './eligibility.ts'

const late = { ...CONDITIONS, lateEntry: true }

const session = { startsAt: 200_000_000, isVoid: undefined } as never

const applies = (
  status: 'entries-open' | 'running',
  as?: Entry['status'],
  sessions: readonly never[] = [session],
): boolean =>
  mayApply({
    status,
    conditions: late,
    sessions,
    entry: as === undefined ? null : ({ status: as, number: 1 } as Entry),
  })

test('nz7:1.1/applicant the form is for whoever may apply: never entered, withdrawn or handed on', () => {
  expect(
    [undefined, 'withdrawn', 'transferred'].map(as => applies('entries-open', as as never)),
  ).toEqual([true, true, true])
  expect(applies('running')).toBe(true)
})

test('nz7:2.3(1) nz7:2.3(ac) whoever was refused or disqualified is offered no form', () => {
  for (const status of ['entries-open', 'running'] as const)
    expect((['refused', 'disqualified', 'void'] as const).map(as => applies(status, as))).toEqual([
      false,
      false,
      false,
    ])
})

test('ruling:743 nobody enters once a session has begun, also at a table outside the system', () => {
  expect(applies('running', undefined, [session, { begun: true } as never])).toBe(false)
})

test('nz7:2.4(1)(i) nz7:2.7 the two days count from the session that begins first', () => {
  const shown = { status: 'running', conditions: CONDITIONS } as const
  const early = { startsAt: 190_000_000 } as never
  const gone = { startsAt: 1, isVoid: true } as never
  expect(refundedUntil({ ...shown, sessions: [session, early, gone] })).toBe(17_200_000)
  expect(refundedUntil({ ...shown, sessions: [] })).toBe(CONDITIONS.playStart - 172_800_000)
})
