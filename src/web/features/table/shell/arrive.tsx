import { type FormEvent, useEffect, useRef, useState } from 'react'
import { hrefTo } from '../../../app/route.ts'
import { fetchMe, type Me, signIn } from '../../../client/api/house.ts'
import type { Ask, Connection, View } from '../../../client/connection.ts'
import type { AnyFace } from '../../../games/face.ts'
import { dollars, phraseText, useWords } from '../../../i18n/index.ts'
import { type ArrivalPlan, sitAndBuy } from '../state/sitting/seat-choice.ts'
import styles from './arrive.module.css'

/** Asks for a name if needed, then seats the patron and sells chips with one press. */

interface ArriveProps {
  readonly face: AnyFace
  readonly view: View
  readonly connection: Connection
  readonly ask: (what: Ask) => Promise<boolean>
  readonly close: () => void
  /** Called with the guest's choice once they have a name. */
  readonly named: (meant: ArrivalPlan) => void
}

const SUMS = [100_00, 250_00, 500_00, 1000_00]
const USUAL = 500_00

const useOwn = (patron: string): Me | undefined => {
  const [own, setOwn] = useState<Me>()
  useEffect(() => {
    let wanted = patron !== ''
    if (!wanted) return
    void fetchMe().then(
      me => wanted && setOwn(me ?? undefined),
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [patron])
  return own
}

const STANDING = 'standing'

const SeatChoice = ({ face, view }: Pick<ArriveProps, 'face' | 'view'>) => {
  const { shell } = useWords()
  const [chosen, choose] = useState<string>()
  const free = view.seats.filter(({ patron }) => patron === null)
  const stands = face.mayStand?.(view.play) ?? false
  if (free.length + (stands ? 1 : 0) < 2) return null
  const isChosen = chosen === STANDING || free.some(({ seat }) => String(seat) === chosen)
  return (
    <label className={styles.seat}>
      <span>{shell.arrive.seat}</span>
      <select name={isChosen ? 'seat' : undefined} onChange={event => choose(event.target.value)}>
        {free.map(({ seat }) => (
          <option key={seat} value={seat}>
            {seat}
          </option>
        ))}
        {stands && <option value={STANDING}>{shell.arrive.standing}</option>}
      </select>
    </label>
  )
}

const Amounts = ({ most }: { readonly most: number }) => {
  const { shell } = useWords()
  const [other, setOther] = useState('')
  const sums = SUMS.filter(sum => sum <= most)
  return (
    <fieldset className={styles.amounts}>
      <legend className="unseen">{shell.arrive.amount}</legend>
      {sums.map(sum => (
        <label key={sum}>
          <input
            type="radio"
            name="chips"
            value={sum}
            defaultChecked={sum === Math.min(USUAL, sums.at(-1) ?? 0)}
            onChange={() => setOther('')}
          />
          <span>{dollars(sum)}</span>
        </label>
      ))}
      <label className={styles.other}>
        <span>{shell.arrive.other}</span>
        <input
          name="other"
          type="number"
          inputMode="numeric"
          min={1}
          max={most / 100}
          value={other}
          placeholder="$"
          onChange={event => setOther(event.target.value)}
        />
      </label>
    </fieldset>
  )
}

const NameField = () => {
  const { shell } = useWords()
  return (
    <label className={styles.name}>
      {shell.arrive.name}
      {/* biome-ignore lint/a11y/noAutofocus: the one thing that is missing to play */}
      <input name="name" required maxLength={24} autoComplete="nickname" autoFocus />
    </label>
  )
}

const PLENTY = 10_000_00

/** The seat is undefined if the patron has chosen none. */
const chosenIn = (
  form: FormData,
): { readonly seat: number | null | undefined; readonly chips: number } => {
  const other = Number(form.get('other'))
  const seat = form.get('seat')
  return {
    seat: seat === STANDING ? null : seat === null ? undefined : Number(seat),
    chips: other > 0 ? Math.round(other * 100) : Number(form.get('chips') ?? 0),
  }
}

/** The account, what a new guest should know, or a break that the guest asked for. */
const Standing = ({ own, isNew }: { readonly own: Me | undefined; readonly isNew: boolean }) => {
  const { shell, lobby, nav } = useWords()
  return (
    <>
      {own?.balance !== undefined && <p>{shell.arrive.account(dollars(own.balance))}</p>}
      {isNew && <p>{`${shell.arrive.guest} ${lobby.device}`}</p>}
      {own?.away && (
        <p data-part="away">
          {lobby.away} <a href={hrefTo('limits')}>{nav.limits}</a>
        </p>
      )}
    </>
  )
}

export const Arrive = ({ face, view, connection, ask, close, named }: ArriveProps) => {
  const words = useWords()
  const { shell } = words
  const { patron } = connection
  const own = useOwn(patron)
  const account = own?.balance
  const [against, setAgainst] = useState<string>()
  const isBusy = useRef(false)
  const [chosen, setChosen] = useState(USUAL)
  const primary = useRef<HTMLButtonElement>(null)
  const first = view.seats.find(seat => seat.patron === null)?.seat
  const isSeated = patron !== '' && view.mine !== null
  useEffect(() => {
    if (patron !== '') primary.current?.focus({ preventScroll: true })
  }, [patron])
  const comeIn = async (form: FormData) => {
    const { seat, chips } = chosenIn(form)
    if (patron === '') {
      const name = String(form.get('name') ?? '').trim()
      const answer = await signIn(name)
      if (!('says' in answer)) return named({ seat, chips, name })
      setAgainst(phraseText(words, answer))
    } else {
      const isDone = isSeated
        ? await ask({ does: 'buy-in', chips })
        : await sitAndBuy(connection, ask, { seat, chips })
      if (isDone) close()
    }
    isBusy.current = false
  }
  /** A second press while the first is on its way does nothing. */
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy.current) return
    isBusy.current = true
    setAgainst(undefined)
    comeIn(new FormData(event.currentTarget)).catch(() => {
      isBusy.current = false
      setAgainst(words.line.notSent)
    })
  }
  const isFull = !isSeated && first === undefined && !face.mayStand?.(view.play)
  const canBuy = !isFull && own?.away === undefined
  const title = isSeated
    ? shell.arrive.more
    : isFull
      ? shell.arrive.full
      : shell.arrive.title(first ?? 1)
  return (
    <section className={styles.dialog} aria-labelledby="arrive" data-part="arrive">
      <h2 id="arrive">{title}</h2>
      <Standing own={own} isNew={patron === ''} />
      <form
        onSubmit={submit}
        onChange={event => setChosen(chosenIn(new FormData(event.currentTarget)).chips)}
      >
        {patron === '' && <NameField />}
        {canBuy && <Amounts most={account ?? PLENTY} />}
        {against && <p role="alert">{against}</p>}
        <footer>
          {canBuy && (
            <button ref={primary} type="submit" className="primary">
              {isSeated ? shell.arrive.buy(dollars(chosen)) : shell.arrive.sit(dollars(chosen))}
            </button>
          )}
          <button type="button" onClick={close}>
            {isSeated ? shell.notNow : shell.arrive.watch}
          </button>
          {canBuy && !isSeated && <SeatChoice face={face} view={view} />}
        </footer>
      </form>
    </section>
  )
}
