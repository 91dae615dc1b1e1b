import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Holder } from './lease.ts'

/** Answers HTTP while another node has the house, so that a load balancer sends no clients here. */

export interface Standby {
  readonly address: string
  readonly close: () => Promise<void>
}

const answerTo = (url: string | undefined, { node }: Holder): readonly [number, unknown] => {
  const wrong = [`${node} has the house; this node waits`]
  if (url === '/healthz') return [200, { ok: true }]
  if (url === '/readyz') return [503, { ready: false, wrong }]
  return [503, { message: 'This server is waiting to take over. Ask another one.' }]
}

export const standBy = async (
  { port, host }: { readonly port: number; readonly host: string },
  holder: () => Holder,
): Promise<Standby> => {
  const server: Server = createServer(({ url }, response) => {
    const [status, body] = answerTo(url, holder())
    response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '1' })
    response.end(JSON.stringify(body))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const { address, port: bound } = server.address() as AddressInfo
  return {
    address: `http://${address}:${bound}`,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
