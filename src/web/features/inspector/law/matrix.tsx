import { useEffect, useState } from 'react'
import { BOOKS } from '../../../../kernel/authority.ts'
import { DISPOSITIONS } from '../../../../law/disposition.ts'
import { hrefTo } from '../../../app/route.ts'
import { useWords, type Words } from '../../../i18n/index.ts'
import { Choose } from '../../../ui/controls/choice.tsx'
import { statusWords } from '../fact-text.ts'
import { ClausePage } from './clause.tsx'
import { allMatters, type Matter } from './evidence.ts'
import { EveryScenario } from './scenario.tsx'

/** The compliance matrix, with filters. */

interface Filter {
  readonly book: string
  readonly section: string
  readonly status: string
  readonly text: string
}

const ANY: Filter = { book: '', section: '', status: '', text: '' }

/** Kept while the reader looks at a clause. */
let lastFilter = ANY

/** The filter is in the URL, so that you can share the result. */
const ASKS = '?'

const filterIn = (id: string): Filter => {
  const asked = new URLSearchParams(id.slice(ASKS.length))
  const of = (name: keyof Filter) => asked.get(name) ?? ''
  return { book: of('book'), section: of('section'), status: of('status'), text: of('text') }
}

const hrefOf = (filter: Filter): string => {
  const asked = new URLSearchParams(Object.entries(filter).filter(([, text]) => text !== ''))
  return asked.size === 0
    ? hrefTo('inspector', 'law')
    : hrefTo('inspector', 'law', `${ASKS}${asked}`)
}

/** True if the clause's number or summary contains all the words. */
const fits = ({ book, section, is, id, says }: Matter, filter: Filter): boolean => {
  const text = filter.text.trim().toLowerCase()
  const told = `${id} ${says}`.toLowerCase()
  return (
    (filter.book === '' ? text !== '' || is !== 'ruling' : book === filter.book) &&
    (filter.section === '' || section === filter.section) &&
    (filter.status === '' || is === filter.status) &&
    text.split(/\s+/).every(word => told.includes(word))
  )
}

const bookWords = ({ inspector: { matrix }, rules }: Words, book: string): string =>
  Object.hasOwn(matrix.books, book) ? matrix.books[book as 'nz1'] : rules.ruling

interface SummaryProps {
  readonly matters: readonly Matter[]
  readonly choose: (filter: Partial<Filter>) => void
}

