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

/** Heads differ only by what they say of the length. */
const heads = new Map<number, Uint8Array>()
const MOST_HEADS = 1 << 16

export const headOf = (length: number): Uint8Array => {
  const known = heads.get(length)
  if (known) return known
  const head = Sender.frame(new Uint8Array(length), TEXT)[0]!
  if (heads.size < MOST_HEADS) heads.set(length, head)
  return head
}

/** The connection under a socket. Frames may be written to it as long as nothing is compressed there. */
export interface Line {
  readonly socket: WebSocket
  readonly wire: Duplex
}

/**
 * Not after goodbye: nothing may follow that. Whether the frame is looked at no more when this returns:
 * what has to wait behind another waits as a copy, so that little memory is held for whoever is slow.
 */
export const sendFrame = ({ socket, wire }: Line, frame: Uint8Array): boolean => {
  if (socket.readyState !== socket.OPEN) return true
  const waits = wire.writableLength > 0
  wire.write(waits ? Buffer.from(frame) : frame)
  return waits || wire.writableLength === 0
}
