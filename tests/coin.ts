import type { GeneralCommand } from '../src/general/commands.ts'
import { balance, type TableConfig, type TableState } from '../src/general/state.ts'
import { table } from '../src/general/table.ts'
import type { Play } from '../src/kernel/game.ts'
import { fold } from '../src/kernel/log.ts'
import { chips, EVENS, odds } from '../src/kernel/money.ts'
import type { Actor } from '../src/kernel/people.ts'
import { isRefusal, refuse } from '../src/kernel/refusal.ts'
import { lose, standOff, voided, win } from '../src/kernel/wager.ts'

/**
 * A game of no division, to see that Division 1 fits round any: heads and tails pay evens, on edge
 * they stand off and are staked again; `edge` stays until it wins; `bonus` is at most what lies on
 * heads; who wagers on heads pays a dollar.
 */
type Face = 'heads' | 'tails' | 'edge' | 'lost'
type CoinCommand = { by: Actor; does: 'close' } | { by: Actor; does: 'toss'; face: Face }
type CoinEvent = { is: 'Closed' | 'Over' | 'Dropped'; under: 'nz1:2.1' } | Tossed
type Tossed = { is: 'Tossed'; face: Face; under: 'nz1:2.1' }

const under = 'nz1:2.1'
const FEE = chips(100)

const coin: Play<null, { closed: boolean }, CoinCommand, CoinEvent, null> = {
  open: () => ({ closed: false }),
  decide: ({ closed }, command) => {
    if (command.does === 'close')
      return closed ? refuse(under, 'Closed already.') : [{ is: 'Closed', under }]
    if (!closed) return refuse(under, 'Close first.')
    const { face } = command
    return [
      { is: 'Tossed', face, under },
      { is: face === 'lost' ? 'Dropped' : 'Over', under },
    ]
  },
  evolve: (_, { is }) => ({ closed: is === 'Closed' || is === 'Tossed' }),
  awaits: () => undefined,
  view: () => null,
  permits: ({ closed }, { patron, on, chips: size }, { wagers }) => {
    if (!['heads', 'tails', 'edge', 'bonus'].includes(on)) return refuse('nz1:10.1(a)', 'No such.')
    if (closed) return refuse(under, 'Closed.')
    const main = wagers.find(w => w.patron === patron && w.on === 'heads')?.chips ?? 0
    return on === 'bonus' && size > main ? refuse('nz1:10.1(d)', 'Too much.') : undefined
  },
  releases: ({ closed }) => (closed ? refuse(under, 'Closed.') : undefined),
  resolves: (_, event, { wagers }) => {
    if (event.is === 'Closed')
      return wagers
        .filter(({ on, kind }) => on === 'heads' && kind === 'value')
        .map(({ patron }) => ({ fee: FEE, patron, under }))
    if (event.is !== 'Tossed') return []
    if (event.face === 'lost')
      return wagers.map(({ id }) => ({ wager: id, outcome: voided('nz1:1.1/void(b)') }))
    return wagers.flatMap(({ id, ...stake }) => {
      if (stake.on === 'edge')
        return event.face === 'edge' ? [{ wager: id, outcome: win(odds(30), under) }] : []
      if (event.face === 'edge')
        return [
          { wager: id, outcome: standOff(under) },
          { stake, under },
        ]
      const pays = stake.on === 'bonus' ? odds(1, 2) : EVENS
      const wins = (stake.on === 'bonus' ? 'heads' : stake.on) === event.face
      return [{ wager: id, outcome: wins ? win(pays, under) : lose(under) }]
    })
  },
  milestone: ({ is }) =>
    ({ Closed: 'no-more-bets', Over: 'round-over', Dropped: 'round-void', Tossed: undefined })[
      is
    ] as 'no-more-bets' | undefined,
  abandon: () => [{ is: 'Dropped', under }],
  kindOf: on => on,
  pays: (_, on) => [on === 'bonus' ? odds(1, 2) : on === 'edge' ? odds(30) : EVENS],
  allowsNonValueChips: true,
}

export const game = table(coin)
export type Any = CoinCommand | GeneralCommand
export type State = TableState<{ closed: boolean }>

const limit = { minimum: chips(500), maximum: chips(10_000) }
export const CONFIG: TableConfig<null> = {
  seats: 3,
  standing: true,
  denominations: [chips(100), chips(500)],
  limits: { heads: limit, tails: limit, edge: limit, bonus: limit },
  multiplesOfMinimum: false,
  refusesUnpayable: false,
  promotionalChips: true,
  colours: ['red', 'blue'],
  nonValueChipsOnly: false,
  elections: null,
}

export const OPERATOR: Actor = { role: 'staff', rank: 'operator' }
export const DEALER: Actor = { role: 'staff', rank: 'dealer' }
export const ANN: Actor = { role: 'patron', patron: 'Ann' }
export const BEN: Actor = { role: 'patron', patron: 'Ben' }

export type Said = Any extends infer C ? (C extends Any ? Omit<C, 'by'> : never) : never

/** A table that keeps its state, with what a test wants to ask of it. */
export const tableOf = (config: Partial<TableConfig<null>> = {}) => {
  let state: State = game.open({ ...CONFIG, ...config })
  const events: { is: string; under: string }[] = []
  const does = (by: Actor, said: Said): string => {
    const decision = game.decide(state, { by, ...said } as Any)
    if (isRefusal(decision)) return decision.refused
    state = fold(game, state, decision)
    events.push(...decision)
    return 'ok'
  }
  const holds = (patron: string, kind: Parameters<typeof balance>[2] = 'value') =>
    balance(state, `stack:${patron}`, kind)
  does(OPERATOR, { does: 'open-table' })
  for (const by of [ANN, BEN]) {
    does(by, { does: 'stand' })
    does(by, { does: 'buy-in', chips: chips(20_000) })
  }
  return { does, holds, events, state: () => state, view: () => game.view(state, { role: 'rail' }) }
}
