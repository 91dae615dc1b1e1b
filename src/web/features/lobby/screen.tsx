import { type FormEvent, useEffect, useState } from 'react'
import type { Phrase } from '../../../kernel/refusal.ts'
import { hrefTo, hrefToTable, practiceTable } from '../../app/route.ts'
import { useSettings } from '../../app/settings.ts'
import {
  fetchLobby,
  fetchMe,
  type Listed,
  type Lobby,
  type Me,
  signIn,
  signOut,
} from '../../client/house-api.ts'
import { closeLines } from '../../client/table-connections.ts'
import { GAME_NAMES } from '../../games/index.ts'
import { dollars, spoken, useWords } from '../../i18n/index.ts'
import { PlayingCard } from '../../ui/card.tsx'
import { Tile } from './tile.tsx'
import { Tournaments } from './tournaments.tsx'

/** Tables change while one looks at them. */
const REFRESH = 2000

const useLobby = (): Lobby | undefined => {
  const [lobby, setLobby] = useState<Lobby>()
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible')
        void fetchLobby().then(setLobby, () => setLobby(undefined))
    }
    look()
    const timer = setInterval(look, REFRESH)
    return () => clearInterval(timer)
  }, [])
  return lobby
}

const useMe = () => {
  const [me, setMe] = useState<Me>()
  useEffect(() => {
    void fetchMe().then(setMe, () => setMe(undefined))
  }, [])
  return [me, setMe] as const
}

const SignIn = ({ welcome }: { readonly welcome: (me: Me) => void }) => {
  const words = useWords()
  const { lobby } = words
  const [against, setAgainst] = useState<Phrase>()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name') ?? '')
    const answer = await signIn(name)
    if ('says' in answer) return setAgainst(answer)
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
      {against && <p role="alert">{spoken(words, against)}</p>}
    </form>
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
  const [me, setMe] = useMe()
  const house = useLobby()
  const canSit = me?.role === 'guest'
  const { goodRoads } = useSettings()
  const shapes = goodRoads && me?.excluded !== true
  return (
    <section aria-label={lobby.house}>
      <h2>{lobby.house}</h2>
      {house === undefined && <p className="note">{lobby.noHouse}</p>}
      {house && !me && <SignIn welcome={setMe} />}
      {me && <Myself me={me} left={() => setMe(undefined)} />}
      <ul className="tiles">
        {house &&
          inOrder(house.tables).map(table => (
            <Tile
              key={table.id}
              table={table}
              ahead={house.ahead}
              canSit={canSit}
              shapes={shapes}
            />
          ))}
      </ul>
      {house && !me && (
        <p className="note">
          <a href={hrefTo('staff')}>{staff.link}</a>
        </p>
      )}
    </section>
  )
}

const placeOf = ({ game }: Listed): number => (GAME_NAMES as readonly string[]).indexOf(game)

/** Tables of one game stand together. */
const inOrder = (tables: readonly Listed[]): readonly Listed[] =>
  [...tables].sort((one, other) => placeOf(one) - placeOf(other))

const Practice = () => {
  const { past, odds } = useWords()
  return (
    <section className="tile hero" aria-label={past.tables}>
      <div className="fan" aria-hidden="true">
        <PlayingCard card="KH" />
        <PlayingCard card="9S" />
        <PlayingCard card="QD" />
      </div>
      <div>
        <h2>{past.tables}</h2>
        <p>{past.tablesSay}</p>
        <p className="row practises">
          {GAME_NAMES.map(game => (
            <a
              key={game}
              className="button primary"
              href={hrefToTable(practiceTable(game))}
              aria-label={past.sits(odds.game[game])}
            >
              {odds.game[game]}
            </a>
          ))}
        </p>
      </div>
    </section>
  )
}

export const LobbyScreen = () => {
  const { lobby } = useWords()
  return (
    <div className="page lobby">
      <h1>{lobby.title}</h1>
      <p className="lead">{lobby.lead}</p>
      <Practice />
      <House />
      <Tournaments />
    </div>
  )
}
