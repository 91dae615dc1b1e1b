import { describe, expect, test } from 'vitest'
import { balance } from '../../general/state.ts'
import { chips } from '../../kernel/money.ts'
import type { Actor } from '../../kernel/people.ts'
import { isRefusal } from '../../kernel/refusal.ts'
import { roulette } from './index.ts'
import type { TableElections } from './state.ts'

const { game, standard, setUp } = roulette
type Config = ReturnType<typeof standard>
type State = ReturnType<typeof game.open>
type Command = Parameters<typeof game.decide>[1]
type Without<T> = T extends unknown ? Omit<T, 'by'> : never
type Said = Without<Command>

const ANN: Actor = { role: 'patron', patron: 'ann' }
const BEN: Actor = { role: 'patron', patron: 'ben' }
const DEALER: Actor = { role: 'staff', rank: 'dealer' }
const SUPERVISOR: Actor = { role: 'staff', rank: 'game-supervisor' }
const OPERATOR: Actor = { role: 'staff', rank: 'operator' }
const CHANCE: Actor = { role: 'chance' }

/** A table that is told what happens, one line after the other. */
class Table {
  state: State
  readonly events: { readonly is: string; readonly under?: string }[] = []

  constructor(config: Config = standard()) {
    this.state = game.open(config)
    this.does(OPERATOR, { does: 'open-table' })
    for (const patron of [ANN, BEN]) {
      this.does(patron, { does: 'sit', seat: patron === ANN ? 1 : 2 })
      this.does(patron, { does: 'buy-in', chips: chips(100_000) })
    }
  }

  /** The clause that refuses it, if one does. */
  does(by: Actor, said: Said): string | undefined {
    const decision = game.decide(this.state, { ...said, by } as Command)
    if (isRefusal(decision)) return decision.refused
    for (const event of decision) {
      this.events.push(event)
      this.state = game.evolve(this.state, event)
    }
    return undefined
  }

  must(by: Actor, ...all: readonly Said[]): this {
    for (const said of all) expect([said, this.does(by, said)]).toEqual([said, undefined])
    return this
  }

  wagers(by: Actor, on: string, amount: number): string {
    this.must(by, { does: 'wager', on, chips: chips(amount) })
    return this.state.wagers.find(wager => wager.on === on)!.id
  }

  held(patron: string): number {
    return balance(this.state, `stack:${patron}`)
  }

  /** The clause under which each wager ended, by its name. */
  ended(): Readonly<Record<string, string>> {
    const found = [...this.state.ended, ...this.state.lastEnded]
    return Object.fromEntries(
      found.map(({ wager, outcome }) => [wager.on, `${outcome.is} ${outcome.under}`]),
    )
  }

  spins(): this {
    return this.must(DEALER, { does: 'spin', wheel: 'clockwise', ball: 'anticlockwise' })
  }

  calls(): this {
    return this.must(DEALER, { does: 'call' })
  }

  lands(number: string): this {
    return this.must(DEALER, { does: 'ball-drops' }).must(CHANCE, { does: 'spun', number })
  }

  settles(): this {
    this.must(DEALER, { does: 'announce' }, { does: 'transfer' }, { does: 'collect' })
    return this.state.play.phase.is === 'collected' ? this.must(DEALER, { does: 'pay' }) : this
  }
}

const spun = (number: string, lay: (table: Table) => void, config?: Config): Table => {
  const table = new Table(config)
  lay(table)
  return table.spins().calls().lands(number).settles()
}

const elections = (change: Partial<TableElections>): Config =>
  setUp({ ...standard().elections, ...change })

describe('nz8:3.1 wagers on the main layout', () => {
  test('nz8:3.9 nz8:4.5(b) a Split of 10 brings 170 and comes back', () => {
    const table = spun('20', t => t.wagers(ANN, 'split:17-20', 1000))
    expect(table.held('ann')).toBe(117_000)
    expect(table.ended()).toEqual({ 'split:17-20': 'win nz8:3.9' })
  })
})
