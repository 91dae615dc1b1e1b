import type { Duration, Stage } from '../../../tournament/director/s02-entry/conditions.ts'
import { layoutOf, variantOf } from '../../../tournament/director/s02-entry/variants.ts'
import type { TournamentView } from '../../../tournament/director/view/tournament-view.ts'
import { APPLICATION, isGameName } from '../../../tournament/session/application.ts'
import { dollars, useWords, type Words } from '../../i18n/index.ts'
import { ClauseLink } from '../../ui/clause.tsx'
import { timeOf } from './times.ts'

/**
 * The written conditions of entry, which everybody may read, each with its clause.
 * @rule nz7:2.2 nz7:2.6
 */

type Row = readonly [label: string, says: string, under: string]

const MINUTE = 60_000

export const lasts = ({ tournament: { form } }: Words, { unit, value }: Duration): string =>
  form.lasts(unit === 'time' ? value / MINUTE : value, unit)

const stageRows = (words: Words, stage: Stage): readonly Row[] => {
  const { form } = words.tournament
  const { limits, increment, progression, startingChips, seats, duration } = stage
  const range = limits.map(({ minimum, maximum }) =>
    words.bets.range(dollars(minimum), dollars(maximum)),
  )
  return [
    [form.startWith, dollars(startingChips), 'nz7:2.2(r)'],
    [form.roundTakes, range.join(' → '), range.length > 1 ? 'nz7:4.13' : 'nz7:2.2(u)'],
    [form.increment, dollars(increment), 'nz7:3.4'],
    [form.seats, String(seats), 'nz7:4.2(a)'],
    ...(stage.waves
      ? [
          [
            form.waves,
            form.wavesSays(stage.waves.tables, stage.waves.every / MINUTE),
            'nz7:2.3(ad)(i)',
          ] as const,
        ]
      : []),
    [form.length, lasts(words, duration), 'nz7:2.2(w)'],
    ...(progression
      ? [[form.progression, form.goesOn[progression.by](progression.count), 'nz7:2.2(x)'] as const]
      : []),
  ]
}

/** @rule nz7:3.9 ruling:721 ruling:743 */
const playRows = (words: Words, view: TournamentView): readonly Row[] => {
  const { form, director } = words.tournament
  const { timeToAct, variants, lateEntry, game } = view.conditions
  const at = isGameName(game) ? APPLICATION[game] : undefined
  const variant =
    at?.table === 'baccarat'
      ? [
          words.tournament.director.pair(form.variant, form.variantsOf[variantOf(variants)]),
          words.tournament.director.pair(form.tie, form.ties[`${variants?.tie ?? 8}`]),
        ]
      : [words.tournament.director.pair(form.layout, form.layouts[layoutOf(variants)])]
  const says = timeToAct
    ? form.timeSays(timeToAct.seconds, form.silences[timeToAct.silence])
    : form.timeOpen
  return [
    [form.tables, form.tablesOf[view.tables], 'nz7:4.2(a)'],
    [form.variants, variant.join('; '), 'ruling:721'],
    ...(at?.terminals ? [] : [[form.timeToAct, says, 'nz7:3.9'] as const]),
    [form.lateEntry, director.option(lateEntry ? 'yes' : 'no'), 'ruling:743'],
  ]
}

const rowsOf = (words: Words, view: TournamentView): readonly Row[] => {
  const { form, results } = words.tournament
  const { conditions, rules, run } = view
  const { feeSplit, prizes, endVariant, discretion, minPlayers, maxPlayers } = conditions
  const list = prizes.map(prize => ('money' in prize ? dollars(prize.money) : prize.item))
  const starts = run === 'house' ? form.atOnce : timeOf(conditions.playStart)
  const game = form.games[conditions.game as keyof typeof form.games]
  return [
    [form.game, `${game} · ${rules?.says ?? ''}`, 'nz7:1.1/tournament'],
    [form.playStart, starts, 'nz7:2.7'],
    ...playRows(words, view),
    [form.entryForm, conditions.entryForm.join(', '), 'nz7:2.2(1)'],
    [form.fee, dollars(conditions.entryFee), 'nz7:2.2(q)'],
    [form.feeUse, results.split(feeSplit.prizes, feeSplit.related, feeSplit.costs), 'nz7:2.3(af)'],
    [
      form.chipIssue,
      conditions.chipIssue === 'gratuitous' ? form.gratuitous : form.faceValue,
      'nz7:2.2(s)',
    ],
    [
      form.cards,
      words.tournament.cards(conditions.passCards, conditions.secretCards),
      'nz7:2.2(t)',
    ],
    [form.field, form.fieldSays(minPlayers ?? 2, maxPlayers), 'nz7:2.2(v)'],
    [
      form.transferable,
      words.tournament.director.option(conditions.transferable ? 'yes' : 'no'),
      'nz7:2.3(ab)',
    ],
    [form.prizes, list.join(', '), 'nz7:2.2(y)'],
    [
      form.playOff,
      `${dollars(conditions.playOff.chips)}, ${lasts(words, conditions.playOff.duration)}`,
      'nz7:3.8',
    ],
    ...(endVariant ? [[form.endVariant, form.endVariants[endVariant], 'nz7:5.3'] as const] : []),
    ...(discretion?.length ? [[form.discretion, discretion.join(' '), 'nz7:5.7(a)'] as const] : []),
  ]
}

const Rows = ({ rows }: { readonly rows: readonly Row[] }) => (
  <dl className="terms">
    {rows.map(([label, says, under]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          {says} <ClauseLink id={under} />
        </dd>
      </div>
    ))}
  </dl>
)

export const Conditions = ({ view }: { readonly view: TournamentView }) => {
  const words = useWords()
  const { tournament } = words
  return (
    <details className="tile" open={['draft', 'entries-open'].includes(view.status) || undefined}>
      <summary>{tournament.conditions}</summary>
      <Rows rows={rowsOf(words, view)} />
      {view.conditions.stages.map(stage => (
        <section key={stage.name} aria-label={stage.name}>
          <h3>{stage.name}</h3>
          <Rows rows={stageRows(words, stage)} />
        </section>
      ))}
    </details>
  )
}
