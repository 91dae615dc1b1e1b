import type { FormEvent } from 'react'
import type { TournamentView } from '../../tournament/standing.ts'
import type { Ask } from '../connection/connection.ts'
import { useWords, type Words } from '../words/index.ts'

/** What people do in a tournament: enter, wager in their turn, direct. */

interface Acting {
  readonly view: TournamentView
  readonly ask: (what: Ask, table?: string) => void
}

const fieldsOf = (event: FormEvent<HTMLFormElement>): Readonly<Record<string, string>> => {
  event.preventDefault()
  const said = new FormData(event.currentTarget)
  return Object.fromEntries([...said].map(([name, value]) => [name, String(value)]))
}

export const Entry = ({ view, ask }: Acting) => {
  const { tournament } = useWords()
  const { entry, status, conditions } = view
  const isIn = entry !== null && ['applied', 'notified', 'accepted'].includes(entry.status)
  if (status !== 'entries-open') return null
  if (isIn)
    return (
      <p className="row">
        <span>{tournament.yourEntry(entry.status)}</span>
        <button type="button" onClick={() => ask({ does: 'withdraw' })}>
          {tournament.withdraw}
        </button>
      </p>
    )
  return (
    <form className="row" onSubmit={event => ask({ does: 'apply', form: fieldsOf(event) })}>
      {conditions.entryForm.map(field => (
        <label key={field}>
          {field} <input name={field} required maxLength={100} />
        </label>
      ))}
      <button type="submit" className="primary">
        {tournament.enter}
      </button>
    </form>
  )
}

/** The wagers that a turn is made with from here. */
const BETS = {
  roulette: ['red', 'black', 'odd', 'even', 'low', 'high', 'dozen:1', 'dozen:2', 'dozen:3'],
  baccarat: ['player', 'banker', 'tie'],
} as const

const nameOf = ({ roulette, baccarat }: Words, game: keyof typeof BETS, on: string): string => {
  if (game === 'baccarat') return baccarat.wager(on)
  const [kind = '', number] = on.split(':')
  const name = roulette.kinds[kind] ?? kind
  return number === undefined ? name : roulette.named(name, number)
}

/** @rule nz7:4.7 nz7:4.14 nz7:4.15 */
export const Turn = ({ view, ask, patron }: Acting & { readonly patron: string }) => {
  const words = useWords()
  const { tournament } = words
  const standing = view.standings.find(({ turn }) => turn === patron)
  if (!standing) return null
  const { table } = standing
  const game = view.conditions.game.endsWith('roulette') ? 'roulette' : 'baccarat'
  const [first] = view.conditions.stages[view.stage]!.limits
  const wager = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    const { on = '', amount } = fieldsOf(event)
    const does = submitter?.getAttribute('value') ?? 'wager'
    ask({ does, on, chips: Math.round(Number(amount) * 100) }, table)
    if (does === 'wager') ask({ does: 'confirm' }, table)
  }
  return (
    <form className="row tile" aria-label={tournament.yourTurn} onSubmit={wager}>
      <strong role="status">{tournament.yourTurn}</strong>
      <label>
        {tournament.on}{' '}
        <select name="on">
          {BETS[game].map(on => (
            <option key={on} value={on}>
              {nameOf(words, game, on)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {tournament.amount}{' '}
        <input
          name="amount"
          type="number"
          min={first!.minimum / 100}
          defaultValue={first!.minimum / 100}
        />
      </label>
      <button type="submit" value="wager" className="primary">
        {tournament.wager}
      </button>
      <button type="submit" value="secret-wager">
        {tournament.playSecret}
      </button>
      <button type="button" onClick={() => ask({ does: 'pass-card' }, table)}>
        {tournament.playPass}
      </button>
    </form>
  )
}

/** What the director may do next; the rules have the last word. */
export const Desk = ({ view, ask }: Acting) => {
  const { tournament } = useWords()
  const { status, entries, conditions, sessions } = view
  const asking = Object.entries(entries ?? {}).filter(([, each]) => each.status === 'notified')
  const waiting = sessions.flatMap(({ begun, isVoid }, at) => (begun || isVoid ? [] : [at]))
  const acts: readonly (readonly [string, Ask])[] = [
    ...(status === 'draft' ? [[tournament.open, { does: 'open-entries' }] as const] : []),
    ...(status === 'entries-open'
      ? [
          ...asking.map(
            ([patron]) => [tournament.accept(patron), { does: 'accept', patron }] as const,
          ),
          [tournament.fill, { does: 'fill', players: conditions.maxPlayers ?? 8 }] as const,
          [tournament.begin, { does: 'begin' }] as const,
        ]
      : []),
    ...(status === 'running'
      ? waiting.map(
          session =>
            [tournament.beginSession(session + 1), { does: 'begin-session', session }] as const,
        )
      : []),
  ]
  return (
    <section aria-label={tournament.desk}>
      <h2>{tournament.desk}</h2>
      <div className="row">
        {acts.map(([name, act]) => (
          <button key={name} type="button" onClick={() => ask(act)}>
            {name}
          </button>
        ))}
      </div>
    </section>
  )
}
