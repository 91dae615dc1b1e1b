import { type FormEvent, useState } from 'react'
import type { Ask, View } from '../../client/connection.ts'
import type { AnyFace } from '../../games/face.ts'
import { dollars, useWords, type Words } from '../../i18n/index.ts'
import { useSay } from '../../ui/announcer.tsx'
import { type Deed, type Typed as Line, typed } from './state/bet-grammar.ts'
import type { Bets } from './state/bets.ts'

/** A line to type wagers and decisions on, for whoever types faster than they point. */

interface TypedProps {
  readonly face: AnyFace
  readonly view: View
  readonly patron: string
  readonly bets: Bets
  readonly chip: number
  readonly ask: (what: Ask) => Promise<void>
  readonly does: Readonly<Record<Deed, (() => void) | undefined>>
}

const toldOf = (words: Words, { face, chip }: TypedProps, line: Line): string => {
  const { typing } = words
  switch (line.is) {
    case 'nothing':
      return ''
    case 'wager': {
      const sum = dollars(line.chips ?? chip)
      return typing.will(typing.on(sum, face.wagerName(words, line.on)))
    }
    case 'deed':
      return typing.will(typing.deeds[line.deed])
    case 'ask':
      return typing.will(words.past.yours(line.ask.does))
    case 'which':
      return typing.which(words.marks.list(line.ons.map(on => face.wagerName(words, on))))
    case 'unclear':
      return typing.unclear(line.text)
  }
}

const namesOf = (words: Words, face: AnyFace, on: string): readonly string[] => [
  on,
  face.wagerName(words, on),
]

export const QuickBet = (props: TypedProps) => {
  const { face, view, patron, bets, chip, ask, does } = props
  const words = useWords()
  const say = useSay()
  const [text, setText] = useState('')
  if (!face.typed) return null
  const wagers = face.typed.ons(view, patron).map(on => ({ on, names: namesOf(words, face, on) }))
  const line = typed({ wagers, asks: said => face.typed?.asks(said, view) }, text)
  const told = toldOf(words, props, line)
  const isClear = line.is !== 'unclear' && line.is !== 'which' && line.is !== 'nothing'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isClear) return told && say(told, 'urgently')
    setText('')
    if (line.is === 'wager') void bets.place(line.on, line.chips ?? chip)
    if (line.is === 'ask') void ask(line.ask)
    if (line.is === 'deed') does[line.deed]?.()
  }
  return (
    <form className="typed" onSubmit={submit}>
      <label>
        {words.typing.label}{' '}
        <input
          value={text}
          placeholder={face.typed.hint(words)}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-describedby="typed-says"
          onChange={event => setText(event.target.value)}
        />
      </label>
      <button type="submit">{words.typing.go}</button>
      <p id="typed-says" data-clear={isClear || undefined}>
        {told}
      </p>
    </form>
  )
}
