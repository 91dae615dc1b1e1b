import { type FormEvent, useEffect, useRef, useState } from 'react'
import { amountOf } from '../../../kernel/amount.ts'
import type { Phrase } from '../../../kernel/refusal.ts'
import { type PitTable, tellPit } from '../../client/api/pit.ts'
import { dollars, phraseText, spokenText, useWords } from '../../i18n/index.ts'
import { ChipPicture } from '../../ui/pieces/chip.tsx'

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

/** An empty tray or box is counted as 0. Nothing at all is a slip. */
const isBlank = (form: FormData): boolean =>
  [...form.values()].every(value => String(value).trim() === '')

interface FormProps {
  readonly table: PitTable
  readonly deed: Deed
  /** With the amount that was noted. */
  readonly done: (sum: string) => void
}

const useNoting = (done: (sum: string) => void) => {
  const words = useWords()
  const [against, setAgainst] = useState<Phrase>()
  /** A second press while the first is under way would note the same chips twice. */
  const isBusy = useRef(false)
  const note = async (said: object, cents: number): Promise<void> => {
    if (isBusy.current) return
    isBusy.current = true
    const answer = await tellPit({ id: crypto.randomUUID(), ...said })
    isBusy.current = false
    if ('says' in answer) setAgainst(answer)
    else done(dollars(cents))
  }
  const problem = against && (
    <p role="alert" className="wrong">
      {phraseText(words, against)}
    </p>
  )
  return { note, problem, refuse: setAgainst }
}

const ChipCount = ({ table, deed, done }: FormProps) => {
  const { pit } = useWords()
  const [sum, setSum] = useState(0)
  const { note, problem, refuse } = useNoting(done)
  const changed = (event: FormEvent<HTMLFormElement>) =>
    setSum(worth(countIn(new FormData(event.currentTarget), table)))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    if (isBlank(form)) return refuse({ says: pit.blank })
    const count = countIn(form, table)
    void note({ does: deed, table: table.id, count }, worth(count))
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
    if (isBlank(form)) return refuse({ says: pit.blank })
    const amounts = DROP.map(
      kind => [kind, amountOf(String(form.get(kind)).trim() || '0')] as const,
    )
    if (amounts.some(([, cents]) => cents === undefined)) return refuse({ says: pit.amount })
    const sum = amounts.reduce((all, [, cents = 0]) => all + cents, 0)
    void note({ does: 'count-drop', table: table.id, ...Object.fromEntries(amounts) }, sum)
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
  const { pit, marks } = words
  const [deed, setDeed] = useState<Deed>()
  const [noted, setNoted] = useState('')
  const tray = useRef<HTMLLIElement>(null)
  const state = table.float === null ? 'closed' : 'open'
  const deeds: readonly Deed[] = [...OF_TRAY[state], 'count-drop']
  /**
   * Opening a form goes to its first field, and noting goes back to the tray, also when a count has
   * replaced its buttons.
   */
  useEffect(() => {
    const at = document.activeElement
    if (deed) tray.current?.querySelector('input')?.focus()
    else if (noted && state && (at === document.body || tray.current?.contains(at)))
      tray.current?.querySelector('button')?.focus()
  }, [deed, noted, state])
  const done = (what: string) => {
    setDeed(undefined)
    setNoted(what)
    again()
  }
  const open = deed && deeds.includes(deed) ? deed : undefined
  return (
    <li ref={tray} className="tile tray">
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
              setNoted('')
              setDeed(open === each ? undefined : each)
            }}
          >
            {pit.deeds[each]}
          </button>
        ))}
      </div>
      {open === 'count-drop' && (
        <DropCount table={table} done={sum => done(marks.of(pit.deeds['count-drop'], sum))} />
      )}
      {open && open !== 'count-drop' && (
        <ChipCount
          key={open}
          table={table}
          deed={open}
          done={sum => done(marks.of(pit.deeds[open], sum))}
        />
      )}
      <p role="status">{noted && pit.noted(noted)}</p>
    </li>
  )
}

interface Props {
  readonly tables: readonly PitTable[]
  readonly again: () => void
}

const TrayList = ({ tables, again }: Props) => (
  <ul className="trays">
    {tables.map(table => (
      <Tray key={table.id} table={table} again={again} />
    ))}
  </ul>
)

/** The chips of a virtual table lie in no tray, unless somebody has counted one. */
const hasTray = ({ attended, float }: PitTable): boolean => attended || float !== null

export const Trays = ({ tables, again }: Props) => {
  const { pit } = useWords()
  /** A tray that is counted now stays where it is, and keeps the focus. */
  const [folded] = useState(() => tables.filter(table => !hasTray(table)).map(({ id }) => id))
  const virtual = tables.filter(({ id }) => folded.includes(id))
  return (
    <section aria-labelledby="pit-trays">
      <h2 id="pit-trays">{pit.trays}</h2>
      <TrayList tables={tables.filter(({ id }) => !folded.includes(id))} again={again} />
      {virtual.length > 0 && (
        <details>
          <summary>{pit.virtualTrays(virtual.length)}</summary>
          <TrayList tables={virtual} again={again} />
        </details>
      )}
    </section>
  )
}
