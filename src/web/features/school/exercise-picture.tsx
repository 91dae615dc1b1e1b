import type { ReactNode } from 'react'
import { chanceAt } from '../../../games/catalogue.ts'
import type { Card } from '../../../kernel/card.ts'
import type { ExerciseQuestion, InspectedEntry } from '../../../school/drills/exercise.ts'
import { useSettings } from '../../app/settings.ts'
import { dollars, useWords } from '../../i18n/index.ts'
import { PlayingCard } from '../../ui/pieces/card.tsx'
import { Dice } from '../../ui/pieces/dice.tsx'
import { deedText } from './answer-text.ts'
import { useSchool } from './context.ts'
import { DealtTable, useFace } from './table.tsx'

/** What an exercise shows. */

const Cards = ({ title, cards }: { readonly title?: string; readonly cards: readonly Card[] }) => (
  <div>
    {title && <h3>{title}</h3>}
    <div className="school-cards">
      {cards.map(card => (
        <PlayingCard key={card} card={card} />
      ))}
    </div>
  </div>
)

type ShownAs<I> = Extract<ExerciseQuestion, { readonly is: I }>

const Payout = ({ game, wagers }: ShownAs<'payout'>) => {
  const words = useWords()
  const face = useFace(game)
  return (
    <>
      <p className="note">{face.title(words)}</p>
      <ul>
        {wagers.map(({ id, on, chips }) => (
          <li key={id}>
            {face.wagerName(words, on)}, {dollars(chips)}
          </li>
        ))}
      </ul>
    </>
  )
}

const Steps = ({ game, done }: ShownAs<'step'>) => {
  const words = useWords()
  const { school } = useSchool()
  const face = useFace(game)
  const names = done.map(does => stepName(words, school, game, does))
  return (
    <p>
      {face.title(words)}. {school.asksStep(names.join(' → ') || school.none)}
    </p>
  )
}

/** At the dice the dealer calls the total. */
export const stepName = (
  { desk }: ReturnType<typeof useWords>,
  school: ReturnType<typeof useSchool>['school'],
  game: string,
  does: string,
): string => (chanceAt(game) === 'dice' && does === 'call' ? school.callTotal : desk.step(does))

const LETTERS: Readonly<Record<string, string>> = { player: 'P', banker: 'B', tie: 'T' }

const Road = ({ results, next }: ShownAs<'road'>) => {
  const { school } = useSchool()
  const letter = (result: string) => school.letters[LETTERS[result]!]!
  return (
    <>
      <p>
        {school.results}: {results.map(letter).join(' · ')}
      </p>
      <p>
        {school.nextResult}: <strong>{letter(next)}</strong>
      </p>
    </>
  )
}

const Proposal = ({ moment, proposed }: ShownAs<'proposal'>) => {
  const words = useWords()
  const { school } = useSchool()
  const { language } = useSettings()
  const sees = moment.sees && (language === 'en' ? moment.sees.en : moment.sees.zh)
  return (
    <>
      <DealtTable moment={moment} state={moment.deed.before} />
      <p className="school-sees">{sees}</p>
      <p>{school.proposes(deedText(words, proposed))}</p>
    </>
  )
}

const endText = (entry: InspectedEntry['ends'][number]): string =>
  `${entry.patron}: ${entry.on} ${dollars(entry.stake)} → ${entry.end}${entry.end === 'win' ? ` ${dollars(entry.pays)}` : ''}`

const Log = ({ entries }: ShownAs<'log'>) => (
  <ol className="school-log" lang="en">
    {entries.map(({ says, ends }, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the entries of a log are known by their number.
      <li key={i}>
        {says}
        {ends.map(end => (
          <small key={`${end.patron} ${end.on}`}> · {endText(end)}</small>
        ))}
      </li>
    ))}
  </ol>
)

const SHOWN: { readonly [I in ExerciseQuestion['is']]: (shows: ShownAs<I>) => ReactNode } = {
  'third-card': shows => <ThirdCard {...shows} />,
  payout: shows => <Payout {...shows} />,
  pile: () => null,
  'colour-up': () => null,
  rounding: shows => <Terms {...shows} />,
  hand: ({ cards }) => <Cards cards={cards} />,
  dice: ({ faces }) => <Dice faces={faces as never} />,
  step: shows => <Steps {...shows} />,
  road: shows => <Road {...shows} />,
  proposal: shows => <Proposal {...shows} />,
  log: shows => <Log {...shows} />,
}

const Terms = ({ terms }: ShownAs<'rounding'>) => {
  const { school } = useSchool()
  return <p className="note">{school.terms[terms]}</p>
}

const ThirdCard = ({ player, banker }: ShownAs<'third-card'>) => {
  const { school } = useSchool()
  return (
    <div className="row">
      <Cards title={school.hands.player!} cards={player} />
      <Cards title={school.hands.banker!} cards={banker} />
    </div>
  )
}

export const Shown = ({ shows }: { readonly shows: ExerciseQuestion }) =>
  (SHOWN[shows.is] as (shows: ExerciseQuestion) => ReactNode)(shows)
