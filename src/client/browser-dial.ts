import { PROTOCOL } from '../protocol/version.ts'
import { type Dial, socketAddress } from './socket.ts'

/** Opens the browser's own socket. The browser adds the session cookie. */
export const browserDial =
  (house: string): Dial =>
  ({ opened, said, closed }) => {
    const socket = new WebSocket(socketAddress(house), PROTOCOL)
    socket.onopen = opened
    socket.onmessage = ({ data }) => said(String(data))
    socket.onclose = ({ code }) => closed(code)
    return { send: text => socket.send(text), close: () => socket.close() }
  }
