import { browserDial } from '../../client/browser-dial.ts'
import { HouseSocket } from '../../client/socket.ts'

/** The one socket of a tab. Everything on screen is watched over it, and every command goes over it. */
/** Dials where the page came from, which is known only in a browser. */
export const house = new HouseSocket(line => browserDial(new URL('/', location.href).origin)(line))
