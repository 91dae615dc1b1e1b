import { type FormEvent, useMemo, useState } from 'react'
import { isWalkIn, walkInNamed } from '../../../../kernel/people.ts'
import { useWords } from '../../../i18n/index.ts'
import type { DeskTable, OpenPanel } from '../desk-context.ts'
import { DeedPanel } from '../forms/command-form.tsx'
import { formsEnteredFor } from '../forms/forms-for-patron.ts'
import { WalkInBets } from './walk-in-bets.tsx'

/** Patrons without an account: staff seat them, sell them chips and enter all they do. */

const CENTS = 100

/** Seats a patron and, if they bring cash, sells them chips for it. @rule nz1:2.3 nz1:13.1(a) */
const useSeating = (at: DeskTable, done: () => void) => {
  const { desk } = useWords()
  return async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const said = new FormData(event.currentTarget)
    const seat = Number(said.get('seat'))
    const cash = Math.round(Number(said.get('cash') || 0) * CENTS)
    const patron = walkInNamed(String(said.get('name')).trim() || desk.patronAt(seat))
    const sat = await at.ask({ does: 'sit', seat, for: patron }, desk.seated(patron))
    if (sat && cash > 0)
      await at.ask(
        { does: 'buy-in', chips: cash, paid: said.get('paid'), for: patron },
        desk.seated(patron),
      )
    if (sat) done()
  }
}

const SeatPatron = ({ at, done }: { readonly at: DeskTable; readonly done: () => void }) => {
  const { desk } = useWords()
  const seats = useSeating(at, done)
  const free = at.moment.view.seats.filter(({ patron }) => patron === null)
  if (free.length === 0) return <p className="note">{desk.noFreeSeat}</p>
  return (
    <form className="deed" onSubmit={event => void seats(event)}>
      <label>
        {desk.patronName}
        <input name="name" maxLength={20} autoComplete="off" />
      </label>
      <label>
        {desk.seat}
        <select name="seat">
          {free.map(({ seat }) => (
            <option key={seat}>{seat}</option>
          ))}
        </select>
      </label>
      <label>
        {desk.buysFor}
        <input name="cash" type="number" min="0" step="any" inputMode="decimal" />
      </label>
      <label>
        {desk.pays}
        <select name="paid">
          <option value="cash">{desk.option('cash')}</option>
          <option value="chips">{desk.option('chips')}</option>
        </select>
      </label>
      <button type="submit" className="primary">
        {desk.seatPatron}
      </button>
    </form>
  )
}

interface Props {
  readonly at: DeskTable
  readonly opened: OpenPanel
  readonly done: () => void
}

export const WalkIns = ({ at, opened, done }: Props) => {
  const { desk } = useWords()
  const here = at.desk.patrons
    .filter(({ patron, left }) => isWalkIn(patron) && !left)
    .map(({ patron }) => patron)
  const asked = typeof opened === 'object' ? opened.patron : ''
  const [chosen, choose] = useState(asked)
  const patron = here.includes(chosen) ? chosen : here[0]
  const deeds = useMemo(
    () => (patron === undefined ? [] : formsEnteredFor(at.line.game, patron)),
    [at.line.game, patron],
  )
  if (!at.desk.attended) return null
  return (
    <>
      <details className="tile deeds" open={opened === 'seating'}>
        <summary>{desk.seatPatron}</summary>
        <SeatPatron at={at} done={done} />
      </details>
      {patron !== undefined && (
        <>
          {here.length > 1 && (
            <label>
              {desk.enterFor}
              <select value={patron} onChange={event => choose(event.target.value)}>
                {here.map(name => (
                  <option key={name}>{name}</option>
                ))}
              </select>
            </label>
          )}
          <WalkInBets key={`bets ${patron}`} at={at} patron={patron} />
          <DeedPanel
            key={patron}
            title={desk.patronDoes(patron)}
            deeds={deeds}
            at={at}
            done={done}
            isOpen={asked !== ''}
          />
        </>
      )}
    </>
  )
}
