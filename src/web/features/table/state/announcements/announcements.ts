import { useEffect, useRef } from 'react'
import type { Connection, View } from '../../../../client/connection.ts'
import type { AnyFace } from '../../../../games/face.ts'
import { dollars, phraseText, useWords, type Words } from '../../../../i18n/index.ts'
import { useSay } from '../../../../ui/announcer/announcer.tsx'
import { myWagers } from '../bets/bets.ts'
import { newsOf } from './news.ts'
import { areMany, endedWords, sumWords } from './sums.ts'

/** What a screen reader announces by itself, and what each key makes it say. */

/** The total of all kinds of chips. */
export const balanceOf = (view: View): number =>
  Object.values(view.mine?.stack ?? {}).reduce<number>((sum, chips) => sum + (chips ?? 0), 0)

/** "Round 34. Player 4, Banker 7. Banker wins. You won $95 on Banker. Balance $1,295." */
const lastResult = (words: Words, face: AnyFace, view: View): string => {
  const came = face.spoken(words, view)
  if (came === undefined) return words.history.none
  const settled = view.mine?.settled ?? []
  const { marks } = words
  const lies = (id: string) => view.wagers.some(wager => wager.id === id)
  return marks.sentences([
    marks.sentence(words.table.round(view.round)),
    came,
    ...(areMany(settled, face.few)
      ? [sumWords(words, settled)]
      : settled.map(each => endedWords(words, face.wagerName(words, each.wager.on), each, lies))),
    ...(view.mine ? [words.result.balance(dollars(balanceOf(view)))] : []),
  ])
}

/** Announces the dealer's calls as they come, then the result. */
export const useCalls = (face: AnyFace, view: View, patron: string): void => {
  const say = useSay()
  const words = useWords()
  const { round, play } = view
  const phase = face.phase(words, play)
  const last = play.calls.at(-1)
  const call =
    last && words.marks.sentence(face.ownCall?.(words, last, patron) ?? phraseText(words, last))
  const told = useRef({ round, phase, call })
  useEffect(() => {
    const before = told.current
    const now = { round, phase, call }
    told.current = now
    for (const { words: text, how } of newsOf(before, now, () => lastResult(words, face, view)))
      say(text, how)
  }, [view, words, face, say, round, phase, call])
}

const limitsWords = (words: Words, face: AnyFace, view: View): string => {
  const { of, sentence, sentences } = words.marks
  const { range } = words.bets
  return sentences(
    face.signRows(words, view).flatMap(({ kind, name }) => {
      const limit = view.sign.limits[kind]
      return limit
        ? [sentence(of(name, range(dollars(limit.minimum), dollars(limit.maximum))))]
        : []
    }),
  )
}

type Answer = (words: Words, face: AnyFace, view: View, connection: Connection) => string

const ANSWERS: Readonly<Record<string, Answer>> = {
  l: lastResult,
  m: (words, _, view) => words.result.balance(dollars(balanceOf(view))),
  b: (words, face, view, { patron }) =>
    myWagers(view, patron)
      .map(({ on, chips }) => `${dollars(chips)} ${face.wagerName(words, on)}`)
      .join(', ') || words.result.noWager,
  i: limitsWords,
  c: (words, _, __, connection) => {
    const { left, heardAt } = connection.moment() ?? { left: null, heardAt: 0 }
    return left === null
      ? words.typing.noTime
      : words.table.seconds(Math.max(0, Math.ceil((left - performance.now() + heardAt) / 1000)))
  },
}

interface Keys {
  readonly on: boolean
  readonly face: AnyFace
  readonly view: View
  readonly connection: Connection
  readonly does: Readonly<Record<string, () => void>>
}

const typesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')

/** Single-letter shortcuts, while the table is on screen and if the patron switched them on. */
export const useKeys = (keys: Keys): void => {
  const say = useSay()
  const words = useWords()
  const now = useRef(keys)
  now.current = keys
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      const { on, face, view, connection, does } = now.current
      const busy = event.ctrlKey || event.metaKey || event.altKey || typesText(event.target)
      if (!on || busy || document.querySelector('dialog[open]')) return
      const answer = ANSWERS[event.key]
      const own = face.answers[event.key]
      if (answer) say(answer(words, face, view, connection))
      else if (own) say(own(words, view))
      else does[event.key]?.()
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [say, words])
}
