import { BOOKS } from '../../../games/baccarat/books/index.ts'
import { CATALOGUE, type GameName } from '../../../games/catalogue.ts'
import { LAYOUTS } from '../../../games/roulette/s02-layout.ts'
import type { Spread } from '../../../odds/spread.ts'
import { hrefTo } from '../../app/route.ts'
import { GAME_NAMES } from '../../games/index.ts'
import { useWords } from '../../i18n/index.ts'
import { Choose } from '../../ui/controls/choice.tsx'
import { termsWords } from './numbers.ts'
import { oneOf, type PageChoices } from './page-choices.ts'
import { ALL, electionsOf, familiesOf, NONE } from './wager-families.ts'

/** The game, book and terms that an operator may elect. */

export const BOOK_IDS = ['nz5', 'nz5-old', 'mbs'] as const

export const decksOf = (chosen: PageChoices): number => {
  const { among } = BOOKS[oneOf(BOOK_IDS, chosen.of('book', 'nz5'))].elects.decks
  const wanted = Number(chosen.of('decks', '8'))
  return among.includes(wanted) ? wanted : among.at(-1)!
}

export const GameTabs = ({ game }: { readonly game: GameName }) => {
  const { odds } = useWords()
  return (
    <nav className="switch" aria-label={odds.games}>
      {GAME_NAMES.map(each => (
        <a key={each} href={hrefTo('odds', each)} aria-current={each === game ? 'page' : undefined}>
          {odds.game[each]}
        </a>
      ))}
    </nav>
  )
}

const Baccarat = ({ chosen }: { readonly chosen: PageChoices }) => {
  const { odds, books } = useWords()
  const book = oneOf(BOOK_IDS, chosen.of('book', 'nz5'))
  return (
    <>
      <Choose
        name={odds.book}
        value={book}
        among={BOOK_IDS.map(id => [id, books[id]])}
        choose={value => chosen.choose('book', value)}
      />
      <Choose
        name={odds.decks}
        value={String(decksOf(chosen))}
        among={BOOKS[book].elects.decks.among.map(n => [String(n), String(n)])}
        choose={value => chosen.choose('decks', value)}
      />
    </>
  )
}

const Book = ({ game }: { readonly game: Exclude<GameName, 'baccarat'> }) => {
  const { odds, books } = useWords()
  const [id] = CATALOGUE[game].books
  return <Choose name={odds.book} value={id} among={[[id, books[id]]]} choose={() => undefined} />
}

interface FamilyProps {
  readonly chosen: PageChoices
  readonly elected: string
  readonly family: string
  readonly terms: readonly string[]
}

const SIDES = /pair|match|bonus|super/

const Family = ({ chosen, elected, family, terms }: FamilyProps) => {
  const words = useWords()
  const { odds } = words
  const name = family in odds.families ? odds.families[family as 'tie'] : family
  const isSide = SIDES.test(family)
  if (terms.length < 2 && !isSide) return null
  return (
    <Choose
      name={name}
      value={elected}
      among={[
        ...terms.map(each => [each, termsWords(words, each)] as const),
        ...(terms.length > 1 ? [[ALL, odds.all] as const] : []),
        ...(isSide ? [[NONE, odds.none] as const] : []),
      ]}
      choose={value => chosen.choose(family, value)}
    />
  )
}

interface OptionsProps {
  readonly game: GameName
  readonly chosen: PageChoices
  readonly spreads: readonly Spread[]
}

export const Options = ({ game, chosen, spreads }: OptionsProps) => {
  const { odds } = useWords()
  const elections = electionsOf(spreads, family => chosen.of(family, ''))
  return (
    <section className="options" aria-label={odds.options}>
      <h2>{odds.options}</h2>
      <div className="chooses">
        {game === 'baccarat' ? <Baccarat chosen={chosen} /> : <Book game={game} />}
        {game === 'roulette' && (
          <Choose
            name={odds.layout}
            value={oneOf(LAYOUTS, chosen.of('layout', ''))}
            among={LAYOUTS.map(each => [each, odds.layouts[each]])}
            choose={value => chosen.choose('layout', value)}
          />
        )}
        {familiesOf(spreads).map(([family, terms]) => (
          <Family
            key={family}
            chosen={chosen}
            elected={elections.get(family)!}
            family={family}
            terms={terms}
          />
        ))}
      </div>
    </section>
  )
}
