import { expect, test } from 'vitest'
import {
  type Command,
  DEALER,
  patron,
  seen,
  started,
  tell,
} from '../../../../tests/fixtures/people/tournament-client.ts'
import { chips } from '../../../kernel/money.ts'
import { HIDDEN } from '../../../kernel/secret.ts'
import { patronStakes, playerOf, turnOf } from '../state.ts'

/** At an attended table the dealer enters what players lay down. */

const accept = (name: string, amount: number): Command =>
  ({ by: DEALER, does: 'accept', patron: name, on: 'red', chips: chips(amount) }) as Command

const confirm = (name: string): Command => ({ by: DEALER, does: 'confirm', patron: name })

test('ruling:746 nz7:3.6(a) the dealer enters a wager, and the turn ends with it', () => {
  const { state } = tell(started(), accept('Ana', 5000), confirm('Ana'))
  expect(patronStakes(state, 'Ana')).toBe(10_000)
  expect(turnOf(state)).toBe('Ben')
})

test('ruling:746 nz7:3.2 the dealer takes back what was entered wrongly, until the turn ends', () => {
  const laid = tell(started(), accept('Ana', 20_000)).state
  const { id } = laid.inner.wagers[0]!
  const back: Command = { by: DEALER, does: 'withdraw', wager: id }
  expect(patronStakes(tell(laid, back).state, 'Ana')).toBe(0)
  const own: Command = { by: patron('Ana'), does: 'withdraw', wager: id }
  expect(tell(laid, own).refused).toBe('nz7:3.2')
  expect(tell(laid, confirm('Ana'), back).refused).toBe('nz7:3.2')
})

test('ruling:746 nz7:4.14 nz7:4.15 the dealer reports cards, and a secret stays one', () => {
  const pass: Command = { by: DEALER, does: 'pass-card', patron: 'Ana' }
  const passed = tell(started(), pass).state
  expect(playerOf(passed, 'Ana')?.left.pass).toBe(0)
  const secret: Command = {
    by: DEALER,
    does: 'secret-wager',
    patron: 'Ben',
    on: 'black',
    chips: chips(15_000),
  }
  const { state } = tell(passed, secret)
  expect(patronStakes(state, 'Ben')).toBe(15_000)
  expect(seen(state, { role: 'patron', patron: 'Ana' }).table.wagers[0]!.chips).toBe(HIDDEN)
  const others: Command = { by: patron('Cyd'), does: 'pass-card', patron: 'Ana' }
  expect(tell(started(), others).refused).toBe('nz7:4.14')
})
