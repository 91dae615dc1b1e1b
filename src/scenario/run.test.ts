import { expect, test } from 'vitest'
import { play } from './index.ts'

const failures = (text: string) => play(text).map(({ failure }) => failure)

const TABLE = '# nz5:5.10(a)  Player pays evens\ntable    nz5\nseat 1   buys in 100\n'

test('a line that nobody knows fails with its number', () => {
  expect(failures(`${TABLE}seat 1   yodels\n`)).toEqual([
    { line: 4, says: expect.stringMatching(/"yodels"; expected one of .*wagers/) },
  ])
  expect(failures(`${TABLE}then     the moon is full\n`)[0]?.says).toContain(
    'nothing is known as "the moon is full"',
  )
  expect(failures(`${TABLE}ghost    wagers 5 on tie\n`)[0]?.says).toContain(
    'nobody is called "ghost"',
  )
})

test('a refusal by another clause fails, and so does a refusal that does not come', () => {
  const [wrong] = failures(`${TABLE}seat 1   wagers 500 on player  refused by nz1:9.5\n`)
  expect(wrong?.says).toContain('refused by nz1:10.3')
  const [missing] = failures(`${TABLE}seat 1   wagers 50 on player  refused by nz1:9.5\n`)
  expect(missing?.says).toContain('nothing refused it')
})

test('a wrong amount, a wrong clause and a wrong balance fail', () => {
  const round = `${TABLE}seat 1   wagers 50 on player\ndealer   calls no more bets\nshoe     9c 2d Kh 3s\n`
  expect(failures(`${round}then     seat 1 wins 50 on player  by nz5:5.10(a)\n`)).toEqual([
    undefined,
  ])
  expect(failures(`${round}then     seat 1 wins 51 on player\n`)[0]?.says).toContain('$50')
  expect(
    failures(`${round}then     seat 1 wins 50 on player  by nz5:5.10(b)\n`)[0]?.says,
  ).toContain('nz5:5.10(a)')
  expect(failures(`${round}then     seat 1 holds 149\n`)[0]?.says).toContain('$150')
  expect(failures(`${round}then     seat 1 loses 50 on player\n`)[0]?.says).toContain('win')
})

test('a scenario without a table, or without a line, fails', () => {
  expect(failures('# empty\n')).toEqual([{ line: 1, says: 'nothing happens here' }])
  expect(failures('# no table\nseat 1   sits\n')[0]?.says).toContain('begins with its table')
})

test('the clock runs past midnight, and never backwards', () => {
  const late = '# nz1:8.0\ntable    nz5\nclock    23:50\noperator announces closing at 00:15\n'
  const closes = 'clock    00:15\nthen     the sign shows closing at 00:15\n'
  expect(failures(`${late}${closes}operator closes the table\n`)).toEqual([undefined])
  expect(failures(`${late}clock    23:49\n`)[0]?.says).toBe('the clock is already past 23:49')
})

test('a session and a tournament are scenes of their own, with their own words', () => {
  const session = '# nz7:4.7\nsession  roulette\n'
  expect(failures(`${session}then     the marker stands at 1\n`)).toEqual([undefined])
  expect(failures(`${session}then     the marker stands at 2\n`)[0]?.says).toContain('it is 1')
  const cup = '# nz7:2.1\ntournament  roulette entered 1\n'
  expect(failures(`${cup}then     patron Ana is accepted\n`)).toEqual([undefined])
  expect(failures(`${cup}then     the sign shows a private table\n`)[0]?.says).toContain(
    'nothing is known',
  )
  expect(failures('# x\nsession  snake-eyes\n')[0]?.says).toContain(
    'no session is played by "snake-eyes"',
  )
})

test('the trace has every passed line with its events or its refusal', () => {
  const [played] = play(
    `${TABLE}seat 1   wagers 500 on player  refused by nz1:10.3\nseat 1   wagers 50 on player\nthen     seat 1 holds 51\n`,
  )
  expect(played!.failure?.line).toBe(6)
  expect(
    played!.trace.map(({ step, entries }) => [step.line, entries.at(-1)?.command.does]),
  ).toEqual([
    [2, expect.any(String)],
    [3, 'buy-in'],
    [4, undefined],
    [5, 'wager'],
  ])
  expect(played!.trace.map(({ refused }) => refused?.refused)).toEqual([
    undefined,
    undefined,
    'nz1:10.3',
    undefined,
  ])
  expect(played!.trace[3]!.entries[0]!.events).toMatchObject([{ is: 'WagerPlaced' }])
})
