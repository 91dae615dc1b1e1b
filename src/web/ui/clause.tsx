import { hrefTo } from '../app/route.ts'
import { useClause } from '../client/law.ts'
import { useWords } from '../i18n/index.ts'

/** The number of a clause, linked to the rules. `ClauseSummary` adds its summary. */
export const ClauseLink = ({ id }: { readonly id: string }) => {
  const { rules } = useWords()
  return (
    <a className="clause" href={hrefTo('rules', id)} aria-label={rules.open(id)}>
      {id}
    </a>
  )
}

export const ClauseSummary = ({ id }: { readonly id: string }) => {
  const clause = useClause(id)
  return (
    <p className="told">
      <ClauseLink id={id} /> <span lang="en">{clause?.says}</span>
    </p>
  )
}
