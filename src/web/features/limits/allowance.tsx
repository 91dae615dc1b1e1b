import { type FormEvent, useId } from 'react'
import type { Allowance } from '../../../protection/allowance.ts'
import type { Measure } from '../../../protection/state.ts'
import { dollars, useWords } from '../../i18n/index.ts'
import styles from './limits.module.css'

/**
 * One measure with its three limits: how much is used, when it renews, and a field to change it.
 */

export type Protect = (does: string, more: object, said: string) => Promise<void>

const useAmount = (of: Measure): ((amount: number) => string) => {
  const { limits } = useWords()
  return of === 'time' ? limits.minutes : dollars
}

/** The unit of the field: dollars or minutes. */
const unitOf = (of: Measure): number => (of === 'time' ? 1 : 100)

const Next = ({ of, per, next, protect }: Allowance & { readonly protect: Protect }) => {
  const { limits, marks } = useWords()
  const amount = useAmount(of)
  if (!next) return null
  const when = marks.moment(next.from)
  return (
    <p className={styles.next}>
      {next.most === null ? limits.nextNone(when) : limits.next(amount(next.most), when)}{' '}
      <button
        type="button"
        onClick={() => void protect('keep-limit', { of, per }, limits.cancelled)}
      >
        {limits.keep}
      </button>
    </p>
  )
}

const Row = (props: Allowance & { readonly protect: Protect }) => {
  const { of, per, most, used, renews, protect } = props
  const { limits, marks } = useWords()
  const amount = useAmount(of)
  const id = useId()
  const set = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('most') ?? '')
    const wanted = Math.round(Number(typed) * unitOf(of))
    if (typed === '' || !Number.isFinite(wanted)) return
    const said = most === null || wanted < most ? limits.saved : limits.waits
    void protect('set-limit', { of, per, most: wanted }, said)
  }
  return (
    <li className={styles.row}>
      <form onSubmit={set}>
        <label htmlFor={id}>
          {limits.of[of]} {limits.per[per]}
        </label>
        <span className={styles.field}>
          <input
            id={id}
            key={most ?? 'none'}
            name="most"
            type="number"
            min={0}
            step={of === 'time' ? 1 : 0.01}
            placeholder={limits.none}
            defaultValue={most === null ? '' : most / unitOf(of)}
            aria-describedby={`${id}-says`}
          />
          <span>{of === 'time' ? limits.in.minutes : limits.in.dollars}</span>
        </span>
        <button type="submit">{limits.set}</button>
        {most !== null && (
          <button
            type="button"
            onClick={() => void protect('lift-limit', { of, per }, limits.waits)}
          >
            {limits.remove}
          </button>
        )}
      </form>
      <p className="note" id={`${id}-says`}>
        {most === null ? limits.used(amount(used)) : limits.usedOf(amount(used), amount(most))} ·{' '}
        {limits.renews(marks.moment(renews))}
      </p>
      {most !== null && <meter max={Math.max(1, most)} value={used} aria-hidden="true" />}
      <Next {...props} />
    </li>
  )
}

interface MeasureProps {
  readonly of: Measure
  readonly limits: readonly Allowance[]
  readonly protect: Protect
}

export const MeasureLimits = ({ of, limits: all, protect }: MeasureProps) => {
  const { limits } = useWords()
  return (
    <section className={`tile ${styles.measure}`} aria-labelledby={`limit-${of}`}>
      <h3 id={`limit-${of}`}>{limits.of[of]}</h3>
      <p className="note">{limits.ofSays[of]}</p>
      <ul>
        {all
          .filter(each => each.of === of)
          .map(each => (
            <Row key={each.per} {...each} protect={protect} />
          ))}
      </ul>
    </section>
  )
}