const Summary = ({ matters, choose }: SummaryProps) => {
  const words = useWords()
  const { matrix } = words.inspector
  const count = (book: string, is: string): number =>
    matters.filter(
      one =>
        one.is !== 'ruling' && (book === '' || one.book === book) && (is === '' || one.is === is),
    ).length
  const rows = [...BOOKS, ''] as const
  const columns = [...DISPOSITIONS, ''] as const
  const name = (book: string) => (book === '' ? matrix.total : bookWords(words, book))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keyboard
    <section className="scroll summary" tabIndex={0} aria-label={matrix.summary}>
      <table>
        <caption>{matrix.summary}</caption>
        <thead>
          <tr>
            <th scope="col">{matrix.book}</th>
            {columns.map(is => (
              <th key={is} scope="col">
                {is === '' ? matrix.total : statusWords(words, is)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(book => (
            <tr key={book}>
              <th scope="row">{name(book)}</th>
              {columns.map(is => {
                const n = count(book, is)
                return (
                  <td key={is} className="figure">
                    {n === 0 ? (
                      '·'
                    ) : (
                      <button
                        type="button"
                        aria-label={matrix.choose(
                          n,
                          name(book),
                          is === '' ? matrix.anyStatus : statusWords(words, is),
                        )}
                        onClick={() => choose({ book, status: is, section: '' })}
                      >
                        {matrix.count(n)}
                      </button>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const sectionsOf = (matters: readonly Matter[], book: string): readonly string[] => [
  ...new Set(matters.filter(one => one.book === book).map(({ section }) => section)),
]

const Filters = ({ matters, filter, choose }: SummaryProps & { readonly filter: Filter }) => {
  const words = useWords()
  const { matrix } = words.inspector
  const books = [...BOOKS, 'ruling'] as const
  return (
    <section className="chooses" aria-label={matrix.filter}>
      <Choose
        name={matrix.book}
        value={filter.book}
        among={[
          ['', matrix.anyBook],
          ...books.map(book => [book, bookWords(words, book)] as const),
        ]}
        choose={book => choose({ book, section: '' })}
      />
      <Choose
        name={matrix.section}
        value={filter.section}
        among={[
          ['', matrix.anySection],
          ...(filter.book === '' || filter.book === 'ruling'
            ? []
            : sectionsOf(matters, filter.book).map(
                section =>
                  [
                    section,
                    section === 'App' ? matrix.appendix : matrix.sectionOf(section),
                  ] as const,
              )),
        ]}
        choose={section => choose({ section })}
      />
      <Choose
        name={matrix.status}
        value={filter.status}
        among={[
          ['', matrix.anyStatus],
          ...DISPOSITIONS.map(
            is => [is, `${statusWords(words, is)}: ${words.rules.is[is]}`] as const,
          ),
        ]}
        choose={status => choose({ status })}
      />
      <label className="find">
        {matrix.find}
        <input
          type="search"
          value={filter.text}
          placeholder={words.rules.hint}
          onChange={event => choose({ text: event.target.value })}
        />
      </label>
    </section>
  )
}

const MatterLine = ({ matter }: { readonly matter: Matter }) => {
  const words = useWords()
  const { id, says, is, code, proofs } = matter
  return (
    <li className="rule">
      <p className="row">
        <a className="clause" href={hrefTo('inspector', 'law', id)}>
          {id}
        </a>
        <span className={`status is-${is}`}>{statusWords(words, is)}</span>
        <span className="note">{words.inspector.matrix.evidence(code.length, proofs.length)}</span>
      </p>
      <p>{says}</p>
    </li>
  )
}

const MORE = 40

interface BrowseProps {
  readonly matters: readonly Matter[]
  readonly asked: string | undefined
}

const Browse = ({ matters, asked }: BrowseProps) => {
  const { matrix } = useWords().inspector
  const [filter, setFilter] = useState(asked === undefined ? lastFilter : filterIn(asked))
  const [most, setMost] = useState(MORE)
  const choose = (part: Partial<Filter>) => {
    lastFilter = { ...filter, ...part }
    setFilter(lastFilter)
    // Replaces the history entry, so that Back leaves the page.
    history.replaceState(history.state, '', hrefOf(lastFilter))
    setMost(MORE)
  }
  const found = matters.filter(matter => fits(matter, filter))
  return (
    <>
      <Summary matters={matters} choose={choose} />
      <EveryScenario />
      <Filters matters={matters} filter={filter} choose={choose} />
      <p className="note" role="status">
        {found.length === 0 ? matrix.none : matrix.found(found.length)}
      </p>
      <ul className="matters">
        {found.slice(0, most).map(matter => (
          <MatterLine key={matter.id} matter={matter} />
        ))}
      </ul>
      {found.length > most && (
        <button type="button" onClick={() => setMost(most + MORE)}>
          {matrix.more}
        </button>
      )}
    </>
  )
}

export const Law = ({ id }: { readonly id: string | undefined }) => {
  const { matrix } = useWords().inspector
  const [matters, setMatters] = useState<readonly Matter[]>()
  useEffect(() => {
    void allMatters().then(setMatters)
  }, [])
  if (!matters) return <p className="note">{matrix.loading}</p>
  if (id !== undefined && !id.startsWith(ASKS))
    return <ClausePage key={id} id={id} matters={matters} />
  return (
    <>
      <h2>{matrix.title}</h2>
      <p className="lead">{matrix.lead}</p>
      <Browse key={id} matters={matters} asked={id} />
    </>
  )
}
