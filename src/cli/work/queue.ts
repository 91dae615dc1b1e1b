import { createHash } from 'node:crypto'
import pg from 'pg'
import PgBoss from 'pg-boss'

/** Slices of long runs in a PostgreSQL queue, for workers that may be killed at any moment. */

const QUEUE = 'croupier-slices'

/** One slice of a run: the command to run, to which the worker adds `--slice` and `--out`. */
export interface SliceJob {
  readonly run: string
  readonly command: readonly string[]
  readonly slice: number
  readonly of: number
}

interface TakenSlice {
  readonly id: string
  readonly job: SliceJob
}

/** The most attempts for a slice. A killed worker uses up one; a failing command uses up all. */
const TRIES = 20
/** The longest that pg-boss allows. A dead worker is found much earlier, by its lock. */
const EXPIRY = 86_399

/**
 * The same command in the same number of slices has the same id, so adding it again adds nothing.
 */
export const runOf = (command: readonly string[], of: number): string =>
  createHash('sha256')
    .update(JSON.stringify([command, of]))
    .digest('hex')
    .slice(0, 12)

/** The id of a job is computed from its run, so that it can be found without a list. */
const idOf = (run: string, slice: number): string => {
  const hex = createHash('sha256').update(`${run} ${slice}`).digest('hex')
  return [8, 4, 4, 4, 12]
    .map((length, i, all) => {
      const from = all.slice(0, i).reduce((a, b) => a + b, 0)
      return hex.slice(from, from + length)
    })
    .join('-')
}

export interface Queue {
  readonly add: (command: readonly string[], of: number) => Promise<string>
  /**
   * Takes a slice for this worker. Returns `wait` while others work, and `over` when nothing is
   * left.
   */
  readonly take: () => Promise<TakenSlice | 'wait' | 'over'>
  readonly complete: (taken: TakenSlice, file: string) => Promise<void>
  readonly fail: (taken: TakenSlice, why: string) => Promise<void>
  /** The files of a run, or what is missing. */
  readonly collect: (run: string) => Promise<readonly string[] | string>
  readonly close: () => Promise<void>
}

export const openQueue = async (url: string): Promise<Queue> => {
  const boss = new PgBoss({ connectionString: url, supervise: false, schedule: false })
  boss.on('error', () => undefined)
  const session = new pg.Client({ connectionString: url })
  await session.connect()
  await boss.start()
  await boss.createQueue(QUEUE, { name: QUEUE, retryLimit: TRIES, expireInSeconds: EXPIRY })
  return {
    add: (command, of) => add(boss, command, of),
    take: () => take(boss, session),
    complete: async ({ id }, file) => {
      await boss.complete(QUEUE, id, { file })
      await session.query(`select pg_advisory_unlock(${KEY})`, [id])
    },
    fail: async ({ id }, why) => {
      await boss.cancel(QUEUE, id)
      await session.query('update pgboss.job set output = $2 where name = $3 and id = $1', [
        id,
        JSON.stringify({ why }),
        QUEUE,
      ])
      await session.query(`select pg_advisory_unlock(${KEY})`, [id])
    },
    collect: run => collect(boss, run),
    close: async () => {
      await boss.stop({ graceful: false, close: true })
      await session.end()
    },
  }
}

const add = async (boss: PgBoss, command: readonly string[], of: number): Promise<string> => {
  const run = runOf(command, of)
  const jobs = Array.from({ length: of }, (_, i) => {
    const data: SliceJob = { run, command, slice: i + 1, of }
    return { id: idOf(run, i + 1), name: QUEUE, data, retryLimit: TRIES, expireInSeconds: EXPIRY }
  })
  await boss.insert(jobs)
  return run
}

const KEY = 'hashtextextended($1, 0)'

/**
 * A worker holds a session lock while it works on a job, and PostgreSQL releases it when the worker
 * dies. So an active job without a lock belongs to nobody and goes back to the queue. Only one
 * worker at a time takes jobs, so no job is active before it is locked.
 */
const take = async (boss: PgBoss, session: pg.Client): Promise<TakenSlice | 'wait' | 'over'> => {
  await session.query(`select pg_advisory_lock(${KEY})`, [QUEUE])
  try {
    await returnAbandoned(boss, session)
    const [job] = await boss.fetch<SliceJob>(QUEUE)
    if (job) {
      await session.query(`select pg_advisory_lock(${KEY})`, [job.id])
      return { id: job.id, job: job.data }
    }
    return (await activeJobs(session)).length > 0 ? 'wait' : 'over'
  } finally {
    await session.query(`select pg_advisory_unlock(${KEY})`, [QUEUE])
  }
}

const activeJobs = async (session: pg.Client): Promise<readonly string[]> => {
  const { rows } = await session.query<{ id: string }>(
    "select id from pgboss.job where name = $1 and state = 'active'",
    [QUEUE],
  )
  return rows.map(({ id }) => id)
}

const returnAbandoned = async (boss: PgBoss, session: pg.Client): Promise<void> => {
  for (const id of await activeJobs(session)) {
    const { rows } = await session.query(`select pg_try_advisory_lock(${KEY}) as free`, [id])
    if (!rows[0]?.free) continue
    await boss.fail(QUEUE, id, { why: 'its worker ended' })
    await session.query(`select pg_advisory_unlock(${KEY})`, [id])
  }
}

const collect = async (boss: PgBoss, run: string): Promise<readonly string[] | string> => {
  const first = await boss.getJobById<SliceJob>(QUEUE, idOf(run, 1), { includeArchive: true })
  if (!first) return `there is no run ${run}`
  const files: string[] = []
  for (let slice = 1; slice <= first.data.of; slice += 1) {
    const job = await boss.getJobById<SliceJob>(QUEUE, idOf(run, slice), { includeArchive: true })
    const { file, why } = (job?.output ?? {}) as { readonly file?: string; readonly why?: string }
    if (job?.state !== 'completed' || file === undefined)
      return `slice ${slice}/${first.data.of} is ${job?.state ?? 'missing'}${why ? `: ${why}` : ''}`
    files.push(file)
  }
  return files
}
