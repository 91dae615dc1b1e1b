import type { View } from '../../../client/connection.ts'
import type { AnyFace } from '../../../games/face.ts'
import { dollars, useWords } from '../../../i18n/index.ts'
import { ClauseLink } from '../../../ui/clause.tsx'

/** The table's sign: the bets, what they pay, their limits, and announced changes. */

interface SignProps {
  readonly face: AnyFace
  readonly view: View
}

const minutesTo = (at: number, now: number): number => Math.max(0, Math.ceil((at - now) / 60_000))

const Notes = ({ face, view }: SignProps) => {
  const { sign } = useWords()
  const { change, closesAt, isPrivate, multiplesOfMinimum, rules } = view.sign
  return (
    <ul className="notices">
      {multiplesOfMinimum && <li>{sign.multiples}</li>}
      {face.SignNotes && <face.SignNotes view={view} />}
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
      {rules !== null && (
        <li>
          {sign.rules(rules)} <ClauseLink id="nz1:19.2" />
        </li>
      )}
    </ul>
  )
}

export const SignPanel = ({ face, view }: SignProps) => {
  const words = useWords()
  const { sign } = words
  const rangeOf = (kind: string): string => {
    const limit = view.sign.limits[kind]
    return limit ? `${dollars(limit.minimum)} – ${dollars(limit.maximum)}` : ''
  }
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
          {face.signRows(words, view).map(({ kind, name, pays }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{pays}</td>
              <td>{rangeOf(kind)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Notes face={face} view={view} />
    </div>
  )
}
