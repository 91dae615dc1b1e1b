import { connect, type NetConnectOpts, type Socket } from 'node:net'
import WebSocket from 'ws'

/**
 * Reads WebSocket frames off the connection without a library. With thousands of sockets on one
 * core, a library would take most of the measured time.
 */

/** Called for each text, with the buffer that holds it. */
export type TextListener = (bytes: Buffer, from: number, to: number) => void

const PING = 9
const TWO_BYTES = 126
const EIGHT_BYTES = 127
const NOTHING = Buffer.alloc(0)

interface Head {
  readonly length: number
  readonly text: number
}

/** Undefined while the header is incomplete. Frames from a server have no mask. */
const headOf = (bytes: Buffer, at: number): Head | undefined => {
  if (bytes.length - at < 2) return undefined
  const short = bytes[at + 1]! & 127
  if (short < TWO_BYTES) return { length: short, text: at + 2 }
  const extra = short === EIGHT_BYTES ? 8 : 2
  if (bytes.length - at < 2 + extra) return undefined
  const length = extra === 2 ? bytes.readUInt16BE(at + 2) : bytes.readUInt32BE(at + 6)
  return { length, text: at + 2 + extra }
}

const reading = (line: Socket, socket: WebSocket, heard: TextListener): void => {
  let rest = NOTHING
  line.on('data', more => {
    const bytes = rest.length > 0 ? Buffer.concat([rest, more]) : more
    let at = 0
    for (let head = headOf(bytes, at); head; head = headOf(bytes, at)) {
      const end = head.text + head.length
      if (end > bytes.length) break
      if ((bytes[at]! & 15) === PING) socket.pong()
      else heard(bytes, head.text, end)
      at = end
    }
    rest = at < bytes.length ? bytes.subarray(at) : NOTHING
  })
}

export const opened = (
  url: string,
  headers: Readonly<Record<string, string>>,
  heard: TextListener,
): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    let line: Socket
    const socket = new WebSocket(url, {
      headers,
      perMessageDeflate: false,
      createConnection: ((options: NetConnectOpts) => {
        line = connect(options)
        return line
      }) as typeof connect,
    })
    socket.on('error', reject)
    socket.on('open', () => {
      line.removeAllListeners('data')
      reading(line, socket, heard)
      resolve(socket)
    })
  })
