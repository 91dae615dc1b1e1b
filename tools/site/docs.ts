import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Marked } from 'marked'
import { ROOT } from '../../src/law/index.ts'
import type { SearchResult } from '../../src/web/site/search.ts'
import { escaped, type Page } from './page.ts'

/** The pages of the documentation, from the Markdown files of the repository. */

const AT_ROOT = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'STYLE.md',
  'SECURITY.md',
  'CHANGELOG.md',
]

const FILES: readonly string[] = [
  ...AT_ROOT,
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.md'))
    .map(file => `docs/${file}`),
  'law/crossings.md',
]

/** All pages are in one folder of the site. */
const pageFor = (file: string): string =>
  `${file
    .replace(/^docs\//, '')
    .replaceAll('/', '-')
    .replace(/\.md$/, '')}.html`

const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/<[^>]+>|[^\p{L}\p{N} -]/gu, '')
    .trim()
    .replaceAll(' ', '-')

/** Where a link between two repository files leads on the site, or undefined. */
const onSite = (from: string, href: string): string | undefined => {
  if (/^[a-z]+:|^#/.test(href)) return href
  const [path = '', anchor] = href.split('#')
  const file = new URL(path, `file:///${from}`).pathname.slice(1)
  return FILES.includes(file) ? `${pageFor(file)}${anchor ? `#${anchor}` : ''}` : undefined
}

const htmlOf = (file: string, text: string): string => {
  const marked = new Marked({ gfm: true })
  marked.use({
    renderer: {
      heading({ tokens, depth }) {
        const html = this.parser.parseInline(tokens)
        return `<h${depth} id="${slugOf(html)}">${html}</h${depth}>\n`
      },
      link({ href, tokens }) {
        const html = this.parser.parseInline(tokens)
        const to = onSite(file, href)
        return to === undefined ? html : `<a href="${escaped(to)}">${html}</a>`
      },
      image({ text: alt }) {
        return `<em>${escaped(alt)}</em>`
      },
    },
  })
  return marked
    .parse(text, { async: false })
    .replaceAll('<table>', '<div class="wide"><table>')
    .replaceAll('</table>', '</table></div>')
}

const titleOf = (text: string, file: string): string => /^# (.+)$/m.exec(text)?.[1] ?? file

/** Removes code examples, which may contain lines that look like headings. */
const withoutExamples = (text: string): string => text.replaceAll(/^```[\s\S]*?^```/gm, '')

/** What a reader sees of Markdown: no bars of tables, no marks, no addresses of links. */
const plain = (markdown: string): string =>
  markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^\s*\|?(?:\s*:?-{3,}:?\s*\|)*\s*:?-{3,}:?\s*\|?\s*$/gm, '')
    .replaceAll(/[`*]/g, '')
    .replaceAll(/\||^\s*[-#>]+\s/gm, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** One search entry per section, so that a result leads to the right place. */
const sectionsOf = (path: string, text: string, title: string): readonly SearchResult[] =>
  withoutExamples(text)
    .split(/^(?=#{1,3} )/m)
    .map(section => {
      const [head = '', ...rest] = section.split('\n')
      const heading = head.replace(/^#+ /, '').replaceAll('`', '')
      return {
        href: `${path}#${slugOf(heading)}`,
        title: heading === title ? title : `${title}: ${heading}`,
        text: plain(rest.join('\n')).slice(0, 4000),
        part: 'Documentation',
      }
    })

const docPage = (file: string): Page => {
  const text = readFileSync(join(ROOT, file), 'utf8')
  const title = titleOf(text, file)
  const path = `docs/${pageFor(file)}`
  return { path, title, html: htmlOf(file, text), found: sectionsOf(path, text, title) }
}

export const docPages = (): readonly Page[] => {
  const pages = FILES.map(docPage)
  const items = pages.map(
    ({ path, title }) => `<li><a href="${path.slice('docs/'.length)}">${escaped(title)}</a></li>`,
  )
  return [
    {
      path: 'docs/index.html',
      title: 'Documentation',
      html: `<h1>Documentation</h1><ul class="list">${items.join('\n')}</ul>`,
      found: [],
    },
    ...pages,
  ]
}
