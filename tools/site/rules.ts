import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Evidence, readEvidence, type SourceLine } from '../../src/law/citations.ts'
import { type ClauseReport, show } from '../../src/law/clause-report.ts'
import { BOOKS, type Book, idsOf, type Law, MEANING, ROOT, readLaw } from '../../src/law/index.ts'
import type { SearchResult } from '../../src/web/site/search.ts'
import { escaped, type Page } from './page.ts'

/** A page for each rule book, for our rulings, and for each file of scenarios. */

interface Source {
  readonly title: string
  readonly jurisdiction: string
  readonly edition: string
}

const sources = JSON.parse(readFileSync(join(ROOT, 'law/sources.json'), 'utf8')) as Readonly<
  Record<Book, Source>
>

const PART = 'Rules'

const anchorOf = (id: string): string => id.replaceAll(/[^\w.-]+/g, '_')

const pageOf = (id: string): string => `${id.split(':')[0]}.html`

const linkTo = (id: string): string => `<a href="${pageOf(id)}#${anchorOf(id)}">${escaped(id)}</a>`

const scenarioPage = (file: string): string => `${file.replace(/\.txt$/, '')}.html`

const placeLink = ({ file, line }: SourceLine): string =>
  file.startsWith('scenarios/')
    ? `<a href="${scenarioPage(file)}#line-${line}">${escaped(file.slice('scenarios/'.length))}:${line}</a>`
    : `<code>${escaped(file)}</code>`

const listOf = (name: string, items: readonly string[]): string =>
  items.length === 0 ? '' : `<dt>${name}</dt><dd>${[...new Set(items)].join(', ')}</dd>`

const clauseHtml = (clause: ClauseReport): string => {
  const facts =
    'is' in clause
      ? `${clause.why ? `<dt>Why</dt><dd>${escaped(clause.why)}</dd>` : ''}${listOf(
          'Rulings',
          clause.rulings.map(({ id }) => linkTo(id)),
        )}`
      : `<dt>Our reading</dt><dd>${escaped(clause.reads)}</dd>${listOf('On', clause.on.map(linkTo))}`
  const kind = 'is' in clause ? clause.is : 'ruling'
  return `<article id="${anchorOf(clause.id)}">
<h3>${escaped(clause.id)} <span class="kind">${kind}</span></h3>
<p>${escaped('says' in clause ? clause.says : clause.asks)}</p>
<dl>${facts}${listOf('Scenarios', clause.scenarios.map(placeLink))}${listOf('Code', clause.code.map(placeLink))}</dl>
</article>`
}

const foundIn = (page: string, clauses: readonly ClauseReport[]): readonly SearchResult[] =>
  clauses.map(clause => ({
    href: `rules/${page}#${anchorOf(clause.id)}`,
    title: clause.id,
    text: 'says' in clause ? clause.says : `${clause.asks} ${clause.reads}`,
    part: PART,
  }))

const clausesPage = (
  path: string,
  title: string,
  lead: string,
  clauses: readonly ClauseReport[],
): Page => ({
  path: `rules/${path}`,
  title,
  html: `<h1>${escaped(title)}</h1><p class="lead">${escaped(lead)}</p>${clauses.map(clauseHtml).join('\n')}`,
  found: foundIn(path, clauses),
})

const shownOf = (law: Law, evidence: Evidence, ids: readonly string[]): readonly ClauseReport[] =>
  ids.flatMap(id => show(law, evidence, id) ?? [])

const bookPage = (law: Law, evidence: Evidence, book: Book): Page => {
  const { title, jurisdiction, edition } = sources[book]
  const ids = Object.keys(law.books[book])
  const lead = `${jurisdiction}, ${edition}. What each clause asks, in our words; the text itself belongs to the regulator.`
  return clausesPage(`${book}.html`, `${title} (${book})`, lead, shownOf(law, evidence, ids))
}

/** Every line has an anchor, and every clause in a title is a link. */
const scenarioHtml = (text: string, up: string): string =>
  text
    .split('\n')
    .map((line, i) => {
      const shown = escaped(line).replaceAll(/\b(?:nz[\w-]+|mbs|ruling):[\w.()/-]+/g, id =>
        line.startsWith('#') ? `<a href="${up}${pageOf(id)}#${anchorOf(id)}">${id}</a>` : id,
      )
      return `<span id="line-${i + 1}">${line.startsWith('#') ? `<b>${shown}</b>` : shown}</span>`
    })
    .join('\n')

const scenarioPages = (): readonly Page[] =>
  readdirSync(join(ROOT, 'scenarios'), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.txt'))
    .map(file => {
      const text = readFileSync(join(ROOT, 'scenarios', file), 'utf8')
      const path = `rules/${scenarioPage(`scenarios/${file}`)}`
      const titles = text
        .split('\n')
        .flatMap((line, i) => (line.startsWith('#') ? [[line, i]] : []))
      return {
        path,
        title: `Scenarios: ${file}`,
        html: `<h1>${escaped(file)}</h1><p class="lead">Each scenario is a test: it runs against the rules whenever they change.</p>
<pre class="scenario">${scenarioHtml(text, '../../')}</pre>`,
        found: titles.map(([line, i]) => ({
          href: `${path}#line-${Number(i) + 1}`,
          title: String(line).slice(2),
          text: '',
          part: 'Scenarios',
        })),
      }
    })

const overview = (law: Law): Page => {
  const books = BOOKS.map(book => {
    const { title, jurisdiction, edition } = sources[book]
    const count = Object.keys(law.books[book]).length
    return `<li><a href="${book}.html">${escaped(title)}</a> <span class="note">${escaped(jurisdiction)}, ${escaped(edition)}: ${count} clauses</span></li>`
  })
  const kinds = Object.entries(MEANING).map(
    ([is, means]) => `<dt>${escaped(is)}</dt><dd>${escaped(means)}</dd>`,
  )
  return {
    path: 'rules/index.html',
    title: 'Rules',
    html: `<h1>Rules</h1>
<p class="lead">${idsOf(law).length} clauses and rulings. Each says what it asks, what we did about it, where it is in the code, and which scenarios prove it.</p>
<ul class="list">${books.join('\n')}<li><a href="ruling.html">Our rulings</a> <span class="note">where a text leaves a question open</span></li></ul>
<h2>What we did about a clause</h2><dl>${kinds.join('')}</dl>`,
    found: [],
  }
}

export const rulePages = (): readonly Page[] => {
  const law = readLaw()
  const evidence = readEvidence()
  const rulings = shownOf(law, evidence, Object.keys(law.rulings))
  return [
    overview(law),
    ...BOOKS.map(book => bookPage(law, evidence, book)),
    clausesPage(
      'ruling.html',
      'Our rulings',
      'Where a text leaves a question open, we answer it once, with a number.',
      rulings,
    ),
    ...scenarioPages(),
  ]
}
