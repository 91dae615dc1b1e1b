import { useEffect, useState } from 'react'
import { hrefTo } from '../../app/route.ts'
import { type Attention, fetchAttention } from '../../client/attention.ts'
import { spokenText, useWords, type Words } from '../../i18n/index.ts'
import { money } from '../pit/money.ts'

/** What needs attention now, at the top of the start page and of the overview. */

const EVERY = 5000

const PAGES: Readonly<Partial<Record<Attention['is'], readonly string[]>>> = {
  hold: ['pit'],
  variance: ['pit'],
  shift: ['pit'],
  approval: ['staff'],
  'own-approval': ['staff'],
  chance: ['inspector', 'significant'],
}

const hrefOf = ({ is, table }: Attention): string => {
  const page = PAGES[is]
  if (page) return hrefTo(...page)
  return table === null ? hrefTo('desk') : hrefTo('desk', table)
}

const sayingOf = ({ start, desk, calls }: Words, { is, about, game = '' }: Attention) => {
  const { items } = start
  if (is === 'step') return items.step(desk.step(about))
  if (is === 'hold' || is === 'variance') return items[is](money(Number(about)))
  if (is === 'approval' || is === 'own-approval') return items[is](desk.deed(about))
  return items[is](is === 'call' ? calls.call(about as never, game) : about)
}

/** Undefined until the server has answered, and for visitors who are not staff. */
export const useAttention = () => {
  const [found, setFound] = useState<readonly Attention[]>()
  useEffect(() => {
    let wanted = true
    const look = () =>
      void fetchAttention().then(
        items => wanted && setFound(items),
        () => undefined,
      )
    look()
    const timer = setInterval(look, EVERY)
    return () => {
      wanted = false
      clearInterval(timer)
    }
  }, [])
  return found
}

/** `isQuiet`: renders nothing if nothing needs attention. */
export const NeedsAttention = ({ isQuiet }: { readonly isQuiet?: boolean }) => {
  const words = useWords()
  const { start } = words
  const found = useAttention()
  if (found === undefined || (isQuiet && found.length === 0)) return null
  return (
    <section className="tile needs" aria-labelledby="needs">
      <h2 id="needs">{start.attention}</h2>
      {found.length === 0 ? (
        <p>{start.quiet}</p>
      ) : (
        <ul className="lines">
          {found.map((item, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a table may have two equal items
            <li key={`${item.is} ${item.table} ${i}`} data-is={item.is}>
              <a href={hrefOf(item)}>{sayingOf(words, item)}</a>
              {item.title && <span className="note"> {spokenText(words, item.title)}</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
