import { useWords } from '../../i18n/index.ts'
import type { OpenedLog } from './open-export.ts'
import type { Report } from './verifier/verify.ts'

/** The verdict in green or red, with the first error. */

const Line = ({ report, show }: { report: Report; show: (seq: number) => void }) => {
  const { verdict } = useWords().inspector
  const { finding, entries, rounds, promises, isReplayed } = report
  if (!finding)
    return (
      <p className="verdict-line good" data-verdict="good">
        <span aria-hidden="true">✓</span>{' '}
        {isReplayed ? verdict.holds(entries, rounds, promises) : verdict.chainHolds(entries)}
      </p>
    )
  return (
    <div className="verdict-line bad" data-verdict="bad">
      <p>
        <span aria-hidden="true">✕</span>{' '}
        {verdict.broken(finding.seq, verdict.finding[finding.is](finding.what ?? ''))}
      </p>
      {finding.seq <= entries && (
        <button type="button" onClick={() => show(finding.seq)}>
          {verdict.show(finding.seq)}
        </button>
      )}
    </div>
  )
}

export const LogVerdict = ({
  log: { checked, file },
  show,
}: {
  readonly log: OpenedLog
  readonly show: (seq: number) => void
}) => {
  const { verdict } = useWords().inspector
  return (
    <>
      <div role="status">
        {typeof checked === 'number' ? (
          <p className="note">{verdict.working(checked, file.lines.length)}</p>
        ) : (
          <Line report={checked} show={show} />
        )}
      </div>
      {typeof checked !== 'number' && checked.sealed > 0 && (
        <p className="note">{verdict.sealed(checked.sealed)}</p>
      )}
      {typeof checked !== 'number' && checked.isAttended && (
        <p className="note">{verdict.attended}</p>
      )}
      {typeof checked !== 'number' && (
        <p className="note">
          {verdict.last}: <code>{checked.hash}</code> {verdict.lastSays}
        </p>
      )}
    </>
  )
}
