import { useState } from 'react'
import type { BaccaratView } from '../../../../games/baccarat/table/view.ts'
import { useWords } from '../../../i18n/index.ts'
import { ClauseLink } from '../../../ui/clause.tsx'
import type { PeopleProps } from '../../face.ts'
import { BetweenRounds } from '../rights.tsx'
import type { Baccarat } from '../table.ts'

/** Rule 2.3: people who act for a patron, from the request to the announced end. */

type Nomination = Baccarat['play']['markers'][number]

const allOf = ({ play }: Baccarat): readonly Nomination[] => [
  ...play.markers,
  ...(play.asked ?? []),
]

type People = PeopleProps<BaccaratView>

/** Everybody else who plays here and acts for nobody. @rule nz5:2.3(d) */
const freeToAct = ({ view, patron }: People): readonly string[] => {
  const acting = view.play.markers.map(({ nominee }) => nominee)
  const mine = allOf(view).flatMap(one => (one.patron === patron ? [one.nominee] : []))
  return [...view.seats, ...view.standing]
    .map(place => place.patron)
    .filter((who): who is string => who !== null && who !== patron)
    .filter(who => !acting.includes(who) && !mine.includes(who))
}

const Request = (props: People) => {
  const { nominees } = useWords()
  const free = freeToAct(props)
  const [chosen, choose] = useState<string>()
  const who = free.find(each => each === chosen) ?? free[0]
  if (who === undefined) return <p className="note">{nominees.nobody}</p>
  return (
    <div className="row">
      <label className="goes-to">
        <span>{nominees.who}</span>
        <select value={who} onChange={event => choose(event.target.value)}>
          {free.map(each => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </label>
      <button
        type="button"
        onClick={() => void props.ask({ does: 'request-nominee', nominee: who })}
      >
        {nominees.request(who)}
      </button>
    </div>
  )
}

const mayOf = ({ mayWager, mayHandle }: Nomination) => {
  if (mayWager) return mayHandle ? 'both' : 'wager'
  return mayHandle ? 'handle' : 'nothing'
}

const Standing = ({ one, patron, ask }: People & { readonly one: Nomination }) => {
  const { nominees, marks } = useWords()
  const { nominee, stands } = one
  if (one.nominee === patron)
    return (
      <li>
        {stands === 'active' || stands === 'ending'
          ? marks.sentences([marks.sentence(nominees.acting(one.patron)), nominees.may[mayOf(one)]])
          : nominees.waiting(one.patron)}
      </li>
    )
  return (
    <li>
      <span>{nominees.stands[stands](nominee)}</span>
      {stands !== 'ending' && (
        <button
          type="button"
          className="small"
          onClick={() => void ask({ does: 'end-nominee', patron, nominee })}
        >
          {nominees.end(nominee)}
        </button>
      )}
    </li>
  )
}

/** What patrons may ask for, and who acts for whom. */
export const AtTable = (props: People) => (
  <>
    <BetweenRounds {...props} />
    <Nominees {...props} />
  </>
)

/** @rule nz5:2.3(a) nz5:2.3(b) nz5:2.3(e) */
const Nominees = (props: People) => {
  const { nominees } = useWords()
  const { view, patron } = props
  if (view.play.elections.book !== 'nz5' || view.mine === null) return null
  const mine = allOf(view).filter(one => one.patron === patron || one.nominee === patron)
  return (
    <section className="nominees" aria-labelledby="nominees">
      <h3 id="nominees">
        {nominees.title} <ClauseLink id="nz5:2.3" />
      </h3>
      <p className="note">{nominees.says}</p>
      <ul className="lines">
        {mine.map(one => (
          <Standing key={`${one.patron}/${one.nominee}`} {...props} one={one} />
        ))}
      </ul>
      <Request {...props} />
    </section>
  )
}
