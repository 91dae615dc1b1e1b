import { describe, expect, test } from 'vitest'
import { lint, play } from './index.ts'

const says = (text: string) => lint(text).map(mistake => mistake.says)

const AT_TABLE = 'table nz5\nseat 1 buys in 100\n'

describe('every word of a line has a meaning, or the line is an error with the nearest word', () => {
  test.each([
    ['table nz8 minimun 10', '"minimun": did you mean minimum?'],
    ['table nz8 layout banana', 'layout: "banana"; expected one of single-zero'],
    ['table nz8 layout single-zer', 'layout: "single-zer": did you mean single-zero?'],
    ['table nz88', 'no table is played by "nz88": did you mean nz8?'],
    ['table nz5 decks', 'decks needs a value'],
    ['table nz5 decks six', 'decks: "six"; expected one of'],
    ['table nz5 decks 6 decks 8', 'decks is given twice'],
    ['table nz5 chips 5,25,5', 'chips: 5 is given twice'],
    ['table nz8 colours blue,red,blue', 'colours: blue is given twice'],
    ['table nz5 limits main:1-2,main:3-4', 'limits: main is given twice'],
    ['table nz5 waived-from 100', 'waived-from needs an ante'],
    ['table nz5 unprepard', '"unprepard": did you mean unprepared?'],
    ['table nz5 minimum ten', 'minimum: "ten" is not an amount'],
    ['session roulette playrs 2', '"playrs": did you mean players?'],
    ['tournament roulette zzzzzz 9', 'there is no option "zzzzzz"'],
    ['tabel nz5', '"tabel": did you mean table?'],
    [
      'table nz8 limits straight:1-50',
      'no sign shows limits for "straight": did you mean straight-up?',
    ],
    ['table nz8 chips 0,5', 'chips: "0,5" is not amounts'],
    ['table nz8 minimum 99999999999999999999', 'is not an amount'],
    ['session roulette players 9', 'players: at most 8 play at one table'],
    ['session baccarat rounds 0', 'rounds: "0" is not a whole number from 1 on'],
    ['session roulette spins 1 minutes 5', 'a session has one length, not spins and minutes'],
    ['tournament roulette progress tabel:2', 'progress: "tabel:2" is not table:2'],
    ['tournament roulette prizes 600,,car', 'prizes: "600,,car" is not words with commas'],
  ])('%s', (line, expected) => {
    expect(says(line)[0]).toContain(expected)
  })

  test.each([
    ['seat 1 wagres 5 on tie', '"wagres": did you mean wagers?'],
    ['seat 1 wagers five on tie', '"five" is not an amount in dollars'],
    ['seat 1 wagers 5 on plaeyr', 'no wager is called "plaeyr": did you mean player?'],
    ['then seat 1 wins 5 on tei', 'no wager is called "tei": did you mean tie?'],
    [
      'operator sets limits 5 to 10 for mian',
      'no sign shows limits for "mian": did you mean main?',
    ],
    ['operator changes tei to 9', 'no option is called "tei": did you mean tie?'],
    ['seat 1 wagers 5 on tie quickly', '"quickly" is one word too many'],
    ['seat 1 wagers 5 on', 'expected {wager}'],
    ['seat one buys in 5', 'seat needs its number'],
    ['seat 0 buys in 5', 'seat needs its number'],
    ['seat 01 buys in 5', 'seat needs its number'],
    ['operator invalidates round 0 because of fire', '"0" is not a whole number from 1 on'],
    ['game supervisor resolves dispute 0', '"0" is not a whole number from 1 on'],
    ['seat 1 buys in 10 in round 0', 'in round: "0" is not the number of a round'],
    ['delaer calls no more bets', 'did you mean dealer?'],
    ['game supervisr calls no more bets', 'did you mean game supervisor?'],
    ['dealer wagers 5 on tie', 'that is for a patron'],
    ['shoe 9c 2x', '"2x"'],
    ['shoe 1c 5d', '"1c" is not cards'],
    ['clock 25:00', '"25:00" is not a time such as 14:20'],
    ['clock noon', '"noon" is not a time such as 14:20'],
    ['seat 1 buys in 99999999999999999999', 'is not an amount in dollars'],
    ['seat 1 buys in 10 in round two', 'in round: "two" is not the number of a round'],
    ['operator excludes seat 1 because of noise refused by', '"refused by" needs a clause'],
    [
      'operator excludes seat 1 because of noise refused by nz1:17.3 twice',
      '"twice" comes after the clause of the refusal',
    ],
    ["seat 1 turns the playr's hand", 'playr'],
    ['then seat 4 holds 0', 'nobody called seat 4 has come here'],
    ['then no WagerSetled happens', 'did you mean WagerSettled?'],
    ['then seat 1 holds 0 promotonal', '"promotonal" is not a kind of chips'],
    ['operator does invaldate', 'did you mean invalidate?'],
    ['operator does invalidate with ground frod', '"frod": did you mean fraud?'],
    ['operator does invalidate with ground fraud; reson x', '"reson": did you mean reason?'],
    ['operator does invalidate with ground fraud', 'forfeits is missing'],
    ['operator does exclude with patron seat 1; patron seat 2; reason x', 'patron is given twice'],
  ])('%s', (line, expected) => {
    expect(says(`${AT_TABLE}${line}`)).toEqual([expect.stringContaining(expected)])
  })
})

