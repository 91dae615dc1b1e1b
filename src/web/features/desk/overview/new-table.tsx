import { type FormEvent, useState } from 'react'
import { CATALOGUE } from '../../../../games/catalogue.ts'
import type { Phrase } from '../../../../kernel/refusal.ts'
import { whyNot } from '../../../client/connection.ts'
import { connectionTo } from '../../../client/table-connections.ts'
import { phraseText, useWords } from '../../../i18n/index.ts'
import { ClauseLink } from '../../../ui/clause.tsx'
import { electionsIn } from '../forms/elections.ts'
import { Elections } from '../forms/elections-form.tsx'

/** Adds a table to the floor. A refusal shows its clause. */

const CHOICES: readonly string[] = Object.values(CATALOGUE).flatMap(({ name, books }) =>
  books.map(book => `${name}/${book}`),
)

interface TableAnswer extends Phrase {
  readonly under?: string
}

/** `at`: commands to the floor travel over the connection to any table. */
export const BringTable = ({ at }: { readonly at: string }) => {
  const words = useWords()
  const { desk, books, line, odds, marks } = words
  const named = (choice: string): string => {
    const [game, book] = choice.split('/') as [keyof typeof odds.game, keyof typeof books]
    return marks.of(odds.game[game], books[book])
  }
  const [told, setTold] = useState<TableAnswer>()
  const [chosen, choose] = useState(CHOICES[0]!)
  const [game = '', book = ''] = chosen.split('/')
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const title = String(form.get('title')).trim()
    const attended = form.get('attended') === 'on'
    const elections = electionsIn(form, game, book)
    const of = { game, book, attended, elections, ...(title && { title }) }
    const connection = await connectionTo(at)
    const answer = await connection.send({ table: 'floor', does: 'bring-table', of })
    if ('done' in answer) setTold({ says: desk.done })
    else if ('refused' in answer) setTold(answer.refused)
    else setTold({ says: whyNot(answer, { failed: desk.pending, notSent: line.notSent }) })
  }
  return (
    <details className="tile deeds">
      <summary>{desk.bring}</summary>
      <form className="deed" onSubmit={event => void submit(event)}>
        <label>
          {desk.game}
          <select name="game" value={chosen} onChange={event => choose(event.target.value)}>
            {CHOICES.map(choice => (
              <option key={choice} value={choice}>
                {named(choice)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {desk.name}
          <input name="title" maxLength={64} autoComplete="off" />
        </label>
        <label className="check">
          <input type="checkbox" name="attended" /> {desk.withPeople}
        </label>
        <details className="again" key={chosen}>
          <summary>{desk.setUp}</summary>
          <Elections game={game} book={book} />
        </details>
        <button type="submit" className="primary">
          {desk.bringIt}
        </button>
        <p role="status">
          {told?.under && <ClauseLink id={told.under} />} {told && phraseText(words, told)}
        </p>
      </form>
    </details>
  )
}
