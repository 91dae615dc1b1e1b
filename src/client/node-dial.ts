import WebSocket from 'ws'
import { PROTOCOL } from '../protocol/version.ts'
import { type Dial, socketAddress } from './socket.ts'

/** Opens a socket in Node, with the headers of a session. */
export const nodeDial =
  (house: string, headers: Readonly<Record<string, string>>): Dial =>
  ({ opened, said, closed }) => {
    const socket = new WebSocket(socketAddress(house), PROTOCOL, { origin: house, headers })
    socket.on('open', opened)
    socket.on('message', text => said(String(text)))
    socket.on('close', code => closed(code))
    /** A close event follows every error. */
    socket.on('error', () => undefined)
    return { send: text => socket.send(text), close: () => socket.terminate() }
  }
