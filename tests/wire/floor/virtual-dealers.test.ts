import { expect, test } from 'vitest'
import { nextSpinDuty } from '../../../src/dealing/roulette.ts'
import { nextRollDuty } from '../../../src/dealing/snake-eyes.ts'
import type { RouletteCommand } from '../../../src/games/roulette/commands.ts'
import { roulette } from '../../../src/games/roulette/index.ts'
import type { SnakeEyesCommand } from '../../../src/games/snake-eyes/commands.ts'
import { snakeEyes } from '../../../src/games/snake-eyes/index.ts'
import type { Faces } from '../../../src/games/snake-eyes/s03-equipment/dice.ts'
import type { GeneralCommand } from '../../../src/general/commands.ts'
import { fold } from '../../../src/kernel/log.ts'
import { chips } from '../../../src/kernel/money.ts'
import { isRefusal } from '../../../src/kernel/refusal.ts'

const ANNA = { role: 'patron', patron: 'anna' } as const
const CHANCE = { role: 'chance' } as const

const OPENING: readonly GeneralCommand[] = [
  { by: { role: 'staff', rank: 'operator' }, does: 'open-table' },
  { by: ANNA, does: 'sit', seat: 1 },
  { by: ANNA, does: 'buy-in', chips: chips(100_000) },
]

const spinning = () => {
  let state = roulette.game.open(roulette.standard())
  const run = (command: RouletteCommand | GeneralCommand): void => {
    const decision = roulette.game.decide(state, command)
    if (isRefusal(decision)) throw new Error(`${command.does}: ${decision.says}`)
    state = fold(roulette.game, state, decision)
  }
  return { run, table: () => state }
}

test('nz8:3.2B nz8:4.2 nz8:4.3 nz8:4.4 nz8:4.5A nz8:4.5 the roulette dealer takes the steps of a spin in order', () => {
  const { run, table } = spinning()
  expect(nextSpinDuty(table(), { betsAreDown: true })).toBeUndefined()
  OPENING.forEach(run)
  expect(nextSpinDuty(table(), { betsAreDown: false })).toBeUndefined()
  run({ by: ANNA, does: 'declare', on: 'tier', piece: chips(500) })
  const done: string[] = []
  for (let step = 0; step < 20 && table().play.results.length === 0; step += 1) {
    const duty = nextSpinDuty(table(), { betsAreDown: true })
    done.push(duty?.does ?? 'spun')
    run(duty ?? { by: CHANCE, does: 'spun', number: '5' })
  }
  // biome-ignore format: set as printed
  expect(done).toEqual([
    'place', 'spin', 'call', 'ball-drops', 'spun', 'announce', 'transfer', 'collect', 'pay',
  ])
})

test('nz8:5.2 a ball that left the wheel is examined before the next spin', () => {
  const { run, table } = spinning()
  OPENING.forEach(run)
  run(nextSpinDuty(table(), { betsAreDown: true })!)
  run({ by: { role: 'staff', rank: 'game-supervisor' }, does: 'no-spin', cause: 'ball-out' })
  const duty = nextSpinDuty(table(), { betsAreDown: true })
  expect(duty?.does).toBe('examine-ball')
  run(duty!)
  expect(nextSpinDuty(table(), { betsAreDown: true })?.does).toBe('spin')
})

const rolling = (resultEntry = false) => {
  const { elections } = snakeEyes.standard('nz11a')
  let state = snakeEyes.game.open(snakeEyes.setUp({ ...elections, resultEntry }))
  const run = (command: SnakeEyesCommand | GeneralCommand): void => {
    const decision = snakeEyes.game.decide(state, command)
    if (isRefusal(decision)) throw new Error(`${command.does}: ${decision.says}`)
    state = fold(snakeEyes.game, state, decision)
  }
  /** The names of all steps the dealer takes now. */
  const attend = (betsAreDown: boolean): readonly string[] => {
    const done: string[] = []
    for (;;) {
      const duty = nextRollDuty(state, { betsAreDown })
      if (!duty) return done
      done.push(duty.does)
      run(duty)
    }
  }
  return { run, attend, table: () => state }
}

const roll = (faces: Faces): readonly SnakeEyesCommand[] => [
  { by: ANNA, does: 'roll' },
  { by: CHANCE, does: 'dice', faces },
]

test.each([
  [false, ['call', 'settle']],
  [true, ['call', 'enter', 'settle']],
] as const)(
  'nz11a:3.3 nz11a:5.3(a) nz11a:5.6 the dice dealer, with a terminal %s',
  (entry, after) => {
    const { run, attend } = rolling(entry)
    expect(attend(false)).toEqual([])
    OPENING.forEach(run)
    expect(attend(false)).toEqual(['inspect-dice', 'inspect-dice', 'offer-dice'])
    run({ by: ANNA, does: 'take-dice' })
    run({ by: ANNA, does: 'wager', on: 'six', chips: chips(1000) })
    roll([2, 2]).forEach(run)
    expect(attend(false)).toEqual(after)
    roll([3, 4]).forEach(run)
    expect(attend(true)).toEqual(after)
    run({ by: ANNA, does: 'wager', on: 'six', chips: chips(1000) })
    expect(attend(false)).toEqual(['offer-dice'])
  },
)

test('nz11a:5.9(d) the dealer throws for patrons who wager but decline, when bets are down', () => {
  const { run, attend } = rolling()
  OPENING.forEach(run)
  attend(false)
  run({ by: ANNA, does: 'wager', on: 'six', chips: chips(1000) })
  run({ by: ANNA, does: 'decline-dice' })
  expect(attend(false)).toEqual([])
  expect(attend(true)).toEqual(['roll'])
  run({ by: CHANCE, does: 'dice', faces: [3, 3] })
  expect(attend(true)).toEqual(['call', 'settle', 'offer-dice'])
})

test('nz11a:5.7(b) after two void rolls the dice are taken away', () => {
  const { run, attend } = rolling()
  OPENING.forEach(run)
  attend(false)
  run({ by: ANNA, does: 'wager', on: 'six', chips: chips(1000) })
  run({ by: ANNA, does: 'take-dice' })
  const noRoll = { role: 'staff', rank: 'dealer' } as const
  for (const duties of [[], ['take-dice-away', 'offer-dice']]) {
    run({ by: ANNA, does: 'roll' })
    run({ by: noRoll, does: 'no-roll', ground: 'missed-the-end' })
    expect(attend(false)).toEqual(duties)
  }
})

test('nz11a:6.1(b) if one of the house’s dice is missing, it chooses two others', () => {
  const { run, attend } = rolling()
  OPENING.forEach(run)
  attend(false)
  run({ by: ANNA, does: 'wager', on: 'six', chips: chips(1000) })
  run({ by: ANNA, does: 'decline-dice' })
  expect(attend(true)).toEqual(['roll'])
  run({ by: { role: 'staff', rank: 'dealer' }, does: 'dice-left-table', dice: [1] })
  expect(attend(true)).toEqual(['choose-dice', 'roll'])
})
