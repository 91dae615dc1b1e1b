import { type FormEvent, useState } from 'react'
import type { SpokenBet } from '../../../../games/bet-grammar.ts'
import type { Ask, View } from '../../../client/connection.ts'
import type { AnyFace } from '../../../games/face.ts'
import { dollars, useWords, type Words } from '../../../i18n/index.ts'
import { useSay } from '../../../ui/announcer/announcer.tsx'
import type { Bets } from '../state/bets/bets.ts'
import { DEEDS, type Deed, type TypedLine, typed } from '../state/bets/typed-line.ts'

/** A text field for wagers and decisions, for patrons who type faster than they point. */

interface TypedProps {
  readonly face: AnyFace
  readonly view: View
  readonly patron: string
  readonly bets: Pick<Bets, 'place' | 'lay'>
  readonly chip: number
  readonly ask: (what: Ask) => Promise<unknown>
  readonly does: Readonly<Partial<Record<Deed, (() => unknown) | undefined>>>
}

const lineText = (words: Words, { face, chip }: TypedProps, line: TypedLine): string => {
  const { typing } = words
  switch (line.is) {
    case 'nothing':
      return ''
    case 'bets': {
      const told = line.bets.map(({ on, chips }) =>
        typing.on(dollars(chips ?? chip), face.wagerName(words, on)),
      )
      return typing.will(words.marks.list(told))
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

/** A single bet below the minimum stays in hand. A refusal stops the rest of several bets. */
const laid = (
  bets: TypedProps['bets'],
  said: readonly SpokenBet[],
  chip: number,
): Promise<void> => {
  const stakes = said.map(({ on, chips }) => ({ on, chips: chips ?? chip }))
  const [only, ...others] = stakes
  return only && others.length === 0 ? bets.place(only.on, only.chips) : bets.lay(stakes)
}

export const QuickBet = (props: TypedProps) => {
  const { face, view, patron, bets, chip, ask, does } = props
  const words = useWords()
  const say = useSay()
  const [text, setText] = useState('')
  if (!face.typed) return null
  const wagers = face.typed
    .called(view, patron)
    .map(({ on, names }) => ({ on, names: [...names, face.wagerName(words, on)] }))
  const deeds = DEEDS.filter(deed => does[deed] !== undefined)
  const line = typed({ wagers, asks: said => face.typed?.asks(said, view), deeds }, text)
  const told = lineText(words, props, line)
  const isClear = line.is !== 'unclear' && line.is !== 'which' && line.is !== 'nothing'
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isClear) {
      /** The next key replaces what was not understood. */
      event.currentTarget.querySelector('input')?.select()
      return told && say(told, 'urgently')
    }
    setText('')
    if (line.is === 'bets') void laid(bets, line.bets, chip)
    if (line.is === 'ask') void ask(line.ask)
    if (line.is === 'deed') does[line.deed]?.()
  }
  return (
    <form className="typed" onSubmit={submit}>
      <label>
        {words.typing.label}{' '}
        <input
          value={text}
          placeholder={face.typed.hint(words, view)}
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
