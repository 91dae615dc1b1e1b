import { useState } from 'react'
import { type Pit, tellPit } from '../../client/api/pit.ts'
import { office, type ResultOrRefusal } from '../../client/api/staff.ts'
import type { StaffMember } from '../../client/desk.ts'
import { useWords } from '../../i18n/index.ts'
import { ranksAt } from '../desk/forms/command-form.tsx'
import { Choice, Field, Form, Press } from '../staff/form.tsx'

/** Who is in charge, and the signatures to hand over, to take over and to close the day. */

type Sign = (said: object) => Promise<ResultOrRefusal<unknown>>

/**
 * Asks for the password again if the sign-in is old, so that nobody signs at an unattended screen.
 */
const useSigned = (again: () => void) => {
  const [waits, setWaits] = useState<object>()
  const sign = async (said: object): Promise<ResultOrRefusal<unknown>> => {
    const answer = await tellPit({ id: crypto.randomUUID(), ...said })
    const isStale = 'says' in answer && answer.says.startsWith('Confirm your password')
    /** A refusal stays in sight beside the password that was asked for. */
    if (isStale) setWaits(said)
    else if ('came' in answer) setWaits(undefined)
    return isStale ? { came: {} } : answer
  }
  const done = () => again()
  return { waits, sign, done }
}

const Confirmed = ({
  who,
  sign,
  said,
  done,
}: {
  readonly who: StaffMember
  readonly sign: Sign
  readonly said: object
  readonly done: () => void
}) => {
  const { pit, staff } = useWords()
  return (
    <Form
      go={pit.confirmGo}
      isMain
      does={async ({ password = '' }) => {
        const answer = await office.signIn(who.name, password)
        return 'says' in answer ? answer : sign(said)
      }}
      done={done}
    >
      <p role="alert">{pit.confirm}</p>
      <Field
        name="password"
        type="password"
        label={staff.password}
        autoComplete="current-password"
      />
    </Form>
  )
}

const timeOf = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ')

interface Props {
  readonly pit: Pit
  readonly who: StaffMember
  readonly again: () => void
}

interface HandOverProps {
  readonly successors: readonly string[]
  readonly sign: Sign
  readonly done: () => void
}

const HandOver = ({ successors, sign, done }: HandOverProps) => {
  const { pit } = useWords()
  if (successors.length === 0) return <p className="note">{pit.nobodyTakes}</p>
  return (
    <details className="deeds">
      <summary>{pit.handOver}</summary>
      <Form
        go={pit.handOver}
        does={({ to = '', note = '' }) =>
          sign({ does: 'hand-over-shift', to, ...(note && { note }) })
        }
        done={done}
      >
        <Choice name="to" label={pit.to} options={successors.map(name => [name, name])} />
        <label className="field">
          {pit.remarks}
          <textarea name="note" rows={3} maxLength={2000} />
        </label>
      </Form>
    </details>
  )
}

const CloseDay = ({ sign, done }: { readonly sign: Sign; readonly done: () => void }) => {
  const { pit } = useWords()
  return (
    <details className="deeds">
      <summary>{pit.close}</summary>
      <p className="note">{pit.closeSays}</p>
      <Press isMain does={() => sign({ does: 'close-day' })} done={done}>
        {pit.close}
      </Press>
    </details>
  )
}

const ClosedDays = ({ closed }: Pick<Pit, 'closed'>) => {
  const { pit } = useWords()
  if (closed.length === 0) return null
  return (
    <>
      <h3>{pit.closed}</h3>
      <ul className="lines">
        {closed.toReversed().map(each => (
          <li key={each.day}>
            {pit.closedBy(each.day, timeOf(each.at), each.by)}
            <p className="note">
              {pit.seal} <code>{each.report}</code>
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}

export const Shift = ({ pit, who, again }: Props) => {
  const { pit: words } = useWords()
  const { waits, sign, done } = useSigned(again)
  const { day, shift, inCharge, offered, closed, tables, successors } = pit
  const maySign = ranksAt(who.role, 'casino-supervisor')
  const mayHandOver = inCharge?.name === who.name || (inCharge && who.role === 'operator')
  const open = tables.filter(({ float }) => float !== null).length
  const others = successors.filter(name => name !== who.name)
  const mayTake = inCharge === null || offered?.to === who.name
  return (
    <section className="tile pit-shift" aria-labelledby="pit-shift">
      <h2 id="pit-shift">{words.shift}</h2>
      <p>
        {inCharge ? words.inCharge(day, shift, inCharge.name) : words.nobodyInCharge(day, shift)}{' '}
        {open > 0 && words.tablesOpen(open)}
      </p>
      {offered && <p>{words.offered(offered.by.name, offered.to)}</p>}
      {offered?.note && <blockquote>{offered.note}</blockquote>}
      {waits && <Confirmed who={who} sign={sign} said={waits} done={done} />}
      {maySign && mayTake && (
        <Press isMain does={() => sign({ does: 'take-shift' })} done={done}>
          {words.takes(who.name)}
        </Press>
      )}
      {maySign && mayHandOver && <HandOver successors={others} sign={sign} done={done} />}
      {maySign && inCharge && <CloseDay key={day} sign={sign} done={done} />}
      <ClosedDays closed={closed} />
    </section>
  )
}
