import type { DeskLine, Used } from '../../../client/desk.ts'
import { dollars, useWords, type Words } from '../../../i18n/index.ts'
import { mainLimits } from '../../../ui/main-limits.ts'

/** A table in figures: its limits, pace, wagers, shoe and differential. */

const limitsOf = ({ lobby }: Words, { limits }: DeskLine): string => {
  const main = mainLimits(limits)
  return main ? lobby.limits(dollars(main.minimum), dollars(main.maximum)) : ''
}

const Gauge = ({ name, says, used }: { name: string; says: string; used: Used }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {says}
      <span className="gauge" aria-hidden="true" data-over={used.now > used.of || undefined}>
        <span style={{ inlineSize: `${Math.min(100, (100 * used.now) / (used.of || 1))}%` }} />
      </span>
    </dd>
  </div>
)

export const Figures = ({ line }: { readonly line: DeskLine }) => {
  const words = useWords()
  const { desk } = words
  const { pace, rounds, wagered, shoe, differential } = line
  const plain = [
    [desk.limits, limitsOf(words, line)],
    [desk.pace, pace === null ? desk.rounds(rounds) : desk.anHour(pace)],
    [desk.stakes, dollars(wagered)],
  ] as const
  return (
    <dl className="figures">
      {plain.map(([name, says]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{says}</dd>
        </div>
      ))}
      {shoe && (
        <Gauge
          name={desk.shoe}
          says={shoe.now === 0 ? desk.notLoaded : desk.left(shoe.now, shoe.of)}
          used={shoe}
        />
      )}
      {differential && (
        <Gauge
          name={desk.differential}
          says={desk.usedOf(dollars(differential.now), dollars(differential.of))}
          used={differential}
        />
      )}
    </dl>
  )
}
