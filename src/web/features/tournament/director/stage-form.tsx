import { APPLICATION, isGameName } from '../../../../tournament/session/application.ts'
import { useWords } from '../../../i18n/index.ts'
import type { Writing } from './conditions-form.tsx'
import { type StageDraft, withHeats } from './draft.ts'
import { Choice, Section, Text } from './form-fields.tsx'

/**
 * The stages of a tournament: heats and a final. @rule nz7:2.2(r) nz7:2.2(u) nz7:2.2(w) nz7:2.2(x)
 */

// biome-ignore format: a list
const UNDER = [
  'nz7:2.2(r)', 'nz7:2.2(u)', 'nz7:3.4', 'nz7:4.2(a)', 'nz7:2.2(w)', 'nz7:2.2(x)', 'nz7:4.13',
]

/** The limits are raised at most twice. @rule nz7:4.13 */
const MOST_LIMITS = 3

interface StageProps {
  readonly stage: StageDraft
  readonly isFinal: boolean
  readonly game: string
  readonly lacks: readonly string[]
  readonly change: (change: Partial<StageDraft>) => void
  readonly remove: (() => void) | undefined
}

const Limits = ({ stage, change, game }: StageProps) => {
  const { form } = useWords().tournament
  const { limits } = stage
  const canRaise = isGameName(game) && APPLICATION[game].indicatorCards
  const set = (at: number, which: 'minimum' | 'maximum', value: string) =>
    change({ limits: limits.map((each, i) => (i === at ? { ...each, [which]: value } : each)) })
  return (
    <>
      {limits.map(({ minimum, maximum }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is identified by its number
        <div key={at} className="pair">
          <Text
            label={at === 0 ? form.minimum : form.raisedMinimum(at)}
            number
            value={minimum}
            set={value => set(at, 'minimum', value)}
          />
          <Text
            label={at === 0 ? form.maximum : form.raisedMaximum(at)}
            number
            value={maximum}
            set={value => set(at, 'maximum', value)}
          />
        </div>
      ))}
      {canRaise && (
        <p className="row">
          {limits.length < MOST_LIMITS && (
            <button
              type="button"
              onClick={() => change({ limits: [...limits, { minimum: '', maximum: '' }] })}
            >
              {form.addLimits}
            </button>
          )}
          {limits.length > 1 && (
            <button type="button" onClick={() => change({ limits: limits.slice(0, -1) })}>
              {form.dropLimits}
            </button>
          )}
        </p>
      )}
    </>
  )
}

const StageFields = (props: StageProps) => {
  const { form } = useWords().tournament
  const { stage, isFinal, game, lacks, change, remove } = props
  const text = (name: keyof StageDraft) => ({
    value: stage[name] as string,
    set: (value: string) => change({ [name]: value }),
  })
  return (
    <Section title={isFinal ? form.final : form.heats(stage.name)} under={UNDER} lacks={lacks}>
      <Text label={form.stageName} {...text('name')} />
      <Text label={form.startingChips} number {...text('startingChips')} />
      <Limits {...props} />
      <Text label={form.increment} number {...text('increment')} />
      <Text label={form.seats} number {...text('seats')} />
      <Choice
        label={form.unit}
        value={stage.unit}
        of={isGameName(game) ? APPLICATION[game].units : []}
        named={form.units}
        set={unit => change({ unit: unit as StageDraft['unit'] })}
      />
      <Text label={form.value(form.units[stage.unit])} number {...text('value')} />
      {!isFinal && (
        <>
          <Choice
            label={form.progression}
            value={stage.by}
            of={['top-per-table', 'top-overall', 'winners-and-best']}
            named={form.progressions}
            set={by => change({ by: by as StageDraft['by'] })}
          />
          <Text label={form.count[stage.by]} number {...text('count')} />
        </>
      )}
      <Text label={form.wavesTables} number {...text('wavesTables')} />
      {stage.wavesTables !== '' && <Text label={form.wavesEvery} number {...text('wavesEvery')} />}
      {remove && (
        <button type="button" onClick={remove}>
          {form.removeStage}
        </button>
      )}
    </Section>
  )
}

export const Stages = ({ draft, write, lacks }: Writing) => {
  const { form } = useWords().tournament
  const { stages } = draft
  return (
    <>
      {stages.map((stage, at) => {
        const isFinal = at === stages.length - 1
        return (
          <StageFields
            // biome-ignore lint/suspicious/noArrayIndexKey: a stage is identified by its number
            key={at}
            stage={stage}
            isFinal={isFinal}
            game={draft.game}
            lacks={lacks}
            change={change =>
              write({ stages: stages.map((each, i) => (i === at ? { ...each, ...change } : each)) })
            }
            remove={
              isFinal ? undefined : () => write({ stages: stages.filter((_, i) => i !== at) })
            }
          />
        )
      })}
      <p>
        <button type="button" onClick={() => write(withHeats(draft, form.heatsName))}>
          {form.addStage}
        </button>
      </p>
    </>
  )
}
