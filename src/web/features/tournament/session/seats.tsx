import { HIDDEN } from '../../../../kernel/secret.ts'
import type { Contest } from '../../../client/session-table.ts'
import type { AnyFace } from '../../../games/face.ts'
import { dollars, useWords, type Words } from '../../../i18n/index.ts'

/** The contestants in seat order: who bets first, whose turn it is, and the bets of each. */

type Contestant = Contest['players'][number]

interface SeatsProps {
  readonly session: Contest
  readonly face: AnyFace
  readonly patron: string
}

/** The number of wagers listed per player. The rest are only counted. */
const NAMED = 2

/**
 * A player's wagers in this round. Behind a card the place is shown but not the amount.
 * @rule nz7:4.15 ruling:706
 */
const wageredBy = (
  words: Words,
  face: AnyFace,
  { table }: Contest,
  { patron, card }: Contestant,
): string => {
  const { at } = words.tournament
  const own = table.wagers.filter(wager => wager.patron === patron)
  const named = own.slice(0, NAMED).map(({ on, chips }) => {
    const name = face.wagerName(words, on)
    if (card !== 'secret') return chips === HIDDEN ? name : at.sumOn(dollars(chips), name)
    return at.secretOn(chips === HIDDEN ? name : at.sumOn(dollars(chips), name))
  })
  return [...named, ...(own.length > NAMED ? [at.more(own.length - NAMED)] : [])].join(', ')
}

const useDoing = ({ session, face }: SeatsProps) => {
  const words = useWords()
  const { at, out } = words.tournament
  return (one: Contestant): string => {
    const { patron, status, card, done } = one
    if (status === 'disqualified') return at.disqualified
    if (status !== 'active') return out
    if (card === 'pass') return at.passed
    const wagered = wageredBy(words, face, session, one)
    if (wagered) return wagered
    if (session.turn === patron) return session.late === patron ? at.late : words.tournament.turn
    return done ? at.done : ''
  }
}

/** The order of betting in this round, starting at the marker. @rule nz7:4.7 */
const orderOf = ({ players, marker }: Contest): ReadonlyMap<string, number> => {
  const playing = players.filter(({ status }) => status === 'active')
  const from = playing.findIndex(({ seat }) => seat >= (marker ?? 0))
  const round = [...playing.slice(Math.max(from, 0)), ...playing.slice(0, Math.max(from, 0))]
  return new Map(round.map(({ patron }, i) => [patron, i + 1]))
}

/** A player's remaining cards. @rule nz7:4.14 nz7:4.15 */
const CardsLeft = ({ left }: Pick<Contestant, 'left'>) => {
  const { at } = useWords().tournament
  return (
    <span className="cards-left">
      {(['pass', 'secret'] as const).flatMap(form =>
        Array.from({ length: left[form] }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cards are all alike
          <span key={`${form} ${i}`} className={`tiny-card ${form}`} aria-hidden="true" />
        )),
      )}
      <span className="unseen">{at.cardsLeft(left.pass, left.secret)}</span>
    </span>
  )
}

const Plate = ({ one, order, ...props }: SeatsProps & { one: Contestant; order?: number }) => {
  const { table, tournament } = useWords()
  const { session, patron } = props
  const doing = useDoing(props)
  const isMine = one.patron === patron
  return (
    <li
      className="plate"
      data-turn={session.turn === one.patron || undefined}
      data-mine={isMine || undefined}
      data-status={one.status}
    >
      <span className="who">
        <span className="seat-no" title={tournament.at.seat(one.seat)}>
          <span className="unseen">{tournament.at.seat(one.seat)}</span>
          <span aria-hidden="true">{one.seat}</span>
        </span>
        <strong>{isMine ? table.you : one.patron}</strong>
        {session.marker === one.seat && one.status === 'active' && (
          <span className="marker">{tournament.at.marker}</span>
        )}
      </span>
      <span className="has">
        <b className="money">{dollars(one.chips)}</b>
        <CardsLeft left={one.left} />
      </span>
      <span className="doing">
        {order !== undefined && !session.terminals && (
          <span className="order">{tournament.at.order(order)}</span>
        )}{' '}
        {one.status === 'active' && session.faults.includes(one.seat)
          ? tournament.at.fault
          : doing(one)}
      </span>
    </li>
  )
}

/** @rule nz7:4.7 nz7:4.9 nz7:7.3(a) nz7:8.3(a) */
export const Contestants = (props: SeatsProps) => {
  const { tournament } = useWords()
  const order = orderOf(props.session)
  return (
    <section className="contestants" aria-label={tournament.at.contestants}>
      <ol>
        {props.session.players.map(one => {
          const nth = order.get(one.patron)
          return (
            <Plate
              key={one.patron}
              {...props}
              one={one}
              {...(nth !== undefined && { order: nth })}
            />
          )
        })}
      </ol>
    </section>
  )
}
