import type { TournamentView } from '../../../../tournament/director/view/tournament-view.ts'
import { dollars, useWords } from '../../../i18n/index.ts'

/** On the wall before play: how to enter, and the prizes. At the end: the winner. */

interface WallProps {
  readonly view: TournamentView
}

/** @rule nz7:2.2(q) nz7:2.2(v) */
export const HowToEnter = ({ view }: WallProps) => {
  const { tournament } = useWords()
  const { wall } = tournament
  const { conditions, status, taken, tables } = view
  const { entryFee, maxPlayers } = conditions
  const free = maxPlayers === undefined ? undefined : maxPlayers - taken
  return (
    <section className="wall-card wall-announced">
      <h2>{tournament.status[status]}</h2>
      {status === 'entries-open' && (
        <>
          <p>{free === undefined ? wall.open2(taken) : wall.places(free)}</p>
          <p>{entryFee === 0 ? wall.free : wall.fee(dollars(entryFee))}</p>
          <p>{tables === 'virtual' ? wall.how : wall.howOrDesk}</p>
        </>
      )}
    </section>
  )
}

/** @rule nz7:5.9 */
export const Champion = ({ view }: WallProps) => {
  const { wall } = useWords().tournament
  const winner = view.placings.find(({ place }) => place === 1)
  if (!winner) return null
  return (
    <section className="wall-card wall-champion">
      <p>{wall.winner}</p>
      <h2>{winner.patron}</h2>
    </section>
  )
}

const MOST = 8

/** @rule nz7:2.2(y) */
export const Prizes = ({ view }: WallProps) => {
  const { form, results } = useWords().tournament
  const prizes = view.conditions.prizes.slice(0, MOST)
  return (
    <section className="wall-card wall-prizes">
      <p>{form.prizes}</p>
      <ol>
        {prizes.map((prize, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the key
          <li key={at}>
            <span>{results.nth(at + 1)}</span>
            <b>{'money' in prize ? dollars(prize.money) : prize.item}</b>
          </li>
        ))}
      </ol>
    </section>
  )
}
