/** Files that the browser makes: tables for spreadsheets, and their download. */

type Cell = string | number

const quoted = (cell: Cell): Cell =>
  typeof cell === 'string' && /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell

export const csvOf = (head: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  [head, ...rows].map(row => `${row.map(quoted).join()}\n`).join('')

export const save = (name: string, type: string, text: string): void => {
  const href = URL.createObjectURL(new Blob([text], { type }))
  Object.assign(document.createElement('a'), { href, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(href), 1000)
}
