import { useEffect, useState } from 'react'
import { hrefTo } from '../../app/route.ts'
import { type Clause, loadAll } from '../../client/law.ts'
import { useWords } from '../../i18n/index.ts'

/** Every clause and ruling, with a search by number or word. */

const MOST = 60

const useLaw = (): readonly Clause[] | undefined => {
  const [all, setAll] = useState<readonly Clause[]>()
  useEffect(() => {
    void loadAll().then(setAll)
  }, [])
  return all
}

const matching = (all: readonly Clause[], text: string): readonly Clause[] => {
  const wanted = text.trim().toLowerCase()
  const exact = all.filter(({ id }) => id.toLowerCase() === wanted)
  const rest = all.filter(
    ({ id, says }) =>
      id.toLowerCase() !== wanted &&
      (id.toLowerCase().includes(wanted) || says.toLowerCase().includes(wanted)),
  )
  return [...exact, ...rest]
}

const isDisposition = <T extends object>(names: T, is: string): is is keyof T & string =>
  is in names

const ClauseCard = ({ clause }: { readonly clause: Clause }) => {
  const { rules } = useWords()
  const { id, says, is, why, on } = clause
  return (
    <li className="rule" id={id}>
      <h2>{id}</h2>
      <p>{says}</p>
      <p className="note">
        {is === 'ruling' ? rules.ruling : isDisposition(rules.is, is) ? rules.is[is] : is}
        {why && ` – ${why}`}
        {on && (
          <>
            {` · ${rules.on} `}
            {on.map(each => (
              <a key={each} className="clause" href={hrefTo('rules', each)}>
                {each}
              </a>
            ))}
          </>
        )}
      </p>
    </li>
  )
}

export const RulesScreen = ({ id }: { readonly id: string | undefined }) => {
  const { rules } = useWords()
  const all = useLaw()
  const [text, setText] = useState(id ?? 'nz5:')
  useEffect(() => {
    if (id !== undefined) setText(id)
  }, [id])
  const found = all ? matching(all, text) : []
  return (
    <div className="page rules">
      <h1>{rules.title}</h1>
      <p className="lead">{rules.lead}</p>
      <label className="find">
        {rules.find}
        <input
          type="search"
          value={text}
          placeholder={rules.hint}
          onChange={event => setText(event.target.value)}
        />
      </label>
      <p className="note" role="status">
        {all ? rules.results(found.length) : rules.loading}
        {all && found.length === 0 && ` ${rules.unknown(text)}`}
        {found.length > MOST && ` ${rules.more(MOST)}`}
      </p>
      <ul>
        {found.slice(0, MOST).map(clause => (
          <ClauseCard key={clause.id} clause={clause} />
        ))}
      </ul>
    </div>
  )
}
