/** Loaded before the house: at a signal its clock is a little more than a notice's twenty minutes on. */

const NOTICE = 20.5 * 60_000
const real = Date.now
let ahead = 0

process.on('SIGUSR2', () => {
  ahead += NOTICE
})
Date.now = () => real() + ahead
