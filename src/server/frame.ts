import type { Duplex } from 'node:stream'
import type { WebSocket } from '@fastify/websocket'
import * as ws from 'ws'

/**
 * A text that goes to many sockets. `ws` frames what it sends anew for each of them and writes head and
 * text apart; here both lie in one piece, which is half of the work that is left beside the system's.
 */

interface Framing {
  readonly frame: (
    text: Uint8Array,
    options: { readonly fin: true; readonly opcode: number; readonly readOnly: true },
  ) => readonly Uint8Array[]
}

/** Public there, but not in its types. */
const { Sender } = ws as unknown as { readonly Sender: Framing }

const TEXT = { fin: true, opcode: 1, readOnly: true } as const

/** No head of a frame is longer. */
export const LONGEST_HEAD = 10

export const headOf = (text: Uint8Array): Uint8Array => Sender.frame(text, TEXT)[0]!

/** The connection under a socket. Frames may be written to it as long as nothing is compressed there. */
export interface Line {
  readonly socket: WebSocket
  readonly wire: Duplex
}

/** Not after goodbye: nothing may follow that. */
export const sendFrame = ({ socket, wire }: Line, frame: Uint8Array): void => {
  if (socket.readyState === socket.OPEN) wire.write(frame)
}
