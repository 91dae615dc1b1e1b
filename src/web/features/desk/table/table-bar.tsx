import { useEffect, useState } from 'react'
import { hrefTo } from '../../../app/route.ts'
import { spokenText, useWords } from '../../../i18n/index.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { DeskTable } from '../desk-context.ts'

/** The bar above a table at the desk: the table, the dealer, the round, the time and help. */

const EVERY = 5000

const timeOfDay = (): string =>
  new Date().toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })

const Time = () => {
  const [time, setTime] = useState(timeOfDay)
  useEffect(() => {
    const timer = setInterval(() => setTime(timeOfDay()), EVERY)
    return () => clearInterval(timer)
  }, [])
  return (
    <span className="time">
      <Icon name="clock" size={16} /> {time}
    </span>
  )
}

const CallSupervisor = ({ at }: { readonly at: DeskTable }) => {
  const { calls, desk, marks } = useWords()
  const isOpen = at.desk.calls.some(({ what }) => what === 'supervisor')
  const says = marks.list([calls.title, calls.call('supervisor', at.line.game)])
  return (
    <button
      type="button"
      aria-disabled={isOpen}
      onClick={() => !isOpen && void at.ask({ does: 'call-for', what: 'supervisor' }, says)}
    >
      {isOpen ? desk.supervisorAsked : desk.callSupervisor}
    </button>
  )
}

const Facts = ({ at }: { readonly at: DeskTable }) => {
  const words = useWords()
  const { desk, table } = words
  const { dealing, open } = at.desk
  const name = dealing.is === 'person' ? dealing.name : ''
  const dealer = { virtual: desk.virtual, nobody: desk.nobody, person: desk.person(name) }
  const round = at.moment.view.round + 1
  const facts = [
    at.isDealer ? desk.you : dealer[dealing.is],
    at.face?.roundName?.(words, round) ?? table.round(round),
    ...(open ? [] : [desk.closed]),
  ]
  return <p className="facts">{facts.join(' · ')}</p>
}

export const TableBar = ({ at }: { readonly at: DeskTable }) => {
  const words = useWords()
  const { desk } = words
  const { attended } = at.desk
  return (
    <header className="desk-bar">
      <a href={hrefTo('desk')} aria-label={desk.wall} title={desk.wall}>
        <Icon name="back" />
      </a>
      <h1 tabIndex={-1}>{spokenText(words, at.line.title)}</h1>
      <Facts at={at} />
      <Time />
      <CallSupervisor at={at} />
      {at.isDealer ? (
        <button
          key="hand back"
          type="button"
          onClick={() => at.press(() => void at.ask({ does: 'hand-back' }))}
        >
          {attended ? desk.handBack : desk.handBackTo}
        </button>
      ) : (
        <button
          key="take over"
          type="button"
          className="primary"
          onClick={() => at.press(() => void at.ask({ does: 'take-over' }))}
        >
          {desk.takeOver}
        </button>
      )}
    </header>
  )
}
