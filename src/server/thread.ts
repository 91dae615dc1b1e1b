import { Worker, type WorkerOptions } from 'node:worker_threads'

/** Starts a file of ours as a thread. It begins without the loader that reads TypeScript, and fetches that first. */
export const thread = (file: URL, workerData: unknown, options: WorkerOptions = {}): Worker =>
  new Worker(
    `import(${JSON.stringify(import.meta.resolve('tsx/esm/api'))})
      .then(({ register }) => { register() })
      .then(() => import(${JSON.stringify(file.href)}))`,
    { ...options, eval: true, workerData },
  )
