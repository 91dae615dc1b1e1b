import { useEffect, useState } from 'react'
import type { End, RoundRecord } from '../../../records/round-record.ts'
import type { CheckedPayment } from '../../../what-if/payments.ts'
import { fetchOwnRecord, type SharedRound } from '../../client/api/records.ts'
import type { AnyFace } from '../../games/face.ts'
import { dollars, useWords } from '../../i18n/index.ts'
import { useSay } from '../../ui/announcer/announcer.tsx'
import { ClauseLink } from '../../ui/clause.tsx'
import { RecordVerdict, VerdictLine } from '../fairness/verdict.tsx'
import { signed } from '../table/state/announcements/sums.ts'
import { type CheckedPromise, type CheckedRound, checkedRound } from './check.ts'

/** The result of the check in this browser, and the link to share. */

const useChecked = (shared: SharedRound): CheckedRound | undefined => {
  const [checked, setChecked] = useState<CheckedRound>()
  useEffect(() => {
    let wanted = true
    const { table, round } = shared.round
    void fetchOwnRecord(table, round)
      .then(own => checkedRound(shared, own))
      .then(found => wanted && setChecked(found))
    return () => {
      wanted = false
    }
  }, [shared])
  return checked
}

const CopyLink = () => {
  const { share } = useWords()
  const say = useSay()
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard?.writeText(location.href)
    setCopied(true)
    say(share.copied)
  }
  return (
    <p className="row">
      <button type="button" onClick={() => void copy()}>
        {isCopied ? share.copied : share.copy}
      </button>
      <span className="note">{share.anybody}</span>
    </p>
  )
}

const PromiseLine = ({ record, verdict, holds }: CheckedPromise) => {
  const { fairness, share } = useWords()
  if (!verdict) return <p className="note">{fairness.inUse[record.of]}</p>
  return (
    <>
      <RecordVerdict record={record} verdict={verdict} />
      <VerdictLine isGood={holds} says={share.came[record.of](holds)} />
    </>
  )
}

const moneyOf = ({ outcome, chips, won, commission }: End): string =>
  signed(outcome === 'lose' ? -chips : won - commission)

const Paid = (payment: CheckedPayment) =>
  payment.is === 'missing' ? null : (
    <>
      <b>{moneyOf(payment.end)}</b>
      <ClauseLink id={payment.end.under} />
    </>
  )

interface PaymentsProps {
  readonly face: AnyFace
  readonly payments: CheckedRound['payments']
}

const Payments = ({ face, payments }: PaymentsProps) => {
  const words = useWords()
  const { share } = words
  const count = (is: CheckedPayment['is']) => payments.filter(each => each.is === is).length
  const bad = count('wrong') + count('missing')
  if (payments.length === 0) return <p className="note">{share.noBets}</p>
  return (
    <>
      {bad > 0 && <VerdictLine isGood={false} says={share.wrong(bad)} />}
      {count('right') > 0 && <VerdictLine isGood says={share.right(count('right'))} />}
      {count('unseen') > 0 && <p className="note">{share.unseen(count('unseen'))}</p>}
      {count('ruled') > 0 && <p className="note">{share.ruled(count('ruled'))}</p>}
      <ul className="payments">
        {payments.map(payment => (
          <li key={payment.end.wager} data-payment={payment.is}>
            <span>
              {payment.end.patron}: {dollars(payment.end.chips)}{' '}
              {face.wagerName(words, payment.end.on)}
            </span>
            <Paid {...payment} />
            <span className="note">{share.is[payment.is]}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

const Incidents = ({ incidents }: Pick<RoundRecord, 'incidents'>) => {
  const { share } = useWords()
  if (incidents.length === 0) return null
  return (
    <p className="note">
      {share.incidents}{' '}
      {incidents.map(({ seq, under }) => (
        <ClauseLink key={seq} id={under} />
      ))}
    </p>
  )
}

interface CheckProps {
  readonly face: AnyFace
  readonly shared: SharedRound
}

export const CheckedHere = ({ face, shared }: CheckProps) => {
  const { share } = useWords()
  const checked = useChecked(shared)
  return (
    <section className="tile checked" aria-labelledby="checked" data-part="checked">
      <h2 id="checked">{share.title}</h2>
      <CopyLink />
      {!checked && <p>{share.checking}</p>}
      {checked?.promises.map(each => (
        <PromiseLine key={each.record.shoe} {...each} />
      ))}
      {checked?.promises.length === 0 && <p className="note">{share.attended}</p>}
      {checked && <Payments face={face} payments={checked.payments} />}
      <Incidents incidents={shared.round.incidents} />
    </section>
  )
}
