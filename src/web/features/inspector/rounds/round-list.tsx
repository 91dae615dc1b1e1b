import { type RefObject, useEffect, useRef, useState } from 'react'
import type { RoundRecord } from '../../../../records/round-record.ts'
import { dollars, useWords } from '../../../i18n/index.ts'
import { timeOf } from '../fact-text.ts'
import { useFocusFirstNew } from '../focus-first-new.ts'
import { cardsShown, matching, netOfRound, resultWords } from './round-facts.ts'

/** The rounds of the log, with a search. */

interface RoundProps {
  readonly round: RoundRecord
  readonly show: (round: RoundRecord) => void
}

const Row = ({ round, show }: RoundProps) => {
  const words = useWords()
  const { rounds } = words.inspector
  return (
    <tr>
      <th scope="row">
        <button
          type="button"
          className="small"
          aria-label={rounds.show(round.round)}
          onClick={() => show(round)}
        >
          {round.round}
        </button>
      </th>
      <td>
        {resultWords(words, round)}
        {round.state === 'void' && <strong> ({rounds.isVoid})</strong>}
        <span className="note came">{cardsShown(words, round)}</span>
      </td>
      <td>{round.patrons.map(({ patron }) => patron).join(', ') || rounds.nobody}</td>
      <td className="figure">{dollars(netOfRound(round))}</td>
      <td className="wide note">{timeOf(round.settled ?? round.opened)}</td>
    </tr>
  )
}

interface TableProps extends Pick<RoundListProps, 'rounds' | 'show'> {
  readonly list: RefObject<HTMLTableSectionElement | null>
}

const RoundTable = ({ rounds, show, list }: TableProps) => {
  const { head } = useWords().inspector.rounds
  return (
    <table className="rounds">
      <thead>
        <tr>
          <th scope="col">{head.round}</th>
          <th scope="col">{head.result}</th>
          <th scope="col">{head.patrons}</th>
          <th scope="col">{head.net}</th>
          <th scope="col" className="wide">
            {head.at}
          </th>
        </tr>
      </thead>
      <tbody ref={list}>
        {rounds.map(round => (
          <Row key={round.round} round={round} show={show} />
        ))}
      </tbody>
    </table>
  )
}

const MORE = 50

interface RoundListProps {
  readonly rounds: readonly RoundRecord[]
  /** True when the reader comes back from a round. */
  readonly takesFocus: boolean
  readonly show: (round: RoundRecord) => void
  readonly showAll: () => void
}

export const RoundList = ({ rounds, takesFocus, show, showAll }: RoundListProps) => {
  const { rounds: says, replay } = useWords().inspector
  const [text, setText] = useState('')
  const [most, setMost] = useState(MORE)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (takesFocus) field.current?.focus()
  }, [takesFocus])
  const found = matching(rounds, text).toReversed()
  const shown = found.slice(0, most)
  const { list, here } = useFocusFirstNew<HTMLTableSectionElement>(
    shown.length,
    shown.length < found.length,
  )
  const more = () => {
    here()
    setMost(most + MORE)
  }
  return (
    <section aria-labelledby="rounds">
      <h2 id="rounds">{says.title}</h2>
      <label className="find">
        {says.find}
        <input
          ref={field}
          type="search"
          value={text}
          placeholder={says.hint}
          onChange={event => setText(event.target.value)}
        />
      </label>
      <p className="row">
        <span className="note" role="status">
          {found.length === 0 ? says.none : says.found(found.length)}
        </span>
        <button type="button" className="small" onClick={showAll}>
          {replay.all}
        </button>
      </p>
      {found.length > 0 && <RoundTable rounds={shown} show={show} list={list} />}
      {found.length > most && (
        <button type="button" onClick={more}>
          {says.more}
        </button>
      )}
    </section>
  )
}
