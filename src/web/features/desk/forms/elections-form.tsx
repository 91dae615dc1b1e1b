import { useWords } from '../../../i18n/index.ts'
import type { DeskTable } from '../desk-context.ts'
import { Choice } from './choices.tsx'
import { type ElectionField, electionFields, valuesOf } from './elections.ts'

/** The options of a new table. Options left alone keep their usual value. */

const Election = ({ elected }: { readonly elected: ElectionField }) => {
  const { desk } = useWords()
  const { name } = elected
  if (elected.is === 'money')
    return (
      <label>
        {desk.elected(name)}
        <input name={name} type="number" min="0.01" step="0.01" inputMode="decimal" />
      </label>
    )
  const options = elected.is === 'flag' ? ['yes', 'no'] : elected.of
  return (
    <label>
      {desk.elected(name)}
      <select name={name} defaultValue="">
        <option value="">{desk.usual}</option>
        {options.map(option => (
          <option key={option} value={option}>
            {desk.election(String(option))}
          </option>
        ))}
      </select>
    </label>
  )
}

interface ValueProps {
  readonly at: DeskTable
  readonly name: string
  /** The option to change; empty until one is chosen. */
  readonly of: string
}

/** The new value of one option, from the values that the table's book allows. */
export const ElectedValue = ({ at, name, of }: ValueProps) => {
  const { desk } = useWords()
  if (of === '') return null
  const values = valuesOf(at.line.game, at.line.book, of)
  if (values === 'number')
    return (
      <label key={of}>
        {desk.elected(of)}
        <input name={name} pattern="[0-9]+|none" required autoComplete="off" title={desk.orNone} />
      </label>
    )
  const options = values.map(value => ({ value, label: desk.election(value) }))
  return <Choice key={of} name={name} label={desk.elected(of)} options={options} />
}

export const Elections = ({ game, book }: { readonly game: string; readonly book: string }) => (
  <div className="amounts">
    {electionFields(game, book).map(elected => (
      <Election key={elected.name} elected={elected} />
    ))}
  </div>
)
