import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { GAMES, type GameName } from '../../games/catalogue.ts'
import type { TableState } from '../../general/state.ts'
import type { Command } from '../../kernel/game.ts'
import { isRefusal } from '../../kernel/refusal.ts'
import { play } from '../../scenario/index.ts'
import type { Rules } from '../client/practice/rules.ts'
import { BETTING as BACCARAT } from './baccarat/phases.ts'
import { BETTING as LUNAR_POKER } from './lunar-poker/phases.ts'
import { BETTING as ROULETTE } from './roulette/phases.ts'
import { BETTING as SNAKE_EYES } from './snake-eyes/phases.ts'

const BETTING: Readonly<Record<GameName, readonly string[]>> = {
  baccarat: BACCARAT,
  roulette: ROULETTE,
  'snake-eyes': SNAKE_EYES,
  'lunar-poker': LUNAR_POKER,
}

const WAGERS: Readonly<Record<GameName, string>> = {
  baccarat: 'player',
  roulette: 'red',
  'snake-eyes': 'field',
  'lunar-poker': 'ante',
}

const textOf = (game: GameName): string =>
  readFileSync(new URL(`../features/gallery/states/${game}.txt`, import.meta.url), 'utf8')

const isWager = ({ does, by }: Command): boolean =>
  does === 'wager' && (by as { readonly patron?: string }).patron === 'seat 1'

/** The phases of the gallery's scenarios in which the rules take a wager of seat 1. */
const takingOf = (game: GameName): ReadonlySet<string> => {
  const played = play(textOf(game))
  const commands = played.flatMap(({ trace }) => trace.flatMap(({ entries }) => entries))
  const wager = commands.map(({ command }) => command).find(isWager)
  const taken = new Set<string>()
  for (const { trace, opened } of played) {
    const { game: rules, config } = opened as Pick<Rules, 'game' | 'config'>
    let state = rules.open(config) as TableState<unknown>
    for (const { entries } of trace) {
      for (const { events } of entries)
        state = events.reduce((before, event) => rules.evolve(before, event), state)
      const asked = { ...wager, on: WAGERS[game], chips: 500, round: undefined }
      if (isRefusal(rules.decide(state, asked as never))) continue
      taken.add((state.play as { readonly phase: { readonly is: string } }).phase.is)
    }
  }
  return taken
}

test.each(GAMES)('%s: the page takes wagers in exactly the phases in which the rules do', game => {
  expect([...takingOf(game)].toSorted()).toEqual([...BETTING[game]].toSorted())
})