test('nz7:5.5 a count has a name and an amount for each player', () => {
  const begun = 'tournament roulette begun 4\n'
  expect(says(`${begun}director counts session 1: Ana x, Ben 5`)).toEqual([
    '"Ana x" is not a player and an amount such as Ana 900',
  ])
})

test('a table of any size is understood', () => {
  expect(says('tournament roulette entered 200000')).toEqual([])
})

test('a scenario with mistakes reports all of them, and the other scenarios are played', () => {
  const [bad, crash, good] = play(
    `# bad\n${AT_TABLE}seat 1 sings\nseat 1 wagers\n# none\n# good\n${AT_TABLE}then seat 1 holds 100\n`,
  )
  expect(bad!.mistakes.map(({ line }) => line)).toEqual([4, 5])
  expect(crash!.mistakes).toHaveLength(1)
  expect(good!.failure).toBeUndefined()
  expect(good!.mistakes).toEqual([])
})

test('a value that no book allows may be given where its refusal is expected', () => {
  expect(says('table nz5 style D  refused by nz5:8.5')).toEqual([])
  expect(says('table nz5 style D')).toHaveLength(1)
})

test('a refusal need not name its clause', () => {
  const results = (line: string) => play(`${AT_TABLE}${line}`).map(({ failure }) => failure?.says)
  expect(results('seat 1 wagers 500 on player refused')).toEqual([undefined])
  expect(results('seat 1 wagers 500 on player   refused')).toEqual([undefined])
  expect(results('seat 1 wagers 50 on player   refused')).toEqual(['nothing refused it'])
})

test('a line that acts and ends in refused expects it, also after free text', () => {
  const [played] = play(`${AT_TABLE}operator voids the wagers of seat 1 because of noise refused`)
  expect(played!.failure).toBeUndefined()
  const [allowed] = play(`${AT_TABLE}seat 1 disputes that the cut was refused`)
  expect(allowed!.failure?.says).toBe('nothing refused it')
})

test('one space after the actor is enough, and many do no harm', () => {
  const lines = ['seat 1 sits', 'patron  Ana   stands', 'Nora for seat 1 wagers 5 on player']
  expect(
    says(`${AT_TABLE}${lines.join('\n')}\ngame supervisor\texcludes seat 1 because of noise`),
  ).toEqual([])
})

test('a clause at the end of a line is checked, also where only chips are counted', () => {
  const bought = `# a\n${AT_TABLE}then seat 1 holds 100  by `
  expect(play(`${bought}nz1:13.1(a)\n`)[0]!.failure).toBeUndefined()
  expect(play(`${bought}nz1:18.2\n`)[0]!.failure?.says).toBe('nothing rests on nz1:18.2')
})

test('nz1:7.2 a line whose first step is refused is refused', () => {
  const [reserved] = play(
    `${AT_TABLE}operator reserves the table for seat 1\nseat 2 buys in 100 refused by nz1:7.2`,
  )
  expect(reserved!.failure).toBeUndefined()
})

test.each([
  ['nz5 equipment continuous-shuffler', 'player'],
  ['nz5 equipment batch-shuffler', 'player'],
  ['nz5 burn one-face-down', 'player'],
  ['nz22 dealing shuffler', 'ante'],
])('a table comes ready for wagers: %s', (opening, on) => {
  const [played] = play(
    `table ${opening}\nseat 1 buys in 100\nseat 1 wagers 10 on ${on}\ndealer calls no more bets`,
  )
  expect(played!.mistakes).toEqual([])
  expect(played!.failure).toBeUndefined()
})
