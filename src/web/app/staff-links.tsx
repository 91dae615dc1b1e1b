import { lazy, useEffect, useState } from 'react'
import { fetchMe, type Me } from '../client/api/house.ts'
import { useWords } from '../i18n/index.ts'
import { LoadedPart } from '../ui/loaded-part.tsx'
import { hrefTo, hrefToTable, type Route } from './route.ts'

/** The links in the bar for staff, and the link back to a guest's seat. */

/** Loaded on demand, because most visitors are in no tournament. */
const TournamentNotice = lazy(async () => ({
  default: (await import('../features/tournament/notice-link.tsx')).TournamentNotice,
}))

/** The pages of each role. Only those who direct tournaments work in the lobby. */
const PAGES: Readonly<
  Record<string, readonly ('desk' | 'pit' | 'lobby' | 'inspector' | 'staff')[]>
> = {
  dealer: ['desk', 'staff'],
  'game-supervisor': ['desk', 'pit', 'inspector', 'staff'],
  'casino-supervisor': ['desk', 'pit', 'inspector', 'staff'],
  'senior-casino-supervisor': ['desk', 'pit', 'inspector', 'staff'],
  operator: ['desk', 'pit', 'lobby', 'inspector', 'staff'],
  'tournament-director': ['lobby', 'staff'],
  inspector: ['inspector', 'pit', 'staff'],
}

export const pagesOf = (role: string) => PAGES[role] ?? []

export const hrefOf = (page: string): string => (page === 'lobby' ? hrefTo() : hrefTo(page))

/** The start page of a role; undefined for a patron. */
export const startOf = (role: string): string | undefined =>
  pagesOf(role).length > 0 ? hrefTo('start') : undefined

/** Who is signed in. Asks again on every page, because people sign in and out. */
const useMe = (route: Route): Me | undefined => {
  const [me, setMe] = useState<Me>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again on every page.
  useEffect(() => {
    let wanted = true
    void fetchMe().then(
      found => wanted && setMe(found ?? undefined),
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [route.page])
  return me
}

/** The link back to a guest's chips. The lobby says more about it. */
const SeatLink = ({ at }: { readonly at: string }) => {
  const { lobby } = useWords()
  return (
    <a className="seat" href={hrefToTable(at)}>
      {lobby.back}
    </a>
  )
}

export const OwnLinks = ({ route }: { readonly route: Route }) => {
  const { nav } = useWords()
  const me = useMe(route)
  const [seat] = me?.at ?? []
  const { tournament } = me ?? {}
  const notice = tournament !== undefined && route.page !== 'tournament' && (
    <LoadedPart>
      <TournamentNotice me={{ ...me!, tournament }} />
    </LoadedPart>
  )
  if (seat !== undefined && route.page !== 'lobby')
    return (
      <>
        {notice}
        <SeatLink at={seat} />
      </>
    )
  if (notice) return notice
  const pages = pagesOf(me?.role ?? '')
  const names = {
    desk: nav.desk,
    pit: nav.pit,
    staff: nav.staff,
    lobby: nav.tournaments,
    inspector: '',
  }
  /**
   * The bar of every page already links to the inspector and to the lobby, which lists tournaments.
   */
  const isInBar = (page: string): boolean =>
    page === 'inspector' || (page === 'lobby' && pages.includes('desk'))
  return pages
    .filter(page => !isInBar(page))
    .map(page => (
      <a
        key={page}
        href={hrefOf(page)}
        aria-current={route.page === page && page !== 'lobby' ? 'page' : undefined}
      >
        {names[page]}
      </a>
    ))
}
