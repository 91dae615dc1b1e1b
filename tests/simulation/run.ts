import type { Kept } from '../../src/records/entry.ts'
import { Database, type Flaws } from './database.ts'
import { Network } from './network.ts'
import { Patron } from './patron.ts'
import { type Fault, QUIET, type Script } from './plan.ts'
import { Process, type Setting } from './process.ts'
import { Witness } from './witness.ts'
import { type Dice, World } from './world.ts'

/** Runs a script to its end, or to the first finding. */

export interface Outcome {
  readonly problem: string | undefined
  /** When it was noticed, in simulated milliseconds. */
  readonly at: number
  readonly steps: number
  readonly entries: number
  readonly acknowledged: number
  readonly views: number
  readonly starts: number
  /** The end of every log. Two runs of the same script must match. */
  readonly tails: readonly string[]
  readonly told: ReadonlyMap<string, number>
}

const HOUR = 3_600_000
const RESTARTS_AFTER = 2000
/** How often a server's memory is compared with the log, in steps. */
const COMPARED = 1500

class Over extends Error {}

class Simulation {
  readonly #world: World
  readonly #script: Script
  readonly #database: Database
  readonly #witness = new Witness()
  readonly #clock = { ahead: 0 }
  readonly #setting: Setting
  readonly #network: Network | undefined
  readonly #patrons: Patron[] = []
  readonly #processes: Process[] = []
  /** Faults that the servers reported, by their text. */
  readonly #told = new Map<string, number>()
  #starts = 0
  readonly #balancer: Dice

