import { useState } from 'react'
import type { Exclusion } from '../../../protection/commands.ts'
import type { Away } from '../../../protection/state.ts'
import { useWords } from '../../i18n/index.ts'
import { Choose } from '../../ui/controls/choice.tsx'
import { Dialog, DialogFoot } from '../../ui/dialog.tsx'
import type { Protect } from './allowance.tsx'
import styles from './limits.module.css'

/** Reality checks, breaks and exclusions. Steps that cannot be undone ask for confirmation. */

const EVERY = [0, 15, 30, 45, 60, 90, 120] as const
const DAYS = [1, 2, 3, 7, 14, 28, 42] as const
const EXCLUSIONS: readonly Exclusion[] = ['six-months', 'one-year', 'five-years', 'for-good']

interface PartProps {
  readonly protect: Protect
}

export const Checks = ({ every, protect }: PartProps & { readonly every: number | null }) => {
  const { limits } = useWords()
  return (
    <section className={`tile ${styles.measure}`} aria-labelledby="checks">
      <h3 id="checks">{limits.checks}</h3>
      <p className="note">{limits.checksSays}</p>
      <Choose
        name={limits.every}
        value={String(every ?? 0)}
        among={EVERY.map(each => [
          String(each),
          each === 0 ? limits.never : limits.everyMinutes(each),
        ])}
        choose={each => void protect('set-reminders', { every: Number(each) }, limits.saved)}
      />
    </section>
  )
}

interface SureProps {
  readonly what: string
  readonly yes: () => void
  readonly close: () => void
}

const Sure = ({ what, yes, close }: SureProps) => {
  const { limits } = useWords()
  return (
    <Dialog title={limits.sure(what)} close={close}>
      <p>{limits.sureSays}</p>
      <DialogFoot>
        <button type="button" className="primary" onClick={yes}>
          {limits.yes}
        </button>
        <button type="button" onClick={close}>
          {limits.no}
        </button>
      </DialogFoot>
    </Dialog>
  )
}

interface OutProps<T extends string> extends PartProps {
  readonly id: string
  readonly title: string
  readonly says: string
  readonly act: string
  readonly among: readonly (readonly [T, string])[]
  readonly does: string
  readonly with: (value: T) => object
}

const Out = <T extends string>(props: OutProps<T>) => {
  const { id, title, says, act, among, does, with: more, protect } = props
  const { limits } = useWords()
  const [value, setValue] = useState<T>(among[0]![0])
  const [isAsking, ask] = useState(false)
  const named = among.find(([each]) => each === value)![1]
  return (
    <section className={`tile ${styles.measure}`} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <p className="note">{says}</p>
      <p className={styles.out}>
        <Choose
          name={limits.forHow}
          value={value}
          among={among}
          choose={each => setValue(each as T)}
        />
        <button type="button" onClick={() => ask(true)}>
          {act}
        </button>
      </p>
      {isAsking && (
        <Sure
          what={`${title}: ${named}`}
          close={() => ask(false)}
          yes={() => {
            ask(false)
            void protect(does, more(value), limits.saved)
          }}
        />
      )}
    </section>
  )
}

export const Breaks = ({ protect }: PartProps) => {
  const { limits } = useWords()
  const length = (days: number) => (days % 7 === 0 ? limits.weeks(days / 7) : limits.days(days))
  return (
    <>
      <Out
        id="break"
        title={limits.breaks}
        says={limits.breaksSays}
        act={limits.takeBreak}
        among={DAYS.map(days => [String(days), length(days)] as const)}
        does="take-break"
        with={days => ({ days: Number(days) })}
        protect={protect}
      />
      <Out
        id="exclude"
        title={limits.exclude}
        says={limits.excludeSays}
        act={limits.excludeMe}
        among={EXCLUSIONS.map(each => [each, limits.exclusions[each]] as const)}
        does="exclude-myself"
        with={each => ({ for: each })}
        protect={protect}
      />
    </>
  )
}

export const AwayNote = ({ is, until }: Away) => {
  const { limits, marks } = useWords()
  if (until === null) return limits.excludedForGood
  return is === 'break'
    ? limits.onBreak(marks.moment(until))
    : limits.excludedUntil(marks.moment(until))
}
