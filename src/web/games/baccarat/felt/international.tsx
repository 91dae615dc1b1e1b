import { useState } from 'react'
import type { Side } from '../../../../games/baccarat/s09-third-cards/third-card.ts'
import { HIDDEN } from '../../../../kernel/secret.ts'
import { useWords } from '../../../i18n/index.ts'
import styles from '../cards/asked.module.css'
import { HANDS, type Stage } from '../table.ts'

/** Section 15: hands that nobody turns, divided cards, further wagers, lost cards. */

/**
 * The people who may receive a hand's cards: the patron and those who act for them.
 * @rule nz5:15.4 nz5:15.6
 */
const circleOf = ({ view }: Stage, principal: string): readonly string[] => {
  const seated = view.seats.map(({ patron }) => patron)
  const nominees = view.play.markers.filter(one => one.patron === principal && one.mayHandle)
  return [principal, ...nominees.map(({ nominee }) => nominee)].filter(who => seated.includes(who))
}

const useNamed = ({ connection }: Stage) => {
  const { table } = useWords()
  return (who: string) => (who === connection.patron ? table.you : who)
}

/** True if no card of the hand has been passed, seen or added. */
const isWhole = ({ view: { play } }: Stage, hand: Side): boolean =>
  play.out?.hand !== hand &&
  play.hands[hand].cards.length <= 2 &&
  play.hands[hand].points === null &&
  play.hands[hand].cards.every(card => card === HIDDEN)

/** @rule nz5:15.7 nz5:15.8 */
const Volunteer = (stage: Stage & { readonly hand: Side }) => {
  const { international: words, names, atTable } = useWords()
  const { view, connection, ask, hand, seat } = stage
  const { play } = view
  const [declined, decline] = useState<number>()
  const { volunteers = [], kept = [] } = play.international ?? {}
  const offers = volunteers.filter(each => each.hand === hand)
  const isDue = play.phase === 'dealing' || play.phase === 'turning'
  const isVacant = play.pucks[hand] === null && !kept.includes(hand) && isWhole(stage, hand)
  if (seat === undefined || !isDue || !isVacant || declined === view.round) return null
  return (
    <section className={styles.dialog} aria-label={words.vacant(names[hand])}>
      <h2>{words.vacant(names[hand])}</h2>
      {offers.some(({ patron }) => patron === connection.patron) ? (
        <p>{words.volunteered(names[hand])}</p>
      ) : (
        <div className="row">
          <button
            type="button"
            className="primary"
            onClick={() => void ask({ does: 'volunteer', hand })}
          >
            {words.volunteer(names[hand])}
          </button>
          <button type="button" onClick={() => decline(view.round)}>
            {atTable.noThanks}
          </button>
          <p>{words.vacantSays}</p>
        </div>
      )}
    </section>
  )
}

interface GoesToProps {
  readonly name: string
  readonly chosen: string
  readonly among: readonly string[]
  readonly choose: (who: string) => void
  readonly named: (who: string) => string
}

const GoesTo = ({ name, chosen, among, choose, named }: GoesToProps) => (
  <label className="goes-to">
    <span>{name}</span>
    <select value={chosen} onChange={event => choose(event.target.value)}>
      {among.map(who => (
        <option key={who} value={who}>
          {named(who)}
        </option>
      ))}
    </select>
  </label>
)

/** @rule nz5:15.4 nz5:15.4(i) nz5:15.4(ii) */
const Divide = (stage: Stage & { readonly hand: Side }) => {
  const { international: words, names } = useWords()
  const { view, connection, ask, hand } = stage
  const named = useNamed(stage)
  const among = circleOf(stage, connection.patron)
  const [first, setFirst] = useState(among[0])
  const [second, setSecond] = useState(among[1])
  const isMine = view.play.pucks[hand] === connection.patron
  if (!isMine || among.length < 2 || !isWhole(stage, hand) || view.play.phase === 'reopened')
    return null
  const split = view.play.international?.splits.find(each => each.hand === hand)
  const ways = { first: first ?? among[0]!, second: second ?? among[1]! }
  return (
    <section className={styles.dialog} aria-label={words.split(names[hand])}>
      <h2>{words.split(names[hand])}</h2>
      {split ? (
        <p>
          {words[split.directed ? 'directed' : 'asked'](named(split.to[0]), named(split.to[1]))}
        </p>
      ) : (
        <div className="row">
          <GoesTo {...{ among, named }} name={words.first} chosen={ways.first} choose={setFirst} />
          <GoesTo
            {...{ among, named }}
            name={words.second}
            chosen={ways.second}
            choose={setSecond}
          />
          <button
            type="button"
            className="primary"
            onClick={() => void ask({ does: 'ask-split', hand, ...ways })}
          >
            {words.ask}
          </button>
        </div>
      )}
    </section>
  )
}

/** A patron with both cards may give one to another person of the same circle. @rule nz5:15.6 */
export const Giving = (stage: Stage) => {
  const { international: words } = useWords()
  const { view, connection, ask } = stage
  const named = useNamed(stage)
  const { out, pucks, hands } = view.play
  const principal = out && pucks[out.hand]
  if (!out || !principal || out.receiver !== connection.patron) return null
  if (view.play.international === null || hands[out.hand].cards.length !== 2) return null
  const others = circleOf(stage, principal).filter(who => who !== connection.patron)
  const held = out.holders.flatMap((who, i) => (who === connection.patron ? [i + 1] : []))
  if (others.length === 0 || held.length === 0) return null
  return (
    <div className="row giving">
      {held.flatMap(card =>
        others.map(to => (
          <button
            key={`${card} ${to}`}
            type="button"
            className="small"
            onClick={() => void ask({ does: 'give-card', card, to })}
          >
            {words.give(card, named(to))}
          </button>
        )),
      )}
      <p className="note">{words.giveSays}</p>
    </div>
  )
}

/** @rule nz5:15.9 */
const Astray = (stage: Stage) => {
  const { international: words, names } = useWords()
  const { view, connection, ask } = stage
  const { astray = [], asked = [], voided = [] } = view.play.international ?? {}
  if (astray.length === 0) return null
  const here = [...view.seats, ...view.standing].some(({ patron }) => patron === connection.patron)
  const open = here ? HANDS.filter(hand => !voided.includes(hand)) : []
  return (
    <section className={styles.dialog} aria-label={words.title}>
      {astray.map(hand => (
        <p key={hand}>{words.astray(names[hand])}</p>
      ))}
      <div className="row">
        {open.map(hand =>
          asked.some(each => each.hand === hand && each.patron === connection.patron) ? (
            <p key={hand}>{words.voidAsked(names[hand])}</p>
          ) : (
            <button
              key={hand}
              type="button"
              onClick={() => void ask({ does: 'ask-void-hand', hand })}
            >
              {words.askVoid(names[hand])}
            </button>
          ),
        )}
      </div>
    </section>
  )
}

export const International = (stage: Stage) => (
  <>
    {HANDS.map(hand => (
      <Volunteer key={`v ${hand}`} {...stage} hand={hand} />
    ))}
    {HANDS.map(hand => (
      <Divide key={`d ${hand}`} {...stage} hand={hand} />
    ))}
    <Astray {...stage} />
  </>
)
