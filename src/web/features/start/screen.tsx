import { useEffect, useState } from 'react'
import { hrefTo } from '../../app/route.ts'
import { hrefOf, pagesOf } from '../../app/staff-links.tsx'
import { fetchWho, type StaffMember } from '../../client/desk.ts'
import { useWords, type Words } from '../../i18n/index.ts'
import { NeedsAttention } from './attention.tsx'
import './start.css'

/** What this role may do on a page, if it may do less or more than others. */
const saysOf = ({ says, own }: Words['start'], page: keyof typeof says, role: string): string => {
  const here: Readonly<Record<string, string>> = page in own ? own[page as keyof typeof own] : {}
  return here[role] ?? says[page]
}

/** `#/start`: the start page of staff. */
export const StartScreen = () => {
  const { start, nav, staff } = useWords()
  const [who, setWho] = useState<StaffMember | 'nobody'>()
  useEffect(() => {
    void fetchWho().then(
      found => setWho(found ?? 'nobody'),
      () => setWho('nobody'),
    )
  }, [])
  if (who === undefined) return <p className="wait">…</p>
  const pages = who === 'nobody' ? [] : pagesOf(who.role)
  if (who === 'nobody' || pages.length === 0)
    return (
      <div className="page">
        <p>
          <a href={hrefTo('staff')}>{start.signIn}</a>
        </p>
      </div>
    )
  const names = { ...nav, lobby: nav.tournaments }
  const role = Object.hasOwn(staff.roles, who.role)
    ? staff.roles[who.role as keyof typeof staff.roles]
    : who.role
  return (
    <div className="page start">
      <h1>{start.title(who.name)}</h1>
      <p className="lead">
        {role}. {start.lead}
      </p>
      <NeedsAttention />
      <section aria-labelledby="own-pages">
        <h2 id="own-pages">{start.pages}</h2>
        <ul className="tiles">
          {pages.map(page => (
            <li key={page} className="tile">
              <h3>
                <a href={hrefOf(page)}>{names[page]}</a>
              </h3>
              <p className="note">{saysOf(start, page, who.role)}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
