import { Worker, type WorkerOptions } from 'node:worker_threads'

/**
 * Starts a source file as a thread. The published package has JavaScript. In the repository the
 * thread first loads the TypeScript loader.
 */
export const thread = (file: URL, workerData: unknown, options: WorkerOptions = {}): Worker =>
  import.meta.url.endsWith('.ts')
    ? new Worker(
        `import(${JSON.stringify(import.meta.resolve('tsx/esm/api'))})
      .then(({ register }) => { register() })
      .then(() => import(${JSON.stringify(file.href)}))`,
        { ...options, eval: true, workerData },
      )
    : new Worker(new URL(file.href.replace(/\.ts$/, '.js')), { ...options, workerData })
