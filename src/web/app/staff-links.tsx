import { useEffect, useState } from 'react'
import { fetchMe } from '../client/house-api.ts'
import { useWords } from '../i18n/index.ts'
import { hrefTo, type Route } from './route.ts'

/** The pages of staff, in the bar of every page, for whoever is signed in as staff. */

/** Where each role works. */
const PAGES: Readonly<
  Record<string, readonly ('desk' | 'pit' | 'lobby' | 'inspector' | 'staff')[]>
> = {
  dealer: ['desk', 'staff'],
  'game-supervisor': ['desk', 'pit', 'staff'],
  'casino-supervisor': ['desk', 'pit', 'staff'],
  'senior-casino-supervisor': ['desk', 'pit', 'staff'],
  operator: ['desk', 'pit', 'staff'],
  'tournament-director': ['lobby', 'staff'],
  inspector: ['inspector', 'pit', 'staff'],
}

export const pagesOf = (role: string) => PAGES[role] ?? []

export const hrefOf = (page: string): string => (page === 'lobby' ? hrefTo() : hrefTo(page))

/** Where somebody of this role starts; undefined for a patron. */
export const startOf = (role: string): string | undefined =>
  pagesOf(role).length > 0 ? hrefTo('start') : undefined

/** Asked again on every page: people sign in and out. */
const useRole = (route: Route): string => {
  const [role, setRole] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page asks anew.
  useEffect(() => {
    let wanted = true
    void fetchMe().then(
      me => wanted && setRole(me.role),
      () => wanted && setRole(''),
    )
    return () => {
      wanted = false
    }
  }, [route.page])
  return role
}

export const StaffLinks = ({ route }: { readonly route: Route }) => {
  const { nav } = useWords()
  const pages = pagesOf(useRole(route))
  const names = {
    desk: nav.desk,
    pit: nav.pit,
    staff: nav.staff,
    lobby: nav.tournaments,
    inspector: '',
  }
  return pages
    .filter(page => page !== 'inspector')
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
