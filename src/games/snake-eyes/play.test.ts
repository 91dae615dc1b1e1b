import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ANN, atSnakeEyes, BEN, DEALER } from '../../../tests/fixtures/snake-eyes-table.ts'
import { chips } from '../../kernel/money.ts'
import { isRefusal } from '../../kernel/refusal.ts'
import { type Faces, isSevenOut, ROLLS } from './s03-equipment/dice.ts'
import { ONS, type WagerName } from './s04-wagers.ts'
import { type SequenceWager, settleSequence } from './settle.ts'

/** Ben's actions before a roll, and the roll. */
interface Round {
  readonly faces: Faces
  readonly void: boolean
  readonly places: readonly { readonly on: WagerName; readonly dollars: number }[]
  readonly reduces: boolean
  readonly removes: boolean
}

const rounds: fc.Arbitrary<readonly Round[]> = fc.array(
  fc.record({
    faces: fc.constantFrom(...ROLLS),
    void: fc.boolean(),
    places: fc.uniqueArray(
      fc.record({ on: fc.constantFrom(...ONS), dollars: fc.integer({ min: 6, max: 20 }) }),
      { selector: ({ on }) => on, maxLength: 4 },
    ),
    reduces: fc.boolean(),
    removes: fc.boolean(),
  }),
  { maxLength: 12 },
)

/** Ann holds the dice and keeps her own wager. The test compares Ben's wagers. */
const atTable = (played: readonly Round[]) => {
  const at = atSnakeEyes()
  at.inspected()
  const placed: SequenceWager[] = []
  played.forEach((round, i) => {
    at.wager(ANN, 'field', 5)
    if (at.view().shooter !== 'Ann') {
      at.must(DEALER, { does: 'offer-dice' })
      while (at.view().offeredTo !== 'Ann') at.must(DEALER, { does: 'decline-dice' })
      at.must(ANN, { does: 'take-dice' })
    }
    bens(at, round, i + 1, placed)
    at.must(ANN, { does: 'roll' })
    if (round.void) at.must(DEALER, { does: 'no-roll', ground: 'dice-stacked' })
    else {
      at.rest(...round.faces)
      at.must(DEALER, { does: 'call', total: round.faces[0] + round.faces[1] })
      at.must(DEALER, { does: 'settle' })
    }
  })
  return { at, placed }
}

const standingOf = (at: ReturnType<typeof atSnakeEyes>): readonly WagerName[] =>
  at
    .standing()
    .filter(line => line.startsWith('Ben '))
    .map(line => line.slice(4) as WagerName)

const bens = (
  at: ReturnType<typeof atSnakeEyes>,
  { places, reduces, removes }: Round,
  roll: number,
  placed: SequenceWager[],
): void => {
  const [oldest, second] = standingOf(at)
  const recall = (on: WagerName) => placed.findLastIndex(wager => wager.on === on)
  if (removes && oldest) {
    at.must(BEN, { does: 'withdraw', wager: at.id('Ben', oldest) })
    placed[recall(oldest)] = { ...placed[recall(oldest)]!, removedBeforeRoll: roll }
  }
  if (reduces && second && !placed[recall(second)]!.reduced) {
    at.must(BEN, { does: 'alter', wager: at.id('Ben', second), chips: chips(500) })
    placed[recall(second)] = {
      ...placed[recall(second)]!,
      reduced: { beforeRoll: roll, to: chips(500) },
    }
  }
  for (const { on, dollars } of places) {
    if (standingOf(at).includes(on)) continue
    at.wager(BEN, on, dollars)
    placed.push({ id: `${placed.length}`, on, chips: chips(dollars * 100), beforeRoll: roll })
  }
}

test('nz11a:4.2 nz11a:4.7 an evening at the table and the same rolls settled at once agree to the cent', () => {
  let sevens = 0
  fc.assert(
    fc.property(rounds, played => {
      const { at, placed } = atTable(played)
      const atOnce = settleSequence({
        elections: {
          hard4: 7,
          hard6: 9,
          hard8: 9,
          hard10: 7,
          field: 1,
          craps2: 30,
          craps12: 30,
        },
        rolls: played.map(round => ({ dice: round.faces, void: round.void })),
        wagers: placed,
      })
      if (isRefusal(atOnce)) throw new Error(atOnce.says)
      const stays = atOnce.wagers.flatMap(({ outcome }, i) =>
        outcome === 'stays' ? [placed[i]!.reduced?.to ?? placed[i]!.chips] : [],
      )
      const lying = stays.reduce<number>((sum, stake) => sum + stake, 0)
      expect(at.holds('Ben') * 100).toBe(100_000 + atOnce.net - lying)
      sevens += played.filter(round => !round.void && isSevenOut(round.faces)).length
    }),
    { numRuns: 60 },
  )
  expect(sevens).toBeGreaterThan(0)
})
