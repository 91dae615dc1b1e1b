import { type FormEvent, type ReactNode, useId } from 'react'
import type { Ask } from '../../../client/connection.ts'
import type { Contest } from '../../../client/session-table.ts'
import { dollars, useWords, type Words } from '../../../i18n/index.ts'
import { ClauseLink } from '../../../ui/clause.tsx'
import { sumOf, type Turn } from '../../table/state/bets/turn.ts'

/**
 * A contestant's own turn: the amount in hand, the cards to play, and the button that ends the
 * turn.
 */

interface TurnProps {
  readonly session: Contest
  readonly patron: string
  readonly turn: Turn
  /** The countdown, during this patron's turn. */
  readonly children: ReactNode
}

interface StatusLine {
  readonly says: string
  readonly under?: string
}

type Player = Pick<Contest['players'][number], 'status' | 'why'>

/** The text for a player who is out. @rule nz7:2.3(ac)(i) nz7:3.7 nz7:4.6 */
export const whyOut = ({ tournament: { at } }: Words, me: Player): StatusLine | undefined => {
  if (me.status === 'void') return { says: at.heatVoid }
  if (!me.why) return undefined
  const { under, reason } = me.why
  return { says: reason === null ? at.youAreOut : at.youAreDisqualified(reason), under }
}

const ofPlayer = ({ tournament: { at } }: Words, session: Contest, patron: string) => {
  const me = session.players.find(player => player.patron === patron)
  if (me && session.faults.includes(me.seat)) return { says: at.yourFault }
  if (session.turn === patron)
    return session.late === patron
      ? { says: at.onlyMinimum(dollars(session.limits.minimum)), under: 'nz7:3.9' }
      : { says: at.yourTurn, under: 'nz7:4.7' }
  if (me?.card === 'pass') return { says: at.youPassed, under: 'nz7:4.14' }
  if (me?.card === 'secret') return { says: at.youAreSecret, under: 'nz7:4.15' }
  return me?.done ? { says: at.youAreDone, under: 'nz7:3.2' } : undefined
}

/** The state of the session for this patron, in one sentence. */
export const statusOf = (words: Words, session: Contest, patron: string): StatusLine => {
  const { tournament } = words
  const { at } = tournament
  const me = session.players.find(player => player.patron === patron)
  const out = me && whyOut(words, me)
  if (out) return out
  if (session.status !== 'running') return { says: tournament.session[session.status] }
  if (session.interrupted) return { says: at.interrupted(session.interrupted.ground) }
  if (session.paused) return { says: at.paused, under: 'nz7:4.1' }
  const own = ofPlayer(words, session, patron)
  if (own) return own
  if (session.terminals) return { says: at.terminals }
  return { says: session.turn === null ? at.allDone : at.turnOf(session.turn) }
}

/** Why this sum cannot be wagered; undefined if it can. @rule nz7:3.4 nz7:3.5 */
const wrongWith = ({ tournament: { at } }: Words, { limits, late }: Contest, sum: number) => {
  const { minimum, maximum, step } = limits
  if (sum < minimum) return at.short(dollars(minimum - sum))
  if (sum > (late === null ? maximum : minimum))
    return at.over(dollars(sum - (late === null ? maximum : minimum)))
  return sum % step === 0 ? undefined : at.step(dollars(step))
}

interface CardProps {
  readonly form: 'pass' | 'secret'
  readonly left: number
  readonly name: string
  readonly says: string
  readonly isOff: boolean
  readonly play: () => void
}

const HandCard = ({ form, left, name, says, isOff, play }: CardProps) => (
  <button
    type="button"
    className={`hand-card ${form}`}
    data-left={left}
    aria-disabled={isOff}
    title={says}
    onClick={isOff ? undefined : play}
  >
    <span className="face">
      <span>{name}</span>
      <span className="count">{left}</span>
    </span>
    <span className="unseen">{says}</span>
  </button>
)

const HandCards = ({ session, patron, turn }: Omit<TurnProps, 'children'>) => {
  const { at, secret, pass } = useWords().tournament
  const me = session.players.find(player => player.patron === patron)
  if (!me) return null
  const isTurn = session.turn === patron
  const places = turn.stakes.length
  return (
    <span className="hand-cards">
      <HandCard
        form="pass"
        left={me.left.pass}
        name={pass}
        says={at.passSays(me.left.pass)}
        isOff={!isTurn || me.left.pass === 0}
        play={() => void turn.pass()}
      />
      <HandCard
        form="secret"
        left={me.left.secret}
        name={secret}
        says={places === 1 ? at.secretSays(me.left.secret) : at.secretNeeds(me.left.secret)}
        isOff={!isTurn || me.left.secret === 0 || places !== 1}
        play={() => void turn.secret()}
      />
    </span>
  )
}

/** @rule nz7:3.2 nz7:3.9 nz7:4.7 nz7:4.14 nz7:4.15 */
export const TurnBar = ({ session, patron, turn, children }: TurnProps) => {
  const words = useWords()
  const { at } = words.tournament
  const isTurn = session.turn === patron
  const { says, under } = statusOf(words, session, patron)
  const lies = session.table.wagers
    .filter(wager => wager.patron === patron)
    .reduce((all, { chips }) => all + (typeof chips === 'number' ? chips : 0), 0)
  const sum = sumOf(turn.stakes) + lies
  const wrong = wrongWith(words, session, sum)
  const isOff = !isTurn || wrong !== undefined
  return (
    <div className="turn-bar" data-turn={isTurn || undefined}>
      <p className="turn-says">
        <strong>{says}</strong> {under && <ClauseLink id={under} />} {children}
      </p>
      {!session.terminals && (
        <>
          <p className="turn-sum">{isTurn || sum > 0 ? wrong : at.layNow}</p>
          <div className="turn-acts">
            <HandCards session={session} patron={patron} turn={turn} />
            <button
              type="button"
              className="primary"
              aria-disabled={isOff}
              onClick={isOff ? undefined : () => void turn.confirm()}
            >
              {at.wager(dollars(sum))}
            </button>
          </div>
        </>
      )}
    </div>
  )
}

interface NameProps {
  readonly session: Contest
  readonly patron: string
  readonly ask: (what: Ask) => void
}

/** A supervisor has asked for the player's name, for the record. @rule nz7:4.3 */
export const GiveName = ({ session, patron, ask }: NameProps) => {
  const { at } = useWords().tournament
  const id = useId()
  const name = session.players.find(player => player.patron === patron)?.name
  if (!name?.asked || name.given !== null) return null
  const give = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    ask({ does: 'give-name', name: String(new FormData(event.currentTarget).get('name')) })
  }
  return (
    <form className="row give-name" onSubmit={give}>
      <label htmlFor={id}>
        {at.askedName} <ClauseLink id="nz7:4.3" />
      </label>
      <input id={id} name="name" required maxLength={60} autoComplete="name" />
      <button type="submit">{at.giveName}</button>
    </form>
  )
}
