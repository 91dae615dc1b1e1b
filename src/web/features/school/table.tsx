import { use } from 'react'
import { type Card, isCard } from '../../../kernel/card.ts'
import type { Seen } from '../../../kernel/secret.ts'
import { ordinaryGameOf, subjectOf } from '../../../school/curriculum.ts'
import type { Moment } from '../../../school/evening.ts'
import { tableIn } from '../../../school/rehearsal.ts'
import type { Connection, View } from '../../client/connection.ts'
import type { AnyFace } from '../../games/face.ts'
import { faceOf } from '../../games/index.ts'
import { dollars, useWords } from '../../i18n/index.ts'
import { Surface } from '../table/surface.tsx'
import { patronText } from './answer-text.ts'
import { useSchool } from './context.ts'

/** The table as the dealer sees it, drawn by the game's own face. */

const faces = new Map<string, Promise<AnyFace>>()

export const useFace = (game: string): AnyFace => {
  const found = faces.get(game) ?? faceOf(game)
  faces.set(game, found)
  return use(found)
}

export const gameAt = ({ place }: Moment): string => {
  const subject = subjectOf(place)
  return subject === 'tournaments' ? place.book.replace('electronic-', '') : ordinaryGameOf(subject)
}

const nothing = async (): Promise<void> => undefined

const connectionOf = (game: string, view: View): Connection => {
  const moment = { seq: 1, view, left: null, heardAt: 0 }
  return {
    table: `school/${game}`,
    game,
    patron: '',
    subscribe: () => () => undefined,
    moment: () => moment,
    line: () => 'open',
    send: () => Promise.resolve({ failed: '' }),
    rounds: () => Promise.resolve([]),
    history: () => Promise.resolve([]),
    promises: () => Promise.resolve([]),
  }
}

interface Boxed {
  readonly boxes?: readonly {
    readonly patron: string
    readonly cards: readonly Seen<Card>[]
    readonly drawn: readonly Seen<Card>[]
  }[]
}

/** The open cards of a patron, in games where patrons have their own hand. */
const handOf = (view: View, patron: string): string => {
  const box = (view.play as Boxed).boxes?.find(each => each.patron === patron)
  return [...(box?.cards ?? []), ...(box?.drawn ?? [])].filter(isCard).join(' ')
}

export const DealtTable = ({
  moment,
  state,
}: {
  readonly moment: Moment
  readonly state: unknown
}) => {
  const words = useWords()
  const { school } = useSchool()
  const game = gameAt(moment)
  const face = useFace(game)
  const { setting } = moment.place
  const view = setting.insideView!(setting.game.view(state, { role: 'dealer' })) as View
  const wagers = tableIn(moment.place, state)?.wagers ?? []
  return (
    <section className="school-table" aria-label={school.table}>
      <div inert>
        <Surface face={face} game={game} mode="closed" isPicture>
          <face.Stage
            view={view}
            connection={connectionOf(game, view)}
            seat={undefined}
            ask={nothing}
          >
            {null}
          </face.Stage>
        </Surface>
      </div>
      <h2>{school.onTable}</h2>
      {wagers.length === 0 && <p className="note">{school.nothingOnTable}</p>}
      <ul className="lines">
        {wagers.map(({ id, patron, on, chips }) => (
          <li key={id}>
            <span>{patronText(school, patron)}</span>
            <span>
              {face.wagerName(words, on)} {handOf(view, patron)}
            </span>
            <span className="money">{dollars(chips)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
