import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Floor, Table } from './floor/floor.ts'
import type { Store } from './log/store.ts'

interface AnsweredCommand {
  readonly game: string
  readonly table: string
  readonly answer: string
  readonly seconds: number
}

/** How many answers are counted together. */
const TOGETHER = 500

/** Counts answers when somebody reads the metrics, because one at a time takes the library long. */
const ofCommands = (registers: Registry[]) => {
  let waiting: AnsweredCommand[] = []
  const collect = (): void => {
    const all = waiting
    waiting = []
    for (const { seconds, ...labels } of all) {
      commands.inc(labels)
      commandSeconds.observe({ game: labels.game }, seconds)
    }
  }
  const commands = new Counter({
    name: 'croupier_commands_total',
    help: 'Commands by table and by what was answered',
    labelNames: ['game', 'table', 'answer'],
    registers,
    collect,
  })
  const commandSeconds = new Histogram({
    name: 'croupier_command_seconds',
    help: 'Time from a command to its answer',
    labelNames: ['game'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers,
    collect,
  })
  const answered = (one: AnsweredCommand): void => {
    waiting.push(one)
    if (waiting.length >= TOGETHER) collect()
  }
  return { commands, answered }
}

/** Metrics of other requests by people and programs. */
const ofPeople = (registers: Registry[]) => ({
  signIns: new Counter({
    name: 'croupier_sign_ins_total',
    help: 'Attempts of the staff to sign in by what was answered',
    labelNames: ['answer'],
    registers,
  }),
  tokenRequests: new Counter({
    name: 'croupier_token_requests_total',
    help: 'Requests of programs by their token',
    labelNames: ['token'],
    registers,
  }),
})

/**
 * How often the lag of the event loop is measured, in milliseconds. The library's 10 ms take a third
 * of what an idle house takes.
 */
const LAG_EVERY = 50

/** Metrics for the operator. */
export const newMetrics = () => {
  const registers = [new Registry()]
  const [registry] = registers as [Registry]
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LAG_EVERY })
  return {
    registry,
    ...ofCommands(registers),
    ...ofPeople(registers),
    sockets: new Gauge({ name: 'croupier_sockets', help: 'Open sockets', registers }),
    views: new Counter({ name: 'croupier_views_total', help: 'Views sent', registers }),
    closed: new Counter({
      name: 'croupier_sockets_closed_total',
      help: 'Sockets that the house closed, by reason',
      labelNames: ['reason'],
      registers,
    }),
    appends: new Histogram({
      name: 'croupier_append_seconds',
      help: 'Time until an entry is durable',
      buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5],
      registers,
    }),
    faults: new Counter({
      name: 'croupier_faults_total',
      help: 'Things that went wrong at a table',
      registers,
    }),
  }
}

/** Adds the metrics of each table. */
export const showTables = (metrics: Metrics, { tables }: Pick<Floor, 'tables'>): Metrics => {
  const shown = (name: string, help: string, value: (table: Table) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['game', 'table'],
      registers: [metrics.registry],
      collect() {
        this.reset()
        for (const table of tables.values())
          this.set({ game: table.game, table: table.id }, value(table))
      },
    })
  shown('croupier_table_open', '1 while the table is open', ({ host }) => Number(host.state.open))
  shown('croupier_table_stopped', '1 while the log takes no commands', ({ host }) =>
    Number(host.stopped !== undefined),
  )
  shown('croupier_table_round', 'The number of the round', ({ host }) => host.state.round.number)
  shown('croupier_table_wagers', 'Wagers on the table', ({ host }) => host.state.wagers.length)
  shown(
    'croupier_table_seated',
    'Patrons in seats',
    ({ host }) => host.state.seats.filter(patron => patron !== null).length,
  )
  return metrics
}

export type Metrics = ReturnType<typeof newMetrics>

/** Adds metrics to a store. */
export const timed = (store: Store, { appends }: Metrics): Store => ({
  ...store,
  append: async drafts => {
    const end = appends.startTimer()
    const kept = await store.append(drafts)
    end()
    return kept
  },
})