  constructor(script: Script, flaws: Flaws) {
    const world = new World(script.seed)
    const database = new Database(world, flaws)
    const { look } = this.#witness
    database.onEntry = (kept, writer) => look(() => this.#witness.stored(kept, writer))
    database.onClaim = (...claim) => this.#witness.claimed(...claim)
    database.onLoss = (log, seq) => look(() => this.#witness.lost(log, seq))
    const seats = script.tables.flatMap(({ id: table, game }, at) =>
      Array.from({ length: script.patrons }, (_, i) => ({ name: `P${at}${i}`, table, game })),
    )
    this.#balancer = world.dice('balancer')
    this.#world = world
    this.#script = script
    this.#database = database
    this.#network = script.isShared ? new Network(world) : undefined
    this.#setting = {
      ...(this.#network && { network: this.#network }),
      world,
      database,
      plans: script.tables,
      pace: script.pace,
      patrons: seats.map(({ name }) => name),
      clock: this.#clock,
      fault: (log, error) => {
        const text = `${log}: ${error}`
        this.#told.set(text, (this.#told.get(text) ?? 0) + 1)
      },
    }
    for (let at = 0; at < script.nodes; at += 1) this.#start(`node ${at + 1}`)
    for (const seat of seats) {
      const house = () => this.#house
      this.#patrons.push(
        new Patron({ world, witness: this.#witness, house, pace: script.pace, ...seat }),
      )
    }
  }

  /** The process that takes connections. */
  get #house(): Process | undefined {
    if (this.#network && this.#serving.length > 0) return this.#balancer.pick(this.#serving)
    return this.#processes.findLast(process => process.isOpen)
  }

  #start(name: string): void {
    this.#starts += 1
    const process = new Process(this.#setting, name, this.#starts)
    this.#processes.push(process)
    void process.run().then(() => this.#startLater(name))
  }

  /** Restarts a server that has ended, like a process supervisor. */
  #startLater(name: string, ms = RESTARTS_AFTER): void {
    this.#world.after(ms, () => {
      if (!this.#alive.some(process => process.name === name)) this.#start(name)
    })
  }

  #happen({ is, lasts }: Fault): void {
    const database = this.#database
    const { time } = this.#world
    switch (is) {
      case 'kill':
        for (const process of this.#struck) {
          process.kill()
          this.#startLater(process.name, lasts)
        }
        return
      case 'restart':
        for (const process of this.#struck) process.stop()
        return
      case 'second server':
        /** The process pauses, and wakes up after another has taken over. */
        for (const process of this.#struck) {
          process.pause(lasts)
          if (this.#script.nodes === 1 && !this.#network) this.#start(process.name)
        }
        return
      case 'slow':
        database.slowUntil = time + lasts
        return
      case 'cut':
        database.cutUntil = time + lasts
        return
      case 'full':
        database.fullUntil = time + lasts
        return
      case 'lost answer':
      case 'not done':
        database.mishaps.push(is)
        return
      case 'lines':
        for (const patron of this.#patrons) patron.lose()
        return
      case 'clock':
        this.#clock.ahead += (lasts - 20_000) * 100
        return
      case 'rot':
        return void database.rot(this.#world.dice())
      default:
        this.#disturb(is, lasts)
    }
  }

  /** Causes a fault between processes that serve together. */
  #disturb(is: Fault['is'], lasts: number): void {
    const network = this.#network!
    const until = this.#world.time + lasts
    if (is === 'lost messages') network.lossyUntil = until
    if (is === 'doubled messages') network.doubledUntil = until
    if (is === 'late messages') network.lateUntil = until
    for (const process of this.#struck) {
      if (is === 'cut off' || is === 'parted and cut off') process.cutOff(lasts)
      if (is === 'parted' || is === 'parted and cut off') process.part(lasts)
    }
  }

  /** The processes that a fault hits: the serving one, or one of those that serve together. */
  get #struck(): readonly Process[] {
    const serving = this.#serving
    return this.#network && serving.length > 0 ? [this.#balancer.pick(serving)] : serving
  }

  get #serving(): readonly Process[] {
    return this.#alive.filter(process => process.isOpen)
  }

  get #alive(): readonly Process[] {
    return this.#processes.filter(process => !process.isDead)
  }

  /** Runs after every step. Comparing whole states takes long, so it is done only sometimes. */
  readonly #check = (): void => {
    const witness = this.#witness
    if (this.#world.steps % COMPARED === 0)
      for (const { floor, isDead } of this.#processes)
        if (floor && !isDead) witness.look(() => witness.compare(floor))
    if (witness.problem !== undefined) throw new Over()
  }

  async run(): Promise<Outcome> {
    const end = this.#script.hours * HOUR
    const world = this.#world
    for (const fault of this.#script.faults) world.after(fault.at, () => this.#happen(fault))
    let marks: ReadonlyMap<string, number> = new Map()
    world.after(end - QUIET / 2, () => {
      marks = this.#witness.marks()
    })
    try {
      await world.run(end, this.#check)
      await this.#conclude(marks)
    } catch (error) {
      if (!(error instanceof Over)) throw error
    }
    return this.#outcome()
  }

  async #conclude(marks: ReadonlyMap<string, number>): Promise<void> {
    const witness = this.#witness
    const floors = (this.#network ? this.#alive : [this.#house]).map(process => process?.floor)
    witness.look(() => {
      for (const floor of floors) {
        if (!floor) return witness.closed()
        witness.compare(floor)
        witness.ended(floor, marks)
      }
      witness.owned(floors.map(floor => floor!))
    })
    for (const log of await this.#database.shelf.logs()) {
      const entries = await this.#database.shelf.read(log)
      witness.look(() => witness.verified(entries))
    }
  }

  async entries(): Promise<readonly Kept[]> {
    const { shelf } = this.#database
    const logs = await shelf.logs()
    return (await Promise.all(logs.map(log => shelf.read(log)))).flat()
  }

  async #outcome(): Promise<Outcome> {
    const { shelf } = this.#database
    const { problem, entries, acknowledged, views } = this.#witness
    const { time: at, steps } = this.#world
    const tails: string[] = []
    for (const log of await shelf.logs()) tails.push(`${log} ${(await shelf.tail(log)).hash}`)
    const counts = { steps, entries, acknowledged, views, starts: this.#starts }
    return { problem, at, ...counts, tails, told: this.#told }
  }
}

/** All entries of a run without findings. */
export const recorded = async (script: Script): Promise<readonly Kept[]> => {
  const simulation = new Simulation(script, {})
  const { problem } = await simulation.run()
  if (problem !== undefined) throw new Error(problem)
  return simulation.entries()
}

export const run = (script: Script, flaws: Flaws = {}): Promise<Outcome> =>
  new Simulation(script, flaws).run()
