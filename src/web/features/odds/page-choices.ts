import { useEffect, useState } from 'react'
import { hrefTo } from '../../app/route.ts'

/** The reader's choices on the page, stored in its URL. */

export interface PageChoices {
  readonly of: (name: string, otherwise: string) => string
  readonly choose: (name: string, value: string) => void
  /** All options, as they appear in the URL. */
  readonly all: string
}

export const useChosen = (game: string, inAddress: string): PageChoices => {
  const [now, setNow] = useState(inAddress)
  useEffect(() => setNow(inAddress), [inAddress])
  const choices = new URLSearchParams(now)
  return {
    all: now,
    of: (name, otherwise) => choices.get(name) ?? otherwise,
    choose: (name, value) => {
      const next = new URLSearchParams(now)
      if (value === '') next.delete(name)
      else next.set(name, value)
      const text = String(next)
      // Replaces the history entry, so that Back leaves the page instead of undoing every choice.
      history.replaceState(history.state, '', `${hrefTo('odds', game)}/${encodeURI(text)}`)
      setNow(text)
    },
  }
}

/** The value if it is one of these, otherwise the first: the URL may contain anything. */
export const oneOf = <T extends string>(among: readonly T[], value: string): T =>
  among.find(one => one === value) ?? among[0]!
