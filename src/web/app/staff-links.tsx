import { useEffect, useState } from 'react'
import { fetchMe } from '../client/house-api.ts'
import { useWords } from '../i18n/index.ts'
import { hrefTo, type Route } from './route.ts'

/** The pages of staff, in the bar of every page, for whoever is signed in as staff. */

/** Where each role works. The first page is where the role starts. */
const PAGES: Readonly<Record<string, readonly ('desk' | 'lobby' | 'inspector' | 'staff')[]>> = {
  dealer: ['desk', 'staff'],
  'game-supervisor': ['desk', 'staff'],
  'casino-supervisor': ['desk', 'staff'],
  'senior-casino-supervisor': ['desk', 'staff'],
  operator: ['desk', 'staff'],
  'tournament-director': ['lobby', 'staff'],
  inspector: ['inspector', 'staff'],
}

const hrefOf = (page: string): string => (page === 'lobby' ? hrefTo() : hrefTo(page))

/** Where somebody of this role starts; undefined for a patron. */
export const startOf = (role: string): string | undefined => {
  const [first] = PAGES[role] ?? []
  return first && hrefOf(first)
}

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
  const pages = PAGES[useRole(route)] ?? []
  const names = { desk: nav.desk, staff: nav.staff, lobby: nav.tournaments, inspector: '' }
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
