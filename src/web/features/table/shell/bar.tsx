import { hrefTo } from '../../../app/route.ts'
import { change, useSettings } from '../../../app/settings.ts'
import type { Connection, View } from '../../../client/connection.ts'
import type { AnyFace } from '../../../games/face.ts'
import { dollars, useWords } from '../../../i18n/index.ts'
import { Icon } from '../../../ui/icon.tsx'
import { balanceOf } from '../state/announcements/announcements.ts'
import { signed } from '../state/announcements/sums.ts'
import { useSitting } from '../state/sitting/visit.ts'
import styles from './bar.module.css'

/** The table's name, your time here and your money, always in the same place. */

/** Switches all sounds at once; the settings switch each kind. */
const SoundSwitch = () => {
  const { atTable } = useWords()
  const { calls, effects, tones } = useSettings()
  const isOn = calls || effects || tones
  return (
    <button
      type="button"
      className={`${styles.quiet} ${styles.wide}`}
      aria-pressed={isOn}
      aria-label={atTable.sound}
      title={atTable.sound}
      onClick={() => change({ calls: !isOn, effects: !isOn, tones: !isOn })}
    >
      <Icon name={isOn ? 'sound' : 'silent'} />
    </button>
  )
}

interface BarProps {
  readonly face: AnyFace
  readonly view: View
  readonly connection: Connection
  readonly net: number
  readonly plays: boolean
  readonly leave: () => void
  readonly buy: () => void
  readonly cashOut: () => void
  readonly menu: () => void
}

export const limitsOf = (view: View, face: AnyFace): string | undefined => {
  const limit = view.sign.limits[face.firstLimit]
  return limit && `${dollars(limit.minimum)} – ${dollars(limit.maximum)}`
}

const About = ({ face, view, connection }: Pick<BarProps, 'face' | 'view' | 'connection'>) => {
  const words = useWords()
  const { table, shell } = words
  const limits = limitsOf(view, face)
  const facts = [...(connection.practice ? [table.practice] : []), ...face.badges(words, view)]
  return (
    <p className={styles.about}>
      <span className={styles.wide}>{facts.map(fact => `${fact} · `)}</span>
      {limits && <span>{limits} · </span>}
      <span data-part="round">
        {face.roundName?.(words, view.round + 1) ?? shell.round(view.round + 1)}
      </span>
    </p>
  )
}

const Money = ({ view, buy, cashOut }: Pick<BarProps, 'view' | 'buy' | 'cashOut'>) => {
  const { table, shell } = useWords()
  return (
    <div className={styles.money}>
      <dl title={shell.atTable}>
        <dt>{table.balance}</dt>
        <dd data-part="balance">{dollars(balanceOf(view))}</dd>
      </dl>
      <button
        type="button"
        className={`${styles.quiet} ${styles.wide}`}
        aria-label={shell.buy}
        title={shell.buy}
        onClick={buy}
      >
        <Icon name="plus" />
      </button>
      <button type="button" className={styles.cash} onClick={cashOut}>
        {shell.cashOut}
      </button>
    </div>
  )
}

export const TableBar = (props: BarProps) => {
  const { face, view, connection, net, plays, leave, buy, cashOut, menu } = props
  const words = useWords()
  const { shell, atTable } = words
  const { clock, minutes } = useSitting(connection.table)
  return (
    <header className={styles.bar}>
      <button type="button" className={`${styles.quiet} ${styles.leave}`} onClick={leave}>
        <Icon name="back" />
        <span className={styles.label}>{shell.leave}</span>
      </button>
      <div className={styles.title}>
        <h1 tabIndex={-1}>{face.title(words)}</h1>
        <About face={face} view={view} connection={connection} />
      </div>
      <p className={`${styles.here} ${styles.wide}`}>
        <Icon name="clock" size={16} />
        {shell.here(clock, atTable.minutes(minutes), signed(net))}
      </p>
      <a className={`button ${styles.quiet} ${styles.wide}`} href={hrefTo('help', connection.game)}>
        <Icon name="help" />
        {shell.howTo}
      </a>
      <SoundSwitch />
      {plays && <Money view={view} buy={buy} cashOut={cashOut} />}
      <button
        type="button"
        className={styles.quiet}
        aria-label={shell.menu}
        title={shell.menu}
        onClick={menu}
      >
        <Icon name="menu" size={20} />
      </button>
    </header>
  )
}
