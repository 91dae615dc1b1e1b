import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Store } from './log/store.ts'

/** Metrics for the operator. */
export const newMetrics = () => {
  const registers = [new Registry()]
  const [registry] = registers as [Registry]
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    commands: new Counter({
      name: 'croupier_commands_total',
      help: 'Commands of guests by what was answered',
      labelNames: ['answer'],
      registers,
    }),
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
