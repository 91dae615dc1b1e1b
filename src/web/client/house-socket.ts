import { browserDial } from '../../client/browser-dial.ts'
import { HouseSocket } from '../../client/socket.ts'

/** The one socket of a tab. Everything on screen is watched over it, and every command goes over it. */
export const house = new HouseSocket(browserDial(new URL('/', location.href).origin))
