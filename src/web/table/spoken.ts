import { useEffect, useRef } from 'react'
import { wagerName } from '../../games/baccarat/names.ts'
import { statistics } from '../../games/baccarat/roads/index.ts'
import type { Connection, View } from '../connection/connection.ts'
import { useSay } from '../parts/announcer.tsx'
import { cardName } from '../parts/card.tsx'
import { dollars, useWords, type Words } from '../words/index.ts'
import { myWagers } from './bets.ts'
import { resultWords } from './sums.ts'

/** What is read out without being asked, and what one key asks for. */

export const balanceOf = (view: View): number => view.mine?.stack.value ?? 0

const lastResult = (words: Words, view: View): string => {
  const last = view.play.results.at(-1)
  return last
    ? resultWords(words, view.round, last, view.mine?.settled ?? [], balanceOf(view))
    : words.history.none
}

/** Calls as they are made, then the result once the round is over. */
export const useCalls = (view: View): void => {
  const say = useSay()
  const words = useWords()
  const { phase, announcements, lastCoup } = view.play
  const told = useRef({ phase, announcements, lastCoup, round: view.round })
  useEffect(() => {
    const before = told.current
    told.current = { phase, announcements, lastCoup, round: view.round }
    if (view.round !== before.round) say(lastResult(words, view), 'urgently')
    else if (announcements !== before.announcements && announcements.length > 0)
      say(`${announcements.at(-1)}.`, 'urgently')
    else if (phase !== before.phase) say(words.table.phase[phase])
    if (lastCoup !== before.lastCoup && lastCoup === 'next')
      say(words.table.lastCoup.next, 'urgently')
  }, [view, words, say, phase, announcements, lastCoup])
}

const handsWords = (words: Words, view: View): string =>
  (['player', 'banker'] as const)
    .map(side => {
      const { cards, points } = view.play.hands[side]
      if (cards.length === 0) return `${words.names[side]}: ${words.cards.noCards}.`
      const named = cards.map(card => cardName(words, card)).join(', ')
      return `${words.names[side]}: ${named}${points === null ? '' : words.cards.points(points)}.`
    })
    .join(' ')

const limitsWords = (words: Words, { sign: { limits } }: View): string =>
  Object.entries(limits)
    .map(([kind, { minimum, maximum }]) => {
      const name = kind === 'main' ? words.sign.hands : wagerName(kind)
      return `${name}: ${words.bets.range(dollars(minimum), dollars(maximum))}.`
    })
    .join(' ')

const ANSWERS: Readonly<
  Record<string, (words: Words, view: View, connection: Connection) => string>
> = {
  l: lastResult,
  m: (words, view) => words.result.balance(dollars(balanceOf(view))),
  b: (words, view, { patron }) =>
    myWagers(view, patron)
      .map(({ on, chips }) => `${dollars(chips)} ${wagerName(on)}`)
      .join(', ') || words.result.noWager,
  h: handsWords,
  i: limitsWords,
  r: (words, { play: { results } }) => {
    const { counts } = statistics(results)
    const { player, banker, tie } = words.names
    return `${player} ${counts.player}, ${banker} ${counts.banker}, ${tie} ${counts.tie}.`
  },
}

interface Keys {
  readonly on: boolean
  readonly view: View
  readonly connection: Connection
  readonly does: Readonly<Record<string, () => void>>
}

const typesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')

/** Single letters, only while the table is on the screen, and only if the patron wants them. */
export const useKeys = (keys: Keys): void => {
  const say = useSay()
  const words = useWords()
  const now = useRef(keys)
  now.current = keys
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      const { on, view, connection, does } = now.current
      const busy = event.ctrlKey || event.metaKey || event.altKey || typesText(event.target)
      if (!on || busy || document.querySelector('dialog[open]')) return
      const answer = ANSWERS[event.key]
      if (answer) say(answer(words, view, connection))
      else does[event.key]?.()
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [say, words])
}
