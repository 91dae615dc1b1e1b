import { type FormEvent, useState } from 'react'
import { isUnclear, type SpokenBet, type Unclear } from '../../../../games/bet-grammar.ts'
import {
  holding,
  isKind,
  partsOf,
  SPOKEN_KINDS,
  spokenBets,
  wordsOf,
} from '../../../../games/roulette/bet-grammar.ts'
import type { TableElections } from '../../../../games/roulette/table/state.ts'
import type { RouletteView } from '../../../../games/roulette/table/view.ts'
import { dollars, useWords, type Words } from '../../../i18n/index.ts'
import { useSay } from '../../../ui/announcer/announcer.tsx'
import type { QuickBetProps } from '../../face.ts'
import { wagerName } from '../names.ts'

/** A wager as typed text. */

const unclearWords = ({ roulette: { typed } }: Words, said: Unclear): string => {
  switch (said.unclear) {
    case 'word':
      return typed.unclear.word(said.word)
    case 'several':
      return typed.unclear.several
    case 'on-what':
      return typed.unclear['on-what'](said.amount)
    case 'no-wager':
      return typed.unclear['no-wager'](said.said)
    case 'too-much':
      return typed.unclear['too-much'](said.amount)
    case 'which':
      return typed.which
  }
}

const MOST = 8
const INSIDE = ['straight-up', 'split', 'street', 'corner', 'five-line', 'six-line']
const WITHOUT_NUMBERS = [
  'low',
  'high',
  'even',
  'odd',
  'red',
  'black',
  'tier',
  'orphelins',
  'voisins',
]

/** Completions of the last words of a line. */
const suggested = (elections: TableElections, line: string): readonly string[] => {
  const words = wordsOf(partsOf(line).at(-1) ?? '')
  const marks = words.filter(word => /^\d{1,2}$/.test(word))
  const begun = words.find(word => !/^\d/.test(word))
  if (begun === undefined)
    return marks.length === 1 ? INSIDE.flatMap(kind => holding(elections, kind, marks)) : []
  const kinds = isKind(begun) ? [begun] : SPOKEN_KINDS.filter(kind => kind.startsWith(begun))
  return kinds.flatMap(kind => {
    if (WITHOUT_NUMBERS.includes(kind)) return isKind(begun) ? [] : [kind]
    if (kind === 'neighbours') return []
    return marks.length > 0 || kind === 'dozen' || kind === 'column'
      ? holding(elections, kind, kind === 'dozen' || kind === 'column' ? [] : marks)
      : []
  })
}

type Props = QuickBetProps<RouletteView>

interface Understood {
  readonly bets: readonly SpokenBet[]
  readonly says: string
  readonly may: readonly string[]
}

const understood = (words: Words, { view, chip }: Props, typedLine: string): Understood => {
  if (typedLine.trim() === '') return { bets: [], says: '', may: [] }
  const { elections } = view.play
  const line = words.roulette.typed.heard(typedLine)
  const said = spokenBets(elections, line, 'number')
  const may = suggested(elections, line)
  if (isUnclear(said))
    return {
      bets: [],
      says: unclearWords(words, said),
      may: (said.unclear === 'which' ? said.among : may).slice(0, MOST),
    }
  const { typing } = words
  const told = said.map(({ on, chips = chip }) => typing.on(dollars(chips), wagerName(words, on)))
  const others = may.filter(on => said.every(bet => bet.on !== on))
  return { bets: said, says: typing.will(told.join(', ')), may: others.slice(0, MOST) }
}

export const Typed = (props: Props) => {
  const words = useWords()
  const say = useSay()
  const { bets, chip } = props
  const { typed } = words.roulette
  const [line, setLine] = useState('')
  const { bets: said, says, may } = understood(words, props, line)
  const lay = async (these: readonly SpokenBet[]) => {
    setLine('')
    for (const { on, chips = chip } of these) await bets.place(on, chips as number)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (said.length > 0) void lay(said)
    else if (says) say(says, 'urgently')
  }
  return (
    <form className="typed" onSubmit={submit}>
      <label>
        {typed.label}{' '}
        <input
          value={line}
          placeholder={typed.hint}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-describedby="typed-says"
          onChange={event => setLine(event.target.value)}
        />
      </label>
      <button type="submit">{typed.go}</button>
      <p id="typed-says" data-clear={said.length > 0 || undefined}>
        {says}
      </p>
      {may.length > 0 && (
        <ul aria-label={typed.suggestions}>
          {may.map(on => (
            <li key={on}>
              <button
                type="button"
                className="small"
                onClick={() => void lay([{ on, chips: undefined }])}
              >
                {wagerName(words, on)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </form>
  )
}
