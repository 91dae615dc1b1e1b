import { hrefTo } from '../../../app/route.ts'
import { dollars, phraseText, useWords } from '../../../i18n/index.ts'
import { Icon } from '../../../ui/icon.tsx'
import { refusalTitle } from '../state/announcements/refusal.ts'
import type { RefusedBet } from '../state/bets/bets.ts'
import styles from './toast.module.css'

/** A refused bet, the reason, and buttons for amounts that are allowed. */

interface RefusalProps {
  readonly refused: RefusedBet | undefined
  readonly dismiss: () => void
  /** Amounts that the table would take instead. */
  readonly instead?: readonly number[]
  readonly bet?: (chips: number) => void
}

export const Refusal = ({ refused, dismiss, instead = [], bet }: RefusalProps) => {
  const words = useWords()
  const { bets, shell } = words
  const title = refused && refusalTitle(words, refused)
  return refused ? (
    <div className={styles.toast} data-part="refusal">
      <span className={styles.sign}>
        <Icon name="alert" size={20} />
      </span>
      <p>
        {title && <strong>{title} </strong>}
        <span>{phraseText(words, refused)}</span>{' '}
        {refused.under && (
          <a className={styles.rule} href={hrefTo('rules', refused.under)}>
            {shell.rule}
            <span className="unseen">: {refused.under}</span>
          </a>
        )}
      </p>
      <span className={styles.ways}>
        {bet &&
          instead.map(chips => (
            <button key={chips} type="button" onClick={() => bet(chips)}>
              {shell.betInstead(dollars(chips))}
            </button>
          ))}
        <button
          type="button"
          className={styles.away}
          aria-label={bets.dismiss}
          title={bets.dismiss}
          onClick={dismiss}
        >
          <Icon name="close" />
        </button>
      </span>
    </div>
  ) : null
}

/** Says that the connection is lost, that bets stay, and that the client reconnects. */
export const LineLost = () => {
  const { shell } = useWords()
  return (
    <div className={`${styles.toast} ${styles.even}`} data-part="line-lost">
      <span className={styles.sign}>
        <Icon name="rebet" size={20} />
      </span>
      <p>
        <strong>{shell.lost}</strong> {shell.lostSays}
      </p>
    </div>
  )
}
