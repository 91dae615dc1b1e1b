import { Worker } from 'node:worker_threads'

/**
 * Starts one of our files as a thread. A thread starts without the TypeScript loader, so it loads
 * that first.
 */
export const thread = (file: URL, workerData: unknown): Worker =>
  new Worker(
    `import(${JSON.stringify(import.meta.resolve('tsx/esm/api'))})
      .then(({ register }) => { register() })
      .then(() => import(${JSON.stringify(file.href)}))`,
    { eval: true, workerData },
  )
