import { type FormEvent, useState } from 'react'
import { amountOf } from '../../../kernel/amount.ts'
import type { Phrase } from '../../../kernel/refusal.ts'
import { type PitTable, tellPit } from '../../client/pit-api.ts'
import { dollars, spoken, spokenText, useWords } from '../../i18n/index.ts'
import { ChipPicture } from '../../ui/chip.tsx'

/** Forms to count chips into and out of trays, and to count drop boxes. */

const OF_TRAY = { closed: ['open-float'], open: ['fill', 'credit', 'close-float'] } as const

type Deed = (typeof OF_TRAY)['closed' | 'open'][number] | 'count-drop'

const DROP = ['cash', 'chips', 'vouchers'] as const

const countIn = (form: FormData, { denominations }: PitTable): Readonly<Record<string, number>> =>
  Object.fromEntries(
    denominations
      .map(each => [String(each), Math.trunc(Number(form.get(String(each))))] as const)
      .filter(([, number]) => number > 0),
  )

const worth = (count: Readonly<Record<string, number>>): number =>
  Object.entries(count).reduce((sum, [each, number]) => sum + Number(each) * number, 0)

interface FormProps {
  readonly table: PitTable
  readonly deed: Deed
  readonly done: () => void
}

const useNoting = (done: () => void) => {
  const words = useWords()
  const [against, setAgainst] = useState<Phrase>()
  const note = async (said: object): Promise<void> => {
    const answer = await tellPit({ id: crypto.randomUUID(), ...said })
    if ('says' in answer) setAgainst(answer)
    else done()
  }
  const problem = against && (
    <p role="alert" className="wrong">
      {spoken(words, against)}
    </p>
  )
  return { note, problem, refuse: setAgainst }
}

const ChipCount = ({ table, deed, done }: FormProps) => {
  const { pit } = useWords()
  const [sum, setSum] = useState(0)
  const { note, problem } = useNoting(done)
  const changed = (event: FormEvent<HTMLFormElement>) =>
    setSum(worth(countIn(new FormData(event.currentTarget), table)))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const count = countIn(new FormData(event.currentTarget), table)
    void note({ does: deed, table: table.id, count })
  }
  return (
    <form className="count" onSubmit={submit} onInput={changed}>
      <div className="denominations">
        {table.denominations.toReversed().map(each => (
          <div key={each} className="denomination">
            <ChipPicture value={each} />
            <input
              name={String(each)}
              type="number"
              inputMode="numeric"
              min={0}
              max={100_000}
              placeholder="0"
              aria-label={pit.chipsOf(dollars(each))}
            />
          </div>
        ))}
      </div>
      <output className="sum">{pit.counted(dollars(sum))}</output>
      <button type="submit" className="primary">
        {pit.note}
      </button>
      {problem}
    </form>
  )
}

const DropCount = ({ table, done }: Omit<FormProps, 'deed'>) => {
  const { pit } = useWords()
  const { note, problem, refuse } = useNoting(done)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const amounts = DROP.map(
      kind => [kind, amountOf(String(form.get(kind)).trim() || '0')] as const,
    )
    if (amounts.some(([, cents]) => cents === undefined)) refuse({ says: pit.amount })
    else void note({ does: 'count-drop', table: table.id, ...Object.fromEntries(amounts) })
  }
  return (
    <form className="count" onSubmit={submit}>
      {DROP.map(kind => (
        <label key={kind} className="choose">
          <span>{pit[kind]}</span>
          <input name={kind} inputMode="decimal" placeholder="0" autoComplete="off" />
        </label>
      ))}
      <button type="submit" className="primary">
        {pit.note}
      </button>
      {problem}
    </form>
  )
}

const Tray = ({ table, again }: { readonly table: PitTable; readonly again: () => void }) => {
  const words = useWords()
  const { pit } = words
  const [deed, setDeed] = useState<Deed>()
  const [isNoted, setIsNoted] = useState(false)
  const deeds: readonly Deed[] = [
    ...OF_TRAY[table.float === null ? 'closed' : 'open'],
    'count-drop',
  ]
  const done = () => {
    setDeed(undefined)
    setIsNoted(true)
    again()
  }
  const open = deed && deeds.includes(deed) ? deed : undefined
  return (
    <li className="tile tray">
      <h3>{spokenText(words, table.title)}</h3>
      <p className="note">
        {table.float === null ? pit.trayClosed : pit.trayOpen(dollars(table.float))}
      </p>
      <div className="row">
        {deeds.map(each => (
          <button
            key={each}
            type="button"
            className="small"
            aria-expanded={open === each}
            onClick={() => {
              setIsNoted(false)
              setDeed(open === each ? undefined : each)
            }}
          >
            {pit.deeds[each]}
          </button>
        ))}
      </div>
      {open === 'count-drop' && <DropCount table={table} done={done} />}
      {open && open !== 'count-drop' && (
        <ChipCount key={open} table={table} deed={open} done={done} />
      )}
      <p role="status">{isNoted ? pit.noted : ''}</p>
    </li>
  )
}

interface Props {
  readonly tables: readonly PitTable[]
  readonly again: () => void
}

export const Trays = ({ tables, again }: Props) => {
  const { pit } = useWords()
  return (
    <section aria-labelledby="pit-trays">
      <h2 id="pit-trays">{pit.trays}</h2>
      <ul className="trays">
        {tables.map(table => (
          <Tray key={table.id} table={table} again={again} />
        ))}
      </ul>
    </section>
  )
}
