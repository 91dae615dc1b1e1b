import { build, preview } from 'vite'

/** The client with the gallery of table states, which the production build leaves out. */

const OUT = '../../.build/gallery'

export const buildGallery = async (): Promise<void> => {
  await build({
    mode: 'gallery',
    build: { outDir: OUT, emptyOutDir: true },
    logLevel: 'error',
  })
}

export interface Served {
  readonly url: string
  readonly close: () => Promise<void>
}

export const serveGallery = async (): Promise<Served> => {
  const server = await preview({
    build: { outDir: OUT },
    preview: { port: 0, host: '127.0.0.1' },
    logLevel: 'silent',
  })
  return { url: server.resolvedUrls!.local[0]!, close: () => server.close() }
}
