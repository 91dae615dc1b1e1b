import { type FormEvent, useEffect, useState } from 'react'
import { fetchMe, fetchTables, type Listed, type Me, signIn, signOut } from '../connection/house.ts'
import { closeLines } from '../connection/open.ts'
import { hasFace } from '../games/index.ts'
import { PlayingCard } from '../parts/card.tsx'
import { hrefTo, PRACTICE } from '../route.ts'
import { dollars, useWords } from '../words/index.ts'

const useHouse = () => {
  const [tables, setTables] = useState<readonly Listed[]>()
  const [me, setMe] = useState<Me>()
  useEffect(() => {
    void fetchTables().then(setTables, () => setTables(undefined))
    void fetchMe().then(setMe, () => setMe(undefined))
  }, [])
  return { tables, me, setMe }
}

const SignIn = ({ welcome }: { readonly welcome: (me: Me) => void }) => {
  const { lobby } = useWords()
  const [says, setSays] = useState('')
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name') ?? '')
    const answer = await signIn(name)
    if (typeof answer === 'string') return setSays(answer)
    closeLines()
    welcome(answer)
  }
  return (
    <form className="row" onSubmit={event => void submit(event)}>
      <label>
        {lobby.yourName} <input name="name" required maxLength={24} autoComplete="nickname" />
      </label>
      <button type="submit" className="primary">
        {lobby.signIn}
      </button>
      {says && <p role="alert">{says}</p>}
    </form>
  )
}

const Tables = ({
  tables,
  canSit,
}: {
  readonly tables: readonly Listed[]
  readonly canSit: boolean
}) => {
  const { lobby } = useWords()
  const enter = canSit ? lobby.enter : lobby.watch
  return (
    <ul className="tiles">
      {tables
        .filter(({ game }) => hasFace(game))
        .map(({ id, title, open, seats, taken }) => (
          <li key={id} className="tile">
            <h3>{title}</h3>
            <p>{open ? lobby.seats(taken, seats) : lobby.closed}</p>
            <a className="button" href={hrefTo('table', id)} aria-label={`${enter}: ${title}`}>
              {enter}
            </a>
          </li>
        ))}
    </ul>
  )
}

const Myself = ({ me, left }: { readonly me: Me; readonly left: () => void }) => {
  const { lobby, staff } = useWords()
  const leave = async () => {
    await signOut()
    closeLines()
    left()
  }
  return (
    <p className="row">
      {me.balance === undefined ? (
        <a href={hrefTo('staff')}>
          {staff.signedInAs(me.name, staff.roles[me.role as keyof typeof staff.roles])}
        </a>
      ) : (
        <span>
          {me.name} · {lobby.cage(dollars(me.balance))}
        </span>
      )}
      <button type="button" onClick={() => void leave()}>
        {lobby.signOut}
      </button>
    </p>
  )
}

const House = () => {
  const { lobby, staff } = useWords()
  const { tables, me, setMe } = useHouse()
  return (
    <section aria-label={lobby.house}>
      <h2>{lobby.house}</h2>
      {tables === undefined && <p className="note">{lobby.noHouse}</p>}
      {tables && !me && <SignIn welcome={setMe} />}
      {me && <Myself me={me} left={() => setMe(undefined)} />}
      {tables && <Tables tables={tables} canSit={me?.role === 'guest'} />}
      {tables && !me && (
        <p className="note">
          <a href={hrefTo('staff')}>{staff.link}</a>
        </p>
      )}
    </section>
  )
}

export const LobbyScreen = () => {
  const { lobby } = useWords()
  return (
    <div className="page lobby">
      <h1>{lobby.title}</h1>
      <p className="lead">{lobby.lead}</p>
      <section className="tile hero" aria-label={lobby.practice}>
        <div className="fan" aria-hidden="true">
          <PlayingCard card="KH" />
          <PlayingCard card="9S" />
          <PlayingCard card="QD" />
        </div>
        <div>
          <h2>{lobby.practice}</h2>
          <p>{lobby.practiceSays}</p>
          <a className="button primary" href={hrefTo('table', PRACTICE)}>
            {lobby.enter}
          </a>
        </div>
      </section>
      <House />
    </div>
  )
}
