import { browserDial } from '../../client/browser-dial.ts'
import { HouseSocket } from '../../client/socket.ts'

/** The tab's only socket. It carries all views and commands. */
/** Connects to the page's own server. */
export const house = new HouseSocket(line => browserDial(new URL('/', location.href).origin)(line))
