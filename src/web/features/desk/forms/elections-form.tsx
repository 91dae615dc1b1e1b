import { useWords } from '../../../i18n/index.ts'
import { type Elected, electedOf } from './elections.ts'

/** The elections of a table that is brought: what nobody chooses is as usual. */

const Election = ({ elected }: { readonly elected: Elected }) => {
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

export const Elections = ({ game, book }: { readonly game: string; readonly book: string }) => (
  <div className="amounts">
    {electedOf(game, book).map(elected => (
      <Election key={elected.name} elected={elected} />
    ))}
  </div>
)
