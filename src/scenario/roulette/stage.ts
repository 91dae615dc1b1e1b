import type { RouletteCommand } from '../../games/roulette/commands.ts'
import type { RouletteEvent } from '../../games/roulette/events.ts'
import { roulette } from '../../games/roulette/index.ts'
import type { State as PlayState, TableElections } from '../../games/roulette/state.ts'
import type { RouletteView } from '../../games/roulette/view.ts'
import { chips } from '../../kernel/money.ts'
import { money } from '../phrase.ts'
import type { Stage } from '../stage.ts'
import { ROULETTE_EXPECTATIONS } from './expectations.ts'
import { ROULETTE_VERBS } from './verbs.ts'

/** Runs scenarios at a roulette table. */

type RouletteStage = Stage<TableElections, PlayState, RouletteCommand, RouletteEvent, RouletteView>

const table: RouletteStage['table'] = (_, options) => {
  const elected = (name: string, before: boolean | undefined) =>
    options.has(name) ? options.get(name) === 'yes' : before === true
  const { elections } = roulette.standard()
  const config = roulette.setUp({
    ...elections,
    layout: (options.get('layout') ?? elections.layout) as TableElections['layout'],
    racetrack: elected('racetrack', elections.racetrack),
    asianRacetrack: elected('asian', elections.asianRacetrack),
    courtesyLine: elected('courtesy', elections.courtesyLine),
    bell: elected('bell', elections.bell),
    winningNumberDisplay: elected('display', elections.winningNumberDisplay),
  })
  const amount = (name: string, otherwise: number) => {
    const word = options.get(name)
    return word ? money(word) : chips(otherwise)
  }
  const limit = {
    minimum: amount('minimum', 100),
    maximum: amount('maximum', 1_000_000),
    ...(options.has('step') ? { step: amount('step', 100) } : {}),
  }
  return {
    ...config,
    seats: Number(options.get('seats') ?? config.seats),
    limits: Object.fromEntries(Object.keys(config.limits).map(kind => [kind, limit])),
  }
}

export const rouletteStage: RouletteStage = {
  books: roulette.books,
  game: roulette.game,
  table,
  refused: roulette.refused,
  prepares: [{ by: { role: 'staff', rank: 'operator' }, does: 'open-table' }],
  verbs: ROULETTE_VERBS,
  expects: ROULETTE_EXPECTATIONS,
}
