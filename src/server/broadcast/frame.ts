import { Sender } from 'ws'

declare module 'ws' {
  /** The library's types omit it. */
  const Sender: {
    readonly frame: (data: Buffer, options: typeof TEXT) => readonly [head: Buffer, data: Buffer]
  }
}

const TEXT = { fin: true, opcode: 1, mask: false, readOnly: true, rsv1: false }

/** A message, encoded once for everybody who gets it. */
export interface Frame {
  readonly text: Buffer
  /** With the header of the WebSocket frame. */
  readonly whole: Buffer
}

export const frameOf = (message: string): Frame => {
  const [head, text] = Sender.frame(Buffer.from(message), TEXT)
  const whole = Buffer.concat([head, text])
  return { text: whole.subarray(head.length), whole }
}
