import { browserDial } from '../../client/browser-dial.ts'
import { HouseSocket } from '../../client/socket.ts'

/** The tab's only socket, to the page's own server. It carries all views and commands. */
export const house = new HouseSocket(line => browserDial(new URL('/', location.href).origin)(line))

const check = () => house.check()
addEventListener('online', check)
addEventListener('offline', check)
document.addEventListener('visibilitychange', check)
