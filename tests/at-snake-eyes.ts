import type { TableElections } from '../src/games/snake-eyes/book.ts'
import type { SnakeEyesCommand } from '../src/games/snake-eyes/commands.ts'
import type { Faces } from '../src/games/snake-eyes/dice.ts'
import { snakeEyes } from '../src/games/snake-eyes/play.ts'
import type { On } from '../src/games/snake-eyes/wagers.ts'
import type { GeneralCommand } from '../src/general/commands.ts'
import { balance, everyAccount } from '../src/general/state.ts'
import { table } from '../src/general/table.ts'
import type { Authority } from '../src/kernel/authority.ts'
import type { Event } from '../src/kernel/game.ts'
import { chips } from '../src/kernel/money.ts'
import type { Actor, StaffRank } from '../src/kernel/people.ts'
import { isRefusal } from '../src/kernel/refusal.ts'

/** A Snake Eyes table with Ann, Ben and Cid on seats 1 to 3, $1,000 each, to try rules out on. */

type Unsigned<C> = C extends unknown ? Omit<C, 'by'> : never
type Said = Unsigned<SnakeEyesCommand | GeneralCommand>

const ELECTIONS: TableElections = {
  hard4: 7,
  hard6: 9,
  hard8: 9,
  hard10: 7,
  field: 1,
  craps2: 30,
  craps12: 30,
  dice: 5,
  layout: 1,
  resultsDisplay: false,
  resultEntry: false,
}

const staff = (rank: StaffRank): Actor => ({ role: 'staff', rank })

export const ANN: Actor = { role: 'patron', patron: 'Ann' }
export const BEN: Actor = { role: 'patron', patron: 'Ben' }
export const CID: Actor = { role: 'patron', patron: 'Cid' }
export const DEALER = staff('dealer')
export const GAME_SUPERVISOR = staff('game-supervisor')
export const CASINO_SUPERVISOR = staff('casino-supervisor')
export const SENIOR = staff('senior-casino-supervisor')
export const OPERATOR = staff('operator')
const CHANCE: Actor = { role: 'chance' }

export const atSnakeEyes = (elections: Partial<TableElections> = {}) => {
  const game = table(snakeEyes)
  const limit = { minimum: chips(500), maximum: chips(100_000) }
  let state = game.open({
    seats: 3,
    standing: false,
    denominations: [chips(100)],
    limits: { 'multi-roll': limit, 'single-roll': limit },
    multiplesOfMinimum: false,
    refusesUnpayable: true,
    promotionalChips: false,
    colours: [],
    nonValueChipsOnly: false,
    elections: { ...ELECTIONS, ...elections },
  })
  let last: readonly Event[] = []
  /** The clause that stands against it, if one does. */
  const does = (by: Actor, said: Said): Authority | 'done' => {
    const decision = game.decide(state, { by, ...said } as SnakeEyesCommand)
    if (isRefusal(decision)) return decision.refused
    state = decision.reduce(game.evolve, state)
    last = decision
    return 'done'
  }
  const must = (by: Actor, said: Said): void => {
    const answer = does(by, said)
    if (answer !== 'done') throw new Error(`${said.does} was refused under ${answer}`)
  }
  must(CASINO_SUPERVISOR, { does: 'open-table' })
  for (const [i, by] of [ANN, BEN, CID].entries()) {
    must(by, { does: 'sit', seat: i + 1 })
    must(by, { does: 'buy-in', chips: chips(100_000) })
  }
  const wager = (by: Actor, on: On, dollars: number) =>
    does(by, { does: 'wager', on, chips: chips(dollars * 100) })
  const rest = (...faces: Faces): void => must(CHANCE, { does: 'dice', faces })
  const settled = (...faces: Faces): void => {
    rest(...faces)
    must(DEALER, { does: 'call', total: faces[0] + faces[1] })
    must(DEALER, { does: 'settle' })
  }
  return {
    does,
    must,
    wager,
    rest,
    /** Thrown by whoever shoots, called and settled. */
    rolls: (by: Actor, ...faces: Faces): void => {
      must(by, { does: 'roll' })
      settled(...faces)
    },
    inspected: (): void => {
      must(DEALER, { does: 'inspect-dice' })
      must(GAME_SUPERVISOR, { does: 'inspect-dice' })
    },
    holds: (patron: string): number => balance(state, `stack:${patron}`) / 100,
    standing: (): readonly string[] => state.wagers.map(({ patron, on }) => `${patron} ${on}`),
    view: () => game.view(state, { role: 'rail' }).play,
    /** What came of the last command that was not refused. */
    happened: () => last,
    awaits: () => game.awaits(state),
    id: (patron: string, on: On): string =>
      state.wagers.find(w => w.patron === patron && w.on === on)!.id,
    owes: (patron: string): number => (state.patrons[patron]?.owes ?? 0) / 100,
    /** Every chip is somewhere: the accounts add to nothing. */
    sum: (): number =>
      everyAccount(state)
        .flatMap(([, kinds]) => Object.values(kinds))
        .reduce<number>((all, held = 0) => all + held, 0),
  }
}

/** Dice inspected, Ann shoots and has $10 on the six. */
export const annShoots = (elections: Partial<TableElections> = {}) => {
  const at = atSnakeEyes(elections)
  at.inspected()
  at.must(DEALER, { does: 'offer-dice' })
  at.must(ANN, { does: 'take-dice' })
  at.wager(ANN, 'six', 10)
  return at
}
