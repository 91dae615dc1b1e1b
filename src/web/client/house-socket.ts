import { browserDial } from '../../client/browser-dial.ts'
import { HouseSocket } from '../../client/socket.ts'

/** The one socket of a tab. It carries all views and all commands. */
/** Connects to the page's own server. */
export const house = new HouseSocket(line => browserDial(new URL('/', location.href).origin)(line))
