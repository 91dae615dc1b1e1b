import type { SearchResult } from '../../src/web/site/search.ts'

/** The frame of every page of the site, and its search entries. */

export interface Page {
  /** From the root of the site, without a leading slash. */
  readonly path: string
  readonly title: string
  readonly html: string
  readonly found: readonly SearchResult[]
}

export const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

const LINKS = [
  ['index.html', 'Start'],
  ['app/index.html', 'Practice tables'],
  ['app/index.html#/odds', 'Odds'],
  ['rules/index.html', 'Rules'],
  ['docs/index.html', 'Documentation'],
] as const

/** The relative path to the root, so that the site works in any folder. */
export const rootOf = (path: string): string => '../'.repeat(path.split('/').length - 1)

export const framed = ({ path, title, html }: Page): string => {
  const root = rootOf(path)
  const links = LINKS.map(([to, name]) => `<a href="${root}${to}">${name}</a>`).join('\n      ')
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escaped(title)} · Croupier</title>
    <link rel="stylesheet" href="${root}site.css" />
    <script src="${root}search-index.js" defer></script>
    <script src="${root}search.js" defer></script>
  </head>
  <body data-root="${root}">
    <a class="skip" href="#content">Skip to the content</a>
    <header>
      <a class="name" href="${root}index.html">Croupier</a>
      <nav aria-label="Pages">
      ${links}
      </nav>
      <form role="search" class="search">
        <label for="query">Search</label>
        <input id="query" type="search" autocomplete="off" placeholder="nz5:5.10, commission, feed…" />
      </form>
    </header>
    <section class="results" aria-live="polite" aria-label="Search results" hidden></section>
    <main id="content">
${html}
    </main>
  </body>
</html>
`
}
