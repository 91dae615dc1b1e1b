import { useEffect, useState } from 'react'
import { hrefTo } from '../../app/route.ts'
import { useSettings } from '../../app/settings.ts'
import { fetchLobby, type Lobby, type Me } from '../../client/api/house.ts'
import type { ConnectionState } from '../../client/connection.ts'
import { useMe } from '../../client/use-me.ts'
import { spokenText, useWords } from '../../i18n/index.ts'
import { Account } from './account.tsx'
import { GameCards } from './game-cards.tsx'
import styles from './lobby.module.css'
import { OpenTables } from './open-tables.tsx'
import { Tournaments } from './tournaments.tsx'

const REFRESH = 2000

/** The server's latest answer, and whether it can be reached now. */
interface LobbyConnection {
  readonly last: Lobby | undefined
  readonly line: ConnectionState
}

const useLobby = (): LobbyConnection => {
  const [lobby, setLobby] = useState<LobbyConnection>({ last: undefined, line: 'opening' })
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible')
        void fetchLobby().then(
          last => setLobby({ last, line: 'open' }),
          () => setLobby(({ last }) => ({ last, line: 'lost' })),
        )
    }
    look()
    const timer = setInterval(look, REFRESH)
    return () => clearInterval(timer)
  }, [])
  return lobby
}

/** Links to the tables where your chips are. */
const YourSeats = ({ me, house }: { readonly me: Me; readonly house: Lobby }) => {
  const words = useWords()
  const { lobby } = words
  const mine = house.tables.filter(({ id }) => me.at?.includes(id))
  return mine.map(({ id, title }) => (
    <p key={id} className={styles.seat} data-part="your-seat">
      <strong>{lobby.seated(spokenText(words, title))}</strong>
      <a className="button primary" href={hrefTo('table', id)}>
        {lobby.back}
      </a>
    </p>
  ))
}

/** A name other than the one asked for, and a break that the guest asked for. */
const Notes = ({ me, asked }: { readonly me: Me; readonly asked: string | undefined }) => {
  const { lobby, nav } = useWords()
  return (
    <>
      {asked !== undefined && asked !== me.name && (
        <p className={styles.seat} role="status" data-part="renamed">
          {lobby.renamed(asked, me.name)}
        </p>
      )}
      {me.away && (
        <p className={styles.seat} data-part="away">
          <strong>{lobby.away}</strong>
          <a className="button" href={hrefTo('limits')}>
            {nav.limits}
          </a>
        </p>
      )}
    </>
  )
}

export const LobbyScreen = () => {
  const { lobby, line: lines } = useWords()
  const [me, setMe] = useMe()
  const [asked, setAsked] = useState<string>()
  const { last, line } = useLobby()
  const house = line === 'open' ? last : undefined
  const { goodRoads } = useSettings()
  const changed = (now: Me | null, name?: string) => {
    setMe(now)
    setAsked(name)
  }
  return (
    <div className={styles.lobby}>
      <header className={styles.title}>
        <div>
          <h1>{lobby.title}</h1>
          <p>{lobby.lead}</p>
        </div>
        {last && me !== undefined && <Account me={me} house={last} changed={changed} />}
      </header>
      {me && <Notes me={me} asked={asked} />}
      {me && house && <YourSeats me={me} house={house} />}
      <GameCards house={house} isComing={line === 'opening'} />
      {house ? (
        <OpenTables
          house={house}
          canSit={!me || me.role === 'guest'}
          shapes={goodRoads && me?.excluded !== true}
        />
      ) : (
        <p className="note">{line === 'opening' ? lines.opening : lobby.noHouse}</p>
      )}
      <Tournaments me={me} />
      {house && !me && (
        <p className="note">
          <a href={hrefTo('staff')}>{lobby.staff}</a>
        </p>
      )}
    </div>
  )
}
