import { useId, useState } from 'react'
import type { Contest, SessionConnection } from '../../../client/session-table.ts'
import type { AnyFace } from '../../../games/face.ts'
import { dollars, useWords } from '../../../i18n/index.ts'
import type { DeskTable } from '../../desk/desk-context.ts'
import { type Bets, NO_BETS } from '../../table/state/bets/bets.ts'
import { Surface } from '../../table/surface.tsx'

/** Players bet with chips on the cloth, and the dealer enters their bets. @rule ruling:746 */

interface PlaceBetsProps {
  readonly at: DeskTable
  readonly contest: Contest
  readonly connection: SessionConnection
  readonly face: AnyFace
}

const nothing = () => Promise.resolve()

const centsOf = (text: string): number => Math.round(Number(text) * 100)

/** A press on the layout enters a bet for the player in turn. */
const betsFor = (
  { ask }: DeskTable,
  patron: string,
  sum: number,
  isSecret: boolean,
  wagers: Contest['table']['wagers'],
  done: () => void,
): Bets => {
  const place = async (on: string) => {
    const does = isSecret ? 'secret-wager' : 'accept'
    if (await ask({ does, patron, on, chips: sum })) done()
  }
  const takeOff = async (on: string) => {
    const last = wagers.findLast(wager => wager.patron === patron && wager.on === on)
    if (last) await ask({ does: 'withdraw', wager: last.id })
  }
  return { ...NO_BETS, place, takeOff }
}

/** The bets entered for the player in turn, and a button to remove them. */
const Entered = ({ at, contest, face }: Pick<PlaceBetsProps, 'at' | 'contest' | 'face'>) => {
  const words = useWords()
  const { dealing } = words.tournament
  const own = contest.table.wagers.filter(({ patron }) => patron === contest.turn)
  if (own.length === 0) return <p className="note">{dealing.none}</p>
  return (
    <ul className="lines">
      {own.map(({ id, on, chips }) => {
        const name = face.wagerName(words, on)
        return (
          <li key={id}>
            <span>{name}</span>
            <span className="money">{typeof chips === 'number' ? dollars(chips) : ''}</span>
            <button
              type="button"
              aria-label={`${dealing.takeBack}: ${name}`}
              onClick={() => void at.ask({ does: 'withdraw', wager: id })}
            >
              {dealing.takeBack}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

interface CardsProps {
  readonly at: DeskTable
  readonly turn: string
  readonly left: Contest['players'][number]['left']
  readonly isSecret: boolean
  readonly setSecret: (isSecret: boolean) => void
}

/** @rule nz7:4.14 nz7:4.15 */
const Cards = ({ at, turn, left, isSecret, setSecret }: CardsProps) => {
  const { dealing } = useWords().tournament
  return (
    <div className="row">
      {left.pass > 0 && (
        <button type="button" onClick={() => void at.ask({ does: 'pass-card', patron: turn })}>
          {dealing.pass(left.pass)}
        </button>
      )}
      {left.secret > 0 && (
        <label className="check">
          <input
            type="checkbox"
            checked={isSecret}
            onChange={event => setSecret(event.target.checked)}
          />{' '}
          {dealing.secret(left.secret)}
        </label>
      )}
    </div>
  )
}

export const PlaceBets = ({ at, contest, face }: PlaceBetsProps) => {
  const words = useWords()
  const { dealing } = words.tournament
  const { turn, limits, players, late } = contest
  const id = useId()
  const [amount, setAmount] = useState<string>()
  const [isSecret, setSecret] = useState(false)
  const me = players.find(({ patron }) => patron === turn)
  if (turn === null || !me || !at.isDealer) return null
  /** @rule nz7:3.9 */
  const isLate = late === turn
  const usual = isLate ? [limits.minimum] : [limits.minimum, 2 * limits.minimum, limits.maximum]
  const sum = centsOf(amount ?? String(limits.minimum / 100))
  const bets = betsFor(at, turn, sum, isSecret, contest.table.wagers, () => setSecret(false))
  return (
    <section className="tile place-bets" aria-label={dealing.title(turn)}>
      <h2>{dealing.title(turn)}</h2>
      <p className="note">
        {isLate
          ? dealing.late(dollars(limits.minimum))
          : dealing.how(dollars(limits.minimum), dollars(limits.maximum), dollars(limits.step))}
      </p>
      <div className="row">
        <label htmlFor={id}>{dealing.amount}</label>
        <input
          id={id}
          inputMode="decimal"
          value={amount ?? String(limits.minimum / 100)}
          onChange={event => setAmount(event.target.value)}
        />
        {usual.map(value => (
          <button key={value} type="button" onClick={() => setAmount(String(value / 100))}>
            {dollars(value)}
          </button>
        ))}
      </div>
      <Cards at={at} turn={turn} left={me.left} isSecret={isSecret} setSecret={setSecret} />
      <Surface face={face} game={at.line.game} mode="betting" isPicture>
        <face.Layout
          view={at.moment.view}
          patron={turn}
          bets={bets}
          chip={sum}
          removing={false}
          ask={nothing}
        />
      </Surface>
      <Entered at={at} contest={contest} face={face} />
    </section>
  )
}
