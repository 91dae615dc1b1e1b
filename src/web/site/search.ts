import MiniSearch from 'minisearch'

/**
 * The search of the site. It runs in the reader's browser, also when the site is opened from disk.
 */

/** A search result. */
export interface SearchResult {
  readonly href: string
  readonly title: string
  readonly text: string
  /** The part of the site that contains it, such as `Rules` or `Documentation`. */
  readonly part: string
}

declare global {
  var CROUPIER_FOUND: readonly SearchResult[] | undefined
}

const MOST = 20

const root = document.body.dataset.root ?? ''
const results = document.querySelector<HTMLElement>('.results')!
const input = document.querySelector<HTMLInputElement>('#query')!

/** Keeps a clause such as nz5:5.10(b) as one word. Any prefix of it matches. */
const words = (text: string): string[] => text.toLowerCase().split(/[^\p{L}\p{N}:.()/-]+/u)

let index: MiniSearch | undefined

const search = (query: string) => {
  if (!index) {
    index = new MiniSearch({
      idField: 'href',
      fields: ['title', 'text'],
      storeFields: ['title', 'part', 'href', 'text'],
      tokenize: words,
      searchOptions: { prefix: true, fuzzy: 0.15, boost: { title: 3 }, combineWith: 'AND' },
    })
    const all = new Map((globalThis.CROUPIER_FOUND ?? []).map(one => [one.href, one]))
    index.addAll([...all.values()])
  }
  return index.search(query).slice(0, MOST)
}

/** The length of an excerpt: a line or two. */
const SHOWN = 140

const item = ({ href, title, part, text }: SearchResult): HTMLLIElement => {
  const line = document.createElement('li')
  const link = document.createElement('a')
  link.href = `${root}${href}`
  link.textContent = title
  const note = document.createElement('span')
  note.className = 'note'
  note.textContent = ` ${part}${text && ' · '}${text.slice(0, SHOWN)}`
  line.append(link, note)
  return line
}

const showResults = (): void => {
  const query = input.value.trim()
  results.hidden = query === ''
  if (query === '') return
  const found = search(query)
  const list = document.createElement('ul')
  list.className = 'list'
  list.append(
    ...found.map(one => item({ href: one.href, title: one.title, part: one.part, text: one.text })),
  )
  const nothing = document.createElement('p')
  nothing.textContent = `Nothing is called “${query}”. Try a clause such as nz5:5.10, or one word.`
  results.replaceChildren(found.length === 0 ? nothing : list)
}

input.addEventListener('input', showResults)
input.form!.addEventListener('submit', event => {
  event.preventDefault()
  results.querySelector('a')?.click()
})
document.addEventListener('keydown', event => {
  if (event.key !== '/' || document.activeElement === input) return
  event.preventDefault()
  input.focus()
})
