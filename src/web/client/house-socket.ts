import { browserDial } from '../../client/browser-dial.ts'
import { type Dial, HouseSocket } from '../../client/socket.ts'

const check = () => house.check()

/** The browser calls the same listener once, however often it is added. */
const dial: Dial = on => {
  addEventListener('online', check)
  addEventListener('offline', check)
  document.addEventListener('visibilitychange', check)
  return browserDial(new URL('/', location.href).origin)(on)
}

/** The tab's only socket, to the page's own server. It carries all views and commands. */
export const house = new HouseSocket(dial)
