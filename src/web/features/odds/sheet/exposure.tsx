import type {
  CostlyHand,
  CostlyOutcome,
  Exposure as ExposureFigures,
  ParSheet,
} from '../../../../odds/par.ts'
import type { Spread } from '../../../../odds/spread.ts'
import { dollars, useWords, type Words } from '../../../i18n/index.ts'
import { ClauseLink } from '../../../ui/clause.tsx'
import { csvOf } from '../../../ui/download.ts'
import { Saves } from '../forecast/chart-downloads.tsx'
import { keyOf, nameOf, termsWords, wagerWords } from '../numbers.ts'
import type { PageChoices } from '../page-choices.ts'
import { type Sign, shownBy, type TableSigns } from './signs.ts'

/** The most that a round can cost, with the signs of the table. @rule nz1:10.1(b) */

const handWords = ({ sheet }: Words, { points, cards, kind }: CostlyHand): string =>
  sheet.hand(points, cards, sheet.kinds[kind])

const whenWords = (words: Words, when: CostlyOutcome): string => {
  const { sheet } = words
  switch (when.is) {
    case 'coup':
      return sheet.coup(handWords(words, when.player), handWords(words, when.banker))
    case 'spin':
      return sheet.spin(when.number)
    case 'roll':
      return sheet.roll(when.dice.join(' + '))
    case 'hands':
      return [
        when.royalFlushes > 0 && sheet.royalFlushes(when.royalFlushes),
        when.straightFlushes > 0 && sheet.straightFlushes(when.straightFlushes),
        when.fours > 0 && sheet.fours(when.fours),
      ]
        .filter(part => part !== false)
        .join(', ')
  }
}

/** A part is a wager with its terms, or the name of a set of main wagers. */
const partWords = (words: Words, part: string): string => {
  const [wager = '', ...terms] = part.split(' ')
  return terms.length === 0
    ? termsWords(words, part)
    : `${wagerWords(words, wager)}, ${termsWords(words, terms.join(' '))}`
}

const termsOf = (words: Words, terms: string): string =>
  terms === 'every wager that wins'
    ? words.sheet.every
    : terms
        .split(', ')
        .map(part => partWords(words, part))
        .join('; ')

const Field = ({ sign, chosen, name }: { sign: Sign; chosen: PageChoices; name: string }) => (
  <label className="choose">
    <span>{name}</span>
    <input
      type="number"
      inputMode="numeric"
      min={1}
      max={sign.most}
      step={1}
      value={chosen.of(sign.key, String(sign.standard))}
      aria-invalid={shownBy(chosen, sign) !== Number(chosen.of(sign.key, String(sign.standard)))}
      onChange={({ target }) => chosen.choose(sign.key, target.value === '' ? ' ' : target.value)}
    />
  </label>
)

const Fields = ({
  signs,
  chosen,
}: {
  readonly signs: TableSigns
  readonly chosen: PageChoices
}) => {
  const { sheet, roulette, odds } = useWords()
  const { maxima, patrons, differential } = signs
  const names: Readonly<Record<string, string>> = {
    ...roulette.kinds,
    ...odds.families,
    ...sheet.limits,
  }
  return (
    <fieldset className="chooses signs">
      <legend className="note">{sheet.signs}</legend>
      {maxima.map(sign => (
        <Field
          key={sign.key}
          sign={sign}
          chosen={chosen}
          name={sheet.maximum(names[sign.name] ?? sign.name)}
        />
      ))}
      <Field sign={patrons} chosen={chosen} name={sheet.patrons} />
      {differential && <Field sign={differential} chosen={chosen} name={sheet.differential} />}
    </fieldset>
  )
}

const Rounds = ({ exposures }: { readonly exposures: readonly ExposureFigures[] }) => {
  const words = useWords()
  const { sheet } = words
  return (
    <ul className="exposures">
      {exposures.map(each => (
        <li key={`${each.terms} ${each.differential}`}>
          <p>
            <strong className="figure">{dollars(each.cents)}</strong>{' '}
            <span>{whenWords(words, each.when)}</span>
          </p>
          <p className="note">
            {termsOf(words, each.terms)}
            {each.differential !== undefined &&
              `; ${sheet.withDifferential(dollars(each.differential))}`}
          </p>
          <p>
            {each.under.map(id => (
              <ClauseLink key={id} id={id} />
            ))}
          </p>
        </li>
      ))}
    </ul>
  )
}

const Largest = ({ sheet: par, spreads }: { sheet: ParSheet; spreads: readonly Spread[] }) => {
  const words = useWords()
  const { sheet, odds } = words
  return (
    <table className="largest">
      <caption>{sheet.largest}</caption>
      <thead>
        <tr>
          <th scope="col">{odds.heads.wager}</th>
          <th scope="col">{sheet.stake}</th>
          <th scope="col">{sheet.wins}</th>
          <th scope="col" className="wide">
            {odds.clause}
          </th>
        </tr>
      </thead>
      <tbody>
        {par.lines.map(line => (
          <tr key={keyOf(line)}>
            <th scope="row">{nameOf(words, line, spreads)}</th>
            <td className="figure">{dollars(line.largest.maximum)}</td>
            <td className="figure">{dollars(line.largest.wins)}</td>
            <td className="wide">
              {line.largest.under.map(id => (
                <ClauseLink key={id} id={id} />
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface ExposureProps {
  readonly sheet: ParSheet
  readonly spreads: readonly Spread[]
  readonly signs: TableSigns
  readonly chosen: PageChoices
}

export const Exposure = ({ sheet: par, spreads, signs, chosen }: ExposureProps) => {
  const words = useWords()
  const { sheet } = words
  return (
    <section className="tile" aria-labelledby="exposure">
      <h2 id="exposure">{sheet.exposure}</h2>
      <p className="note">
        {sheet.exposureSays} {signs.differential && sheet.differentialSays}
      </p>
      <Fields signs={signs} chosen={chosen} />
      <Rounds exposures={par.exposures} />
      <Largest sheet={par} spreads={spreads} />
      <Saves
        title={sheet.exposure}
        name="exposure"
        csv={csvOf(
          ['figure', 'wager or round', 'terms', 'patrons', 'differential', 'cents', 'under'],
          [
            ...par.exposures.map(each => [
              'round',
              whenWords(words, each.when),
              each.terms,
              each.patrons,
              each.differential ?? '',
              each.cents,
              each.under.join(' '),
            ]),
            ...par.lines.map(({ wager, terms, largest }) => [
              'one patron',
              wager,
              terms,
              1,
              '',
              largest.wins,
              largest.under.join(' '),
            ]),
          ],
        )}
      />
    </section>
  )
}
