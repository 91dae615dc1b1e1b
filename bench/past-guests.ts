import type { Command } from '../src/kernel/game.ts'
import type { Floor, Table } from '../src/server/floor/floor.ts'
import { busyFloor } from './busy-floor.ts'
import type { Measure } from './measure.ts'

/**
 * The cost of a command at a table that few or many guests have visited before, with the cage
 * behind it.
 */

const FEW = 10
const MANY = 100_000
const TURNS = 200
const BUYS = 100_000

interface House {
  readonly floor: Floor
  readonly table: Table
}

const CASHIER = { role: 'staff', rank: 'operator', name: 'bench' } as const

const said = async ({ floor, table }: House, patron: string, command: object): Promise<void> => {
  const by = { role: 'patron', patron } as const
  const id = `${patron}/${table.host.seq}`
  const answer =
    'chips' in command && 'does' in command && command.does === 'buy-in'
      ? await floor.cashier.buyIn(id, table.host, { by, ...command } as never)
      : await table.host.submit(id, { by, ...command } as Command)
  if (!('done' in answer)) throw new Error(JSON.stringify(answer))
}

const welcomed = async ({ floor }: House, patron: string): Promise<void> => {
  const given = { does: 'welcome', patron, chips: 10 * BUYS, key: patron } as const
  await floor.cage.submit(`welcome ${patron}`, { by: CASHIER, ...given })
}

/** A guest comes, buys chips and cashes them out. */
const visits = async (house: House, patron: string): Promise<void> => {
  await said(house, patron, { does: 'stand' })
  await said(house, patron, { does: 'buy-in', chips: BUYS })
  await said(house, patron, { does: 'cash-out', chips: BUYS / 2 })
  await said(house, patron, { does: 'leave' })
  await house.floor.cashier.payOut()
}

const houseAfter = async (guests: number): Promise<House> => {
  const floor = await busyFloor(1, [])
  const house = { floor, table: floor.tables.get('t0')! }
  for (let i = 0; i < guests; i += 1) {
    await welcomed(house, `Guest ${i}`)
    await visits(house, `Guest ${i}`)
  }
  await welcomed(house, 'Ana')
  return house
}

const plays = async (house: House): Promise<void> => {
  for (let i = 0; i < TURNS; i += 1) await visits(house, 'Ana')
}

export const pastGuests = async (): Promise<Measure> => {
  const [few, many] = [await houseAfter(FEW), await houseAfter(MANY)]
  return {
    name: `a command after ${MANY.toLocaleString('en')} past guests`,
    reference: `the same after ${FEW}`,
    unit: 'visit',
    candidateUnits: TURNS,
    referenceUnits: TURNS,
    target: 1 / 1.2,
    isRight: () => [few, many].every(({ floor }) => floor.cashier.audit().length === 0),
    candidate: () => plays(many),
    against: () => plays(few),
  }
}
