/** Plays one round of roulette at a running server: node client.mjs http://127.0.0.1:8080 */

import { signIn } from 'croupier-rules/client'

const [, , address = 'http://127.0.0.1:8080'] = process.argv
const house = await signIn(address, 'Ana')
const table = (await house.tables()).find(({ game, open }) => game === 'roulette' && open)?.id

const watchers = new Set()
let shown
house.watch(table, {
  shown: now => {
    shown = now
    for (const look of watchers) look()
  },
})

/** Waits until the table shows something. */
const until = isSo =>
  new Promise(resolve => {
    const look = () => {
      if (!shown || !isSo(shown.view)) return
      watchers.delete(look)
      resolve(shown.view)
    }
    watchers.add(look)
    look()
  })

const { seats } = await until(view => view.open)
const { seat } = seats.find(({ patron }) => patron === null)
console.log(await house.send(table, { does: 'sit', seat }))
console.log(await house.send(table, { does: 'buy-in', chips: 50_000 }))
const { round } = await until(view => view.play.phase === 'betting')
console.log(await house.send(table, { does: 'wager', on: 'red', chips: 2_000 }))
const { mine } = await until(view => view.round > round && view.mine?.settled.length > 0)
for (const { wager, outcome, won } of mine.settled)
  console.log(`${wager.on}: ${outcome.is}, won ${won} cents, ${outcome.under}`)
await house.send(table, { does: 'leave' })
await house.post('/api/leave')
house.close()
