import { once } from 'node:events'
import { createWriteStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { foreignBaccarat } from '../../../tests/fixtures/foreign-rounds.ts'
import { sweep } from '../../../tests/fixtures/sweep.ts'
import { Spool } from './spool.ts'
import { first, judged } from './verb.ts'

const folder = mkdtempSync(join(tmpdir(), 'croupier-audit-long-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const ROUNDS = sweep(200_000, 200_000, 1_000_000)
const MAP = {
  unit: 'dollars',
  columns: {
    round: 'Game',
    shoe: 'Shoe',
    player: 'Player',
    banker: 'Banker',
    on: 'Bet',
    stake: 'Stake',
    net: 'Net',
  },
  values: {
    on: { P: 'player', B: 'banker', DB: 'dragon-bonus-player', PP: 'perfect-pair-player' },
  },
}

test.each([
  ['commission', false],
  ['half-on-six', true],
])(
  `nz5 %s: one fault in 10,000 is found in ${ROUNDS} rounds, and nothing else`,
  async (variant, isHalf) => {
    const foreign = foreignBaccarat(variant, 10_000, isHalf)
    const path = join(folder, `${variant}.csv`)
    const out = createWriteStream(path)
    const faults: string[] = []
    let line = 1
    out.write(`${foreign.columns.join(',')}\n`)
    for (let i = 0; i < ROUNDS; i += 1)
      for (const { cells, fault } of foreign.next()) {
        line += 1
        if (fault !== undefined) faults.push(`${line} ${fault}`)
        if (!out.write(`${cells.join(',')}\n`)) await once(out, 'drain')
      }
    out.end()
    await once(out, 'finish')
    const map = join(folder, 'map.json')
    const elections = join(folder, `${variant}.json`)
    writeFileSync(map, JSON.stringify(MAP))
    writeFileSync(
      elections,
      JSON.stringify({ decks: 8, tie: 8, dragonBonus: 1, perfectPair: 1, variant }),
    )
    const spool = new Spool()
    const summary = await judged(path, { map, book: 'nz5', elections }, spool)
    const found = await first(spool, Number.POSITIVE_INFINITY)
    spool.remove()
    expect(faults.length).toBeGreaterThan(ROUNDS / 25_000)
    expect(found.map(each => `${each.line} ${each.kind}`)).toEqual(faults)
    expect(summary.rounds).toBe(ROUNDS)
  },
)
