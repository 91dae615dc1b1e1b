import { useEffect, useId, useRef, useState } from 'react'
import { fetchReport } from '../../../client/api/tournaments.ts'
import { useWords } from '../../../i18n/index.ts'
import type { Option } from './decisions/decision.ts'

/** A text field with suggestions from the list or from the tournament's entries. */

/** The most suggestions shown at once. */
const SUGGESTED = 20

const has = ({ label }: Option, text: string): boolean =>
  label.toLowerCase().includes(text.toLowerCase())

/** Searches the players on the server, because the view lists only some of a large field. */
const useFound = (tournament: string | undefined, text: string): readonly Option[] => {
  const [found, setFound] = useState<readonly Option[]>([])
  useEffect(() => {
    if (tournament === undefined || text === '') return
    let wanted = true
    void fetchReport(tournament, 'entries', { page: 1, find: text }).then(
      page => {
        const rows = page?.rows.filter(({ status }) => status === 'accepted') ?? []
        const names = rows.map(({ player }) => String(player))
        if (wanted) setFound(names.map(value => ({ value, label: value })))
      },
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [tournament, text])
  return found
}

interface SearchProps {
  readonly id: string
  readonly name: string
  readonly of: readonly Option[]
  /** The tournament whose players are searched, if the list has only some of them. */
  readonly among: string | undefined
}

export const SearchChoice = ({ id, name, of, among }: SearchProps) => {
  const { director } = useWords().tournament
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const list = useId()
  const wanted = text.trim()
  const all = [...of, ...useFound(among, wanted)]
  const unique = [...new Map(all.map(each => [each.value, each])).values()]
  const chosen = unique.find(({ label }) => label === wanted)
  useEffect(() => {
    input.current?.setCustomValidity(chosen || wanted === '' ? '' : director.fromList)
  }, [chosen, wanted, director])
  useEffect(() => {
    const form = input.current?.form
    const clear = () => setText('')
    form?.addEventListener('reset', clear)
    return () => form?.removeEventListener('reset', clear)
  }, [])
  return (
    <>
      <input
        ref={input}
        id={id}
        type="search"
        list={list}
        required
        autoComplete="off"
        placeholder={director.typeToFind}
        value={text}
        onChange={event => setText(event.target.value)}
      />
      <datalist id={list}>
        {unique
          .filter(option => has(option, wanted))
          .slice(0, SUGGESTED)
          .map(({ value, label }) => (
            <option key={value} value={label} />
          ))}
      </datalist>
      <input type="hidden" name={name} value={chosen?.value ?? ''} />
    </>
  )
}
