import type { InstantCash } from '../../../../games/lunar-poker/s05-wagers/printed-odds.ts'
import { toNumber } from '../../../../odds/numbers/fraction.ts'
import { varied } from '../../../../odds/par.ts'
import { useWords } from '../../../i18n/index.ts'
import { csvOf } from '../../../ui/download.ts'
import { BarChart } from '../forecast/bar-chart.tsx'
import { Facts } from '../forecast/forecast.tsx'
import { PACES } from '../forecast/hold-band.ts'
import { Holds } from '../forecast/hold-chart.tsx'
import { percent } from '../numbers.ts'
import { oneOf, type PageChoices } from '../page-choices.ts'
import { anteSpread, PLAYS, playWords, rangeWords, sharesOf } from './ante.ts'

interface AnteEndsProps {
  readonly chosen: PageChoices
  readonly cash: InstantCash
}

/** How rounds end by a way to play, and what they hold over a day. */
export const AnteEnds = ({ chosen, cash }: AnteEndsProps) => {
  const words = useWords()
  const { solved } = words
  const play = oneOf(
    PLAYS.map(each => each.play),
    chosen.of('play', ''),
  )
  const spread = varied(anteSpread(play, cash))
  const pace = oneOf(PACES.map(String), chosen.of('pace', '60'))
  return (
    <>
      <Facts line={spread} isExact={chosen.of('fractions', '') !== ''} />
      <BarChart
        title={solved.nets(playWords(words, play))}
        name={`antes-${play}`}
        bars={sharesOf(spread.endings).map(({ range, chance }) => ({
          name: rangeWords(words, range),
          value: toNumber(chance),
          says: percent(chance, 3),
        }))}
        csv={csvOf(
          ['antes', 'num', 'den', 'chance'],
          spread.endings.map(({ net, chance }) => [
            toNumber(net),
            String(chance.num),
            String(chance.den),
            toNumber(chance),
          ]),
        )}
      />
      <Holds play={{ ...spread.holding, roundsAnHour: Number(pace) }} />
    </>
  )
}
