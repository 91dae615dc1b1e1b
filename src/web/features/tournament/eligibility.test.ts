import { expect, test } from 'vitest'
import { CONDITIONS } from '../../../tournament/director/example.ts'
import type { Entry } from '../../../tournament/director/state.ts'
import { mayApply } from './eligibility.ts'

const late = { ...CONDITIONS, lateEntry: true }

const applies = (status: 'entries-open' | 'running', as?: Entry['status']): boolean =>
  mayApply({
    status,
    conditions: late,
    standings: [],
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
