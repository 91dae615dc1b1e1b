import { expect, test } from 'vitest'
import {
  DEALER,
  DIRECTOR,
  seen,
  spin,
  started,
  tell,
} from '../../../../../../tests/fixtures/people/tournament-client.ts'
import type { TournamentView } from '../../../../../tournament/director/view/tournament-view.ts'
import { APPLICATION } from '../../../../../tournament/session/application.ts'
import type { Contest } from '../../../../client/session-table.ts'
import { askOf } from './decisions.ts'
import { remediesFor } from './session-decisions.ts'

const { faults } = APPLICATION['electronic-roulette']

const NO_HEATS = { stage: 0, conditions: { stages: [{ seats: 8 }] }, sessions: [] }

const TERMINALS = { game: 'electronic-roulette', passCards: 0, secretCards: 0 } as const

test('ruling:748 the director corrects a balance in the round under way or the one before it', () => {
  const state = tell(started(TERMINALS), ...spin('1'), {
    by: DEALER,
    does: 'terminal-fails',
    seat: 1,
  }).state
  const session = seen(state, { role: 'dealer' }) as unknown as Contest
  const remedies = remediesFor(
    session.players[0]!,
    session,
    NO_HEATS as unknown as TournamentView,
    faults!,
  )
  const { decision } = remedies.find(each => each.decision.does === 'correct-balance')!
  expect(decision.fields[0]).toMatchObject({ name: 'round', of: [{ value: '2' }, { value: '1' }] })
  const form = new FormData()
  for (const [name, value] of Object.entries({
    round: '1',
    way: 'credit',
    chips: '50',
    reason: 'lost',
  }))
    form.set(name, value)
  const asked = { ...askOf(decision, form), by: DIRECTOR }
  expect(asked).toMatchObject({ does: 'correct-balance', patron: 'Ana', round: 1, chips: 5000 })
  expect(tell(state, asked as never).refused).toBeUndefined()
})
