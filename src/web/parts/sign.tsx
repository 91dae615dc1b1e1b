import { kindName } from '../../games/baccarat/names.ts'
import { HAND_PAYS, sidePays } from '../../games/baccarat/printed-odds.ts'
import { tableDifferential } from '../../games/baccarat/wagers.ts'
import type { View } from '../connection/connection.ts'
import { bankerStep } from '../table/sums.ts'
import { dollars, useWords } from '../words/index.ts'
import { ClauseLink } from './clause.tsx'

/** The sign of the table: what is offered, what it pays, from how much to how much, and what is to come. */

const minutesTo = (at: number, now: number): number => Math.max(0, Math.ceil((at - now) / 60_000))

const rowsOf = ({ sign: { limits }, play: { elections } }: View, hands: string) =>
  Object.entries(limits).map(([kind, { minimum, maximum }]) => {
    const pays = HAND_PAYS[elections.variant]
    const printed = {
      main: `${pays.player}; Banker ${pays.banker}`,
      tie: `${elections.tie} to 1`,
    }[kind]
    return {
      kind,
      name: kind === 'main' ? hands : kindName(kind),
      pays: printed ?? sidePays(kind, elections),
      range: `${dollars(minimum)} – ${dollars(maximum)}`,
    }
  })

const Notes = ({ view }: { readonly view: View }) => {
  const { sign } = useWords()
  const { change, closesAt, isPrivate, multiplesOfMinimum } = view.sign
  const step = bankerStep(view)
  const { differential } = view.play.elections
  return (
    <ul className="notices">
      {step > 0 && (
        <li>
          {sign.step(dollars(step))} <ClauseLink id="nz5:5.12" />
        </li>
      )}
      {multiplesOfMinimum && <li>{sign.multiples}</li>}
      {view.play.notices.map(({ says, under }) => (
        <li key={says}>
          {says} <ClauseLink id={under} />
        </li>
      ))}
      {differential !== undefined && (
        <li>
          {sign.differential(dollars(Math.max(0, differential - tableDifferential(view.wagers))))}
        </li>
      )}
      {change?.by === 'notice' && (
        <li>
          {sign.change(minutesTo(change.from, view.now))} <ClauseLink id="nz1:9.3(a)" />
        </li>
      )}
      {change?.by === 'agreement' && <li>{sign.agreement}</li>}
      {closesAt !== null && (
        <li>
          {sign.closes(minutesTo(closesAt, view.now))} <ClauseLink id="nz1:8.0" />
        </li>
      )}
      {isPrivate && <li>{sign.isPrivate}</li>}
    </ul>
  )
}

export const SignPanel = ({ view }: { readonly view: View }) => {
  const { sign } = useWords()
  return (
    <div className="sign">
      <table>
        <caption>{sign.title}</caption>
        <thead>
          <tr>
            <th scope="col">{sign.wager}</th>
            <th scope="col">{sign.pays}</th>
            <th scope="col">{sign.limits}</th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(view, sign.hands).map(({ kind, name, pays, range }) => (
            <tr key={kind}>
              <th scope="row">{name}</th>
              <td>{pays}</td>
              <td>{range}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Notes view={view} />
    </div>
  )
}
